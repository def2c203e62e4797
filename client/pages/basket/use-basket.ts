import { useRef, useState } from 'react';
import { removeLine, useBasketCall } from '../../features/basket/basket.api.ts';
import { reportFailure } from '../../lib/failure-channel.ts';
import { type Reading, readingOf } from '../../lib/reading.ts';
import { useCustomer } from '../../state/session.ts';
import { type BasketRow, type BasketSum, basketRow, basketSum } from './basket-rows.ts';
import { type LeavingRow, type ShownRow, shownRows } from './leaving-rows.ts';

/** How long a removed row takes to leave; as long as the page's transition. */
export const LEAVE_MS = 200;

export interface Basket {
  readonly rows: readonly ShownRow[];
  /** lines that stay */
  readonly count: number;
  readonly sum: BasketSum;
  /** read to screen readers after a removal */
  readonly announcement: string;
  readonly remove: (row: BasketRow) => void;
}

export function useBasket(): Reading<Basket> {
  const { userId } = useCustomer().user;
  const call = useBasketCall();
  const { hidden, leaving, announcement, remove } = useRemoval();
  const staying = call.data?.data.map(basketRow).filter(({ carId }) => !hidden.has(carId));
  return readingOf(
    call,
    staying && {
      rows: shownRows(staying, leaving),
      count: staying.length,
      sum: basketSum(staying),
      announcement,
      remove: (row) => void remove(row, staying, userId),
    },
  );
}

/** Removed rows disappear at once and come back if the server refuses; the writes wait for each other. */
function useRemoval() {
  const [hidden, setHidden] = useState<ReadonlySet<string>>(new Set());
  const [leaving, setLeaving] = useState<readonly LeavingRow[]>([]);
  const [announcement, setAnnouncement] = useState('');
  const removing = useRef(new Set<string>());

  async function remove(row: BasketRow, rows: readonly BasketRow[], userId: string) {
    const { carId } = row;
    if (removing.current.has(carId)) return;
    removing.current.add(carId);
    const drop = () => setLeaving((all) => all.filter((one) => one.row.carId !== carId));
    setHidden((all) => new Set(all).add(carId));
    setLeaving((all) => [...all, { row, index: rows.findIndex((one) => one.carId === carId) }]);
    setAnnouncement(`${row.name} removed. ${lines(rows.length - 1)} left in the basket.`);
    setTimeout(drop, LEAVE_MS);
    try {
      await removeLine({ userId, carId });
    } catch (error) {
      removing.current.delete(carId);
      drop();
      setHidden((all) => new Set([...all].filter((id) => id !== carId)));
      setAnnouncement(`${row.name} could not be removed.`);
      reportFailure(error);
    }
  }

  return { hidden, leaving, announcement, remove };
}

export function lines(count: number): string {
  return count === 1 ? '1 line' : `${count} lines`;
}
