import { countText, groupDigits } from '../../../../contracts/domain/number/notation.ts';
import { areaWithoutWastage } from '../../../../contracts/domain/order/fitting.ts';
import { packsHeading, packWord } from '../../../../contracts/domain/quantity/goods-count.ts';
import { costOf, totalAmount } from '../../../../contracts/domain/quantity/packs.ts';
import type { FloorSpec } from '../../../data/floor-spec.ts';
import type { Product } from '../../../data/order-line.ts';
import type { BasketRow } from '../basket-rows.ts';
import { accessoriesLacking, type Lack, type LaidFloor, likelyMethod } from './accessories-lacking.ts';
import type { KeptNeeds } from './kept-needs.ts';

/** The install method of a floor in the basket, where there are several. */
export interface FloorRow {
  readonly carId: string;
  readonly name: string;
  readonly method: string;
  readonly methods: readonly string[];
}

/** An accessory of which the basket has too little for its floors, ready to show. */
export interface LackRow {
  readonly product: Product;
  /** Adhesive, Underlay ... */
  readonly use: string;
  readonly carIds: readonly string[];
  /** how much is needed and how much the basket has */
  readonly words: string;
  /** Tubs, Rolls, Packs */
  readonly packsWord: string;
  /** packs that would be added; 0 if out of stock */
  readonly packs: number;
  /** the most packs that can be added */
  readonly most: number;
  /** says if there is too little in stock; '' otherwise */
  readonly note: string;
  /** pence without VAT */
  readonly cost: number;
}

export interface Lacking {
  readonly floors: readonly FloorRow[];
  readonly rows: readonly LackRow[];
  /** uses that the customer has marked as not needed */
  readonly leftOut: readonly string[];
}

export interface LackingBasis {
  /** the lines that stay */
  readonly rows: readonly BasketRow[];
  readonly specs: ReadonlyMap<string, FloorSpec>;
  /** accessories on sale, with the customer's prices and stock */
  readonly onSale: readonly Product[];
  readonly kept: KeptNeeds;
  /** packs that the customer has set, by product */
  readonly wanted: ReadonlyMap<string, number>;
}

export function lackingIn({ rows, specs, onSale, kept, wanted }: LackingBasis): Lacking {
  const inBasket = (productId: string) =>
    rows
      .filter((row) => !row.sample && row.productId === productId)
      .reduce((sum, { packs }) => sum + packs, 0);
  const byId = new Map(onSale.map((product) => [product.productId, product]));
  const toBeHad = (productId: string) =>
    Math.max(0, (byId.get(productId)?.inventoryBalance ?? 0) - inBasket(productId));
  const fittings = rows.flatMap(({ fitting }) => (fitting ? [fitting] : []));

  const laid: (LaidFloor & FloorRow)[] = rows.flatMap(({ carId, productId, name, amount, isFloor }) => {
    const spec = isFloor && specs.get(productId);
    if (!spec) return [];
    const { accessories, installMethods: methods, wastage } = spec;
    const told = [kept.methods[carId] ?? '', ...fittings];
    const method = likelyMethod(methods, told, accessories, inBasket);
    const netM2 = areaWithoutWastage(amount, wastage[0]?.percent ?? 0);
    return [{ carId, name, method, methods, netM2, accessories }];
  });

  const shown: LackRow[] = [];
  const leftOut = new Set<string>();
  for (const lack of accessoriesLacking(laid, { inBasket, toBeHad })) {
    const product = byId.get(lack.productId);
    if (!product) continue;
    const { use, carIds } = lack;
    if (carIds.every((carId) => kept.notNeeded[use]?.includes(carId))) {
      leftOut.add(use);
      continue;
    }
    const names = laid.filter(({ carId }) => carIds.includes(carId)).map(({ name }) => name);
    const most = toBeHad(product.productId);
    const packs = Math.min(wanted.get(product.productId) ?? lack.packs, most);
    shown.push({
      product,
      use,
      carIds,
      words: lackWords(lack, product, whoWords(names, laid.length)),
      packsWord: packsHeading(product),
      packs,
      most,
      note: most < lack.packs ? stockNote(most) : '',
      cost: costOf(totalAmount(packs, product.packSize), product.productPrice ?? 0),
    });
  }
  return { floors: laid.filter(({ methods }) => methods.length > 1), rows: shown, leftOut: [...leftOut] };
}

const stockNote = (most: number) =>
  most === 0 ? 'None in stock at the moment.' : `Only ${most} more in stock.`;

/** Names the floors at the start of a sentence. @param floors number of all floors in the basket */
function whoWords(names: readonly string[], floors: number): { who: string; isOne: boolean } {
  const [first = '', second = '', ...others] = names;
  if (names.length === 1) return { who: first, isOne: true };
  if (names.length === floors) return { who: 'Your floors', isOne: false };
  const who =
    others.length === 0
      ? `${first} and ${second}`
      : `${first}, ${second} and ${countText(others.length, 'other floor')}`;
  return { who, isOne: false };
}

/** `Your floors need 3 tubs of adhesive; the basket has 1.` */
function lackWords(
  { use, inBasket, packs, isShared }: Pick<Lack, 'use' | 'inBasket' | 'packs' | 'isShared'>,
  product: Pick<Product, 'productUnit' | 'packSize'>,
  { who, isOne }: ReturnType<typeof whoWords>,
): string {
  const verb = isOne ? 'needs' : 'need';
  const word = packWord(product);
  const what = use.toLowerCase();
  if (isShared) {
    const more = countText(packs, `more ${word}`);
    return `${who} ${verb} ${more} of ${what} than the basket has.`;
  }
  const has = inBasket === 0 ? 'none' : groupDigits(inBasket);
  return `${who} ${verb} ${countText(inBasket + packs, word)} of ${what}; the basket has ${has}.`;
}
