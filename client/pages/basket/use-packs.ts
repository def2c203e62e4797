import { useState } from 'react';
import { checkStock, sentencesOf } from '../../../contracts/domain/product/stock.ts';
import { changeLine } from '../../features/basket/basket.api.ts';
import { useStoredNumbers } from '../../lib/use-stored-numbers.ts';
import { useCustomer } from '../../state/session.ts';
import type { BasketRow, ReceivedLine } from './basket-rows.ts';

/** The packs that the customer sets for each line, at most those in stock. */
export function usePacks(lines: readonly ReceivedLine[] | undefined) {
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
