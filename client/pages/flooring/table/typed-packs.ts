import { LINE_PACKS_MAX } from '../../../../contracts/site/limits.ts';
import { keptChoice, useKeptChoice } from '../../../state/kept-choice.ts';

/** Packs by product, as they are typed into the rows of a table. */
export type TypedPacks = Readonly<Record<string, number>>;

const isPacks = (packs: unknown) =>
  Number.isInteger(packs) && Number(packs) > 0 && Number(packs) <= LINE_PACKS_MAX;

const packsChoice = keptChoice<{ readonly packs: TypedPacks }>({
  key: 'alderline.typed-packs',
  version: 1,
  none: { packs: {} },
  read: ({ packs }) =>
    typeof packs === 'object' && packs !== null
      ? { packs: Object.fromEntries(Object.entries(packs).filter(([, each]) => isPacks(each))) }
      : undefined,
});

/** What is typed into the table and not in the basket yet, on any list; kept in this browser for the customer. */
export const useTypedPacks = (): TypedPacks => useKeptChoice(packsChoice).packs;

/** @param packs 0 takes the product out */
export function typePacks(productId: string, packs: number): void {
  const { [productId]: _, ...others } = packsChoice.now().packs;
  packsChoice.keep({ packs: packs > 0 ? { ...others, [productId]: packs } : others });
}

/** Takes products out, e.g. because they are in the basket now. */
export function takeOut(productIds: readonly string[]): void {
  const left = Object.entries(packsChoice.now().packs).filter(([id]) => !productIds.includes(id));
  packsChoice.keep({ packs: Object.fromEntries(left) });
}
