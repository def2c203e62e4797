import type { components } from '../../../contracts/api/generated/woojiapi.ts';
import {
  type AccessoryNeed,
  accessoryNeed,
  type Coverage,
} from '../../../contracts/domain/product/accessory-need.ts';
import { checkStock, sentencesOf } from '../../../contracts/domain/product/stock.ts';
import { costOf, totalAmount } from '../../../contracts/domain/quantity/packs.ts';
import { accessoriesByTurns } from '../../data/accessories.ts';
import type { Product } from '../../data/order-line.ts';
import { parseWholeNumber, WHOLE_NUMBER_WANTED } from '../../lib/whole-number.ts';

type MatchingAccessory = components['schemas']['ProductSpec']['accessories'][number];

/** What the customer has changed about an accessory. */
export interface Pick {
  readonly picked: boolean;
  /** the quantity as typed; undefined while it is the suggested one */
  readonly text?: string | undefined;
}

/** One accessory, ready to show. */
export interface AccessoryRow {
  readonly product: Product;
  /** Adhesive, Underlay ...; '' where the backend doesn't say what goes with a floor */
  readonly use: string;
  readonly coverage: Coverage | undefined;
  readonly need: AccessoryNeed | undefined;
  readonly picked: boolean;
  /** packs, as the field shows them */
  readonly text: string;
  readonly packs: number;
  /** pence without VAT for so many packs; undefined where the price is not known */
  readonly cost: number | undefined;
  /** why it can't be ordered like this; '' if it can or isn't picked */
  readonly problem: string;
}

export interface FloorArea {
  /** undefined where the backend has no technical facts */
  readonly accessories: readonly MatchingAccessory[] | undefined;
  /** m2 without offcuts; 0 while none is typed */
  readonly netM2: number;
}

interface RowsInput {
  readonly floors: readonly FloorArea[];
  /** every accessory on sale, with prices and stock */
  readonly onSale: readonly Product[];
  readonly picks: Readonly<Record<string, Pick>>;
  /** packs of a product in the basket */
  readonly inBasket: (productId: string) => number;
}

/** The accessories that go with the floors, first one of each use, with the quantities that the floors need. */
export function accessoryRows({ floors, onSale, picks, inBasket }: RowsInput): AccessoryRow[] {
  return matches(floors, onSale).map(({ product, use, coverage, areas }) => {
    const need = coverage && accessoryNeed(areas, coverage);
    const { picked = false, text = String(need?.packs || 1) } = picks[product.productId] ?? {};
    const packs = parseWholeNumber(text) ?? 0;
    const { productPrice, packSize, inventoryBalance } = product;
    return {
      product,
      use,
      coverage,
      need,
      picked,
      text,
      packs,
      cost: productPrice === undefined ? undefined : costOf(totalAmount(packs, packSize), productPrice),
      problem: picked ? problemOf(text, packs, inventoryBalance, inBasket(product.productId)) : '',
    };
  });
}

function problemOf(text: string, packs: number, inStock: number, inBasket: number): string {
  if (text !== '' && parseWholeNumber(text) === undefined) return WHOLE_NUMBER_WANTED;
  if (packs === 0) return 'Enter how many packs you need';
  const stock = checkStock(packs, inStock, inBasket);
  return stock.sufficient ? '' : sentencesOf(stock.messages);
}

interface Match {
  readonly product: Product;
  readonly use: string;
  readonly coverage: Coverage | undefined;
  /** m2 of each floor that it goes with */
  readonly areas: readonly number[];
}

function matches(floors: readonly FloorArea[], onSale: readonly Product[]): Match[] {
  if (!floors.some(({ accessories }) => accessories))
    return onSale.map((product) => ({ product, use: '', coverage: undefined, areas: [] }));
  const found = new Map<string, Match>();
  for (const { accessories = [], netM2 } of floors) {
    for (const { productId, use, coverage } of accessories) {
      const product = onSale.find((one) => one.productId === productId);
      if (!product) continue;
      const areas = [...(found.get(productId)?.areas ?? []), netM2];
      found.set(productId, { product, use, coverage, areas });
    }
  }
  return accessoriesByTurns([...found.values()]);
}
