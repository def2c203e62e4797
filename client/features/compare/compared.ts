import type { ListedProduct } from '../../data/listed-product.ts';
import { hasTexts } from '../../lib/storage.ts';
import { keptChoice, useKeptChoice } from '../../state/kept-choice.ts';
import { notify } from '../../state/notices.ts';

/** Floors that are compared side by side. */
export const COMPARED_MAX = 4;

const FIELDS = ['productId', 'productNo', 'productName', 'mainImg'] as const;

/** A floor chosen to be compared, with what shows before its facts are read. */
export type ComparedProduct = Pick<ListedProduct, (typeof FIELDS)[number]>;

const isCompared = hasTexts(FIELDS);

const comparedChoice = keptChoice<{ readonly products: readonly ComparedProduct[] }>({
  key: 'alderline.compared',
  version: 1,
  none: { products: [] },
  read: ({ products }) =>
    Array.isArray(products) ? { products: products.filter(isCompared).slice(0, COMPARED_MAX) } : undefined,
});

const without = (id: string) => comparedChoice.now().products.filter(({ productId }) => productId !== id);

/** The floors to compare, in the order in which they were chosen; none while the page hydrates. */
export const useCompared = (): readonly ComparedProduct[] => useKeptChoice(comparedChoice).products;

/** Chooses a floor to be compared. When four are chosen, a fifth is refused with a notice. */
export function compare({ productId, productNo, productName, mainImg }: ComparedProduct): void {
  const others = without(productId);
  if (others.length < COMPARED_MAX)
    comparedChoice.keep({ products: [...others, { productId, productNo, productName, mainImg }] });
  else notify({ type: 'warning', text: `You can compare ${COMPARED_MAX} floors at a time` });
}

export const compareNoMore = (productId: string): void =>
  comparedChoice.keep({ products: without(productId) });

export const compareNone = (): void => comparedChoice.keep({ products: [] });
