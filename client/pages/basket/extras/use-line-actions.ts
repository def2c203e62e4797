import { useState } from 'react';
import { useIsKeptHere } from '../../../features/basket/basket.api.ts';
import { saveLine } from '../../../features/basket/basket-extras.api.ts';
import { writeFittingAddress } from '../../../lib/fitting-address.ts';
import { focusHeading, useFocusLater } from '../../../lib/focus.ts';
import { safeToRepeat } from '../../../lib/safe-to-repeat.ts';
import { useWrite } from '../../../lib/use-write.ts';
import { useHref } from '../../../state/device.ts';
import { notify } from '../../../state/notices.ts';
import { useCustomer } from '../../../state/session.ts';
import type { ListedAction } from '../../../ui/action-list.tsx';
import type { BasketRow } from '../basket-rows.ts';
import { menuButtonId } from '../parts/line-menu.tsx';
import { moveLine } from './moving-line.ts';

/** What can be done with a line besides setting its quantity and removing it: little with samples and fitting, nothing with what has gone. */
export function useLineActions(row: BasketRow) {
  const { userId } = useCustomer().user;
  const { carId, name } = row;
  const [isWriting, setWriting] = useState(false);
  const isHere = useIsKeptHere();
  const href = useHref();
  const focusLater = useFocusLater();
  const [send] = useState(() => safeToRepeat(saveLine));
  const { run, isPending, error } = useWrite(async () => {
    await send({ userId, carId });
    notify({ type: 'success', text: `${name} is saved for later` });
    focusHeading();
  });
  const isGone = row.price === undefined;
  const mayGo = !row.sample && row.fitting === '' && !isGone;
  const actions: ListedAction[] = [];
  if (!isGone)
    actions.push({ label: row.note ? 'Change note' : 'Add a note', onChoose: () => setWriting(true) });
  if (mayGo && !isHere) actions.push({ label: 'Save for later', onChoose: () => void run() });
  if (mayGo) actions.push({ label: 'Move to project', onChoose: () => moveLine(carId) });
  if (row.isFloor)
    actions.push({
      label: 'Add accessories',
      href: href('accessories', writeFittingAddress({ isProject: false, floors: [row] })),
    });
  return {
    actions,
    /** the form of the note is open */
    isWriting,
    stopWriting() {
      setWriting(false);
      focusLater(menuButtonId(carId));
    },
    isPending,
    /** why the line could not be saved for later */
    error,
  };
}
