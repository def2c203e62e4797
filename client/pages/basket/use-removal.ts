import { useRef, useState } from 'react';
import { addLine, removeLine } from '../../features/basket/basket.api.ts';
import { noteLine } from '../../features/basket/basket-extras.api.ts';
import { reportFailure } from '../../lib/failure-channel.ts';
import { safeToRepeat } from '../../lib/safe-to-repeat.ts';
import { useAction } from '../../lib/use-call.ts';
import { useCustomer } from '../../state/session.ts';
import type { BasketRow, ReceivedLine } from './basket-rows.ts';
import type { LeavingRow } from './leaving-rows.ts';
import type { lineAgain } from './line-again.ts';

/** How long a removed row takes to disappear; the same as the CSS transition. */
export const LEAVE_MS = 200;

/** A removal that can be undone, until the page is left or another line is removed. */
export interface Undo {
  /** name of what was removed; undefined when there is nothing to undo */
  readonly name: string | undefined;
  /** index that its row had */
  readonly place: number;
  readonly isPending: boolean;
  /** why the undo failed; '' otherwise */
  readonly problem: string;
  /**
   * Puts the line back as it was.
   * @param again passed in by the button, whose bundle contains it
   * @returns its new id, undefined when it could not be put back
   */
  readonly run: (again: typeof lineAgain) => Promise<string | undefined>;
}

interface Removed {
  readonly row: BasketRow;
  readonly line: ReceivedLine | undefined;
  readonly place: number;
}

/** Removed rows disappear at once and come back if the server refuses. */
export function useRemoval() {
  const { user } = useCustomer();
  const [hidden, setHidden] = useState<ReadonlySet<string>>(new Set());
  const [leaving, setLeaving] = useState<readonly LeavingRow[]>([]);
  const [announcement, setAnnouncement] = useState('');
  const [removed, setRemoved] = useState<Removed>();
  const removing = useRef(new Set<string>());

  async function remove(row: BasketRow, rows: readonly BasketRow[], line: ReceivedLine | undefined) {
    const { carId } = row;
    if (removing.current.has(carId)) return;
    removing.current.add(carId);
    const place = rows.findIndex((one) => one.carId === carId);
    const drop = () => setLeaving((all) => all.filter((one) => one.row.carId !== carId));
    setHidden((all) => new Set(all).add(carId));
    setLeaving((all) => [...all, { row, index: place }]);
    setAnnouncement(`${row.name} removed. ${lines(rows.length - 1)} left in the basket.`);
    setRemoved(undefined);
    setTimeout(drop, LEAVE_MS);
    try {
      await removeLine({ userId: user.userId, carId });
      setRemoved({ row, line, place });
    } catch (error) {
      removing.current.delete(carId);
      drop();
      setHidden((all) => new Set([...all].filter((id) => id !== carId)));
      setAnnouncement(`${row.name} could not be removed.`);
      reportFailure(error);
    }
  }

  const [putBack] = useState(() => safeToRepeat(addLine));
  const undo = useAction(
    async ({ row, line }: Removed, again: typeof lineAgain) => {
      const wanted = line && again(line, row, user);
      if (!wanted) return undefined;
      const { data } = await putBack(wanted);
      if (row.note) await noteLine({ userId: user.userId, carId: data.carId, note: row.note });
      setRemoved(undefined);
      setAnnouncement(`${row.name} is back in the basket.`);
      return data.carId;
    },
    { inPlace: true },
  );

  return {
    hidden,
    leaving,
    announcement,
    remove,
    undo: {
      // a product that can't be ordered any more can't be put back
      name: removed?.row.price === undefined ? undefined : removed.row.name,
      place: removed?.place ?? 0,
      isPending: undo.isPending,
      problem: undo.problem,
      run: async (again) => removed && undo.run(removed, again),
    } satisfies Undo,
  };
}

export function lines(count: number): string {
  return count === 1 ? '1 line' : `${count} lines`;
}
