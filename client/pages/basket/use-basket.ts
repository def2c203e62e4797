import { useRef, useState } from 'react';
import { checkStock, sentencesOf } from '../../../contracts/domain/product/stock.ts';
import { changeLine, useBasketCall } from '../../features/basket/basket.api.ts';
import { type Reading, readingOf } from '../../lib/reading.ts';
import { useSteady } from '../../lib/use-steady.ts';
import { useStoredNumbers } from '../../lib/use-stored-numbers.ts';
import { useCustomer } from '../../state/session.ts';
import { type BasketRow, type BasketSum, basketSum, type ReceivedLine } from './basket-rows.ts';
import { type ShownRow, shownRows } from './leaving-rows.ts';
import { createRows, type KnownRows, steadyRows } from './steady-rows.ts';
import { type Undo, useRemoval } from './use-removal.ts';

export interface Basket {
  readonly rows: readonly ShownRow[];
  /** number of lines, without those just removed */
  readonly count: number;
  readonly sum: BasketSum;
  /** read to screen readers after a change */
  readonly announcement: string;
  readonly remove: (row: BasketRow) => void;
  /** Sets a line's packs; if that is more than the stock, the line gets the stock and says so. The same function at every render. */
  readonly setPacks: (row: BasketRow, packs: number) => void;
  /** why a line's packs could not be set; undefined when they could */
  readonly problemOf: (row: BasketRow) => unknown;
  readonly undo: Undo;
  /** why this customer can't order, and whom to ask; undefined if they can */
  readonly refusal: string | undefined;
  /** sets the value of the voucher to be used, in pence; 0 for none */
  readonly setVoucher: (valuePence: number) => void;
  /** pence without VAT, included in the total; undefined until there is a post code that we deliver to */
  readonly delivery: number | undefined;
  readonly setDelivery: (pence: number | undefined) => void;
}

export function useBasket(): Reading<Basket> {
  const call = useBasketCall();
  const lines = call.data?.data;
  const [voucher, setVoucher] = useState(0);
  const [delivery, setDelivery] = useState<number>();
  const { hidden, leaving, announcement, remove, undo } = useRemoval();
  const { packs, setPacks, problemOf } = usePacks(lines);
  const [rowOf] = useState(createRows);
  const staying = lines
    ?.filter(({ carId }) => !hidden.has(carId))
    .map((line) => rowOf(line, packs.get(line.carId)));
  const known = useRef<KnownRows>(new Map());
  if (staying) known.current = steadyRows(shownRows(staying, leaving), known.current);
  const set = useSteady(setPacks);
  return readingOf(
    call,
    staying && {
      rows: [...known.current.values()].map(({ row }) => row),
      count: staying.length,
      sum: basketSum(staying, voucher, delivery),
      announcement,
      remove: (row) => {
        const line = lines?.find(({ carId }) => carId === row.carId);
        void remove(row, staying, line);
      },
      setPacks: set,
      problemOf,
      undo,
      refusal: call.data?.refusal,
      setVoucher,
      delivery,
      setDelivery,
    },
  );
}

/** The packs that the customer sets for each line, at most those in stock. */
function usePacks(lines: readonly ReceivedLine[] | undefined) {
  const { userId } = useCustomer().user;
  const [short, setShort] = useState<{ readonly carId: string; readonly words: string }>();
  const { numbers, set, errorOf } = useStoredNumbers(lines, (carId, number) => {
    const productPrice = lines?.find((line) => line.carId === carId)?.productPrice ?? 0;
    return changeLine({ userId, carId, number, productPrice });
  });

  function setPacks({ carId, packs, stock }: BasketRow, wanted: number): void {
    const check = checkStock(wanted, stock ?? wanted);
    const isShort = wanted > packs && !check.sufficient;
    setShort(isShort ? { carId, words: sentencesOf(check.messages) } : undefined);
    const number = isShort ? Math.max(stock ?? 0, packs) : wanted;
    if (number !== packs) set(carId, number);
  }

  return {
    packs: numbers,
    setPacks,
    problemOf: ({ carId }: BasketRow) => (short?.carId === carId ? short.words : errorOf(carId)),
  };
}
