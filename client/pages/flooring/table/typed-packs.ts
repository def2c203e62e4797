import { LINE_PACKS_MAX } from '../../../../contracts/site/limits.ts';
import { keptChoice, useKeptChoice } from '../../../state/kept-choice.ts';

/** Packs by product id. */
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

/** Packs typed into the table of any list and not ordered yet. They are kept in this browser, for each customer. */
export const useTypedPacks = (): TypedPacks => useKeptChoice(packsChoice).packs;

/** @param packs 0 removes the product */
export function typePacks(productId: string, packs: number): void {
  const { [productId]: _, ...others } = packsChoice.now().packs;
  packsChoice.keep({ packs: packs > 0 ? { ...others, [productId]: packs } : others });
}

/** Removes packs, for example because they have been added to the basket; what has been typed anew since stays. */
export function takeOut(packs: TypedPacks): void {
  const left = Object.entries(packsChoice.now().packs).filter(([id, now]) => now !== packs[id]);
  packsChoice.keep({ packs: Object.fromEntries(left) });
}
