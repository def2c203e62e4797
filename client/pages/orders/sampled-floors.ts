import { groupDigits, percentText } from '../../../contracts/domain/number/notation.ts';
import { packsText } from '../../../contracts/domain/quantity/goods-count.ts';
import {
  areaWithWastage,
  costOf,
  packsNeeded,
  totalAmount,
} from '../../../contracts/domain/quantity/packs.ts';
import { LINE_PACKS_MAX } from '../../../contracts/site/limits.ts';
import type { FloorSpec } from '../../data/floor-spec.ts';
import type { Product } from '../../data/order-line.ts';
import type { OrderLine } from '../../features/orders/orders.api.ts';
import { parseArea } from '../../lib/area-text.ts';

/** The customer's entries for a floor of which they had a sample. */
export interface FloorDraft {
  /** the measured area, as typed */
  readonly area: string;
  /** the layout, which decides the wastage; '' for none, undefined for the usual one */
  readonly layout: string | undefined;
  /** packs that were set by hand; undefined while they follow the area */
  readonly packs: number | undefined;
}

export const NEW_DRAFT: FloorDraft = { area: '', layout: undefined, packs: undefined };

export interface Layout {
  /** '' for no wastage */
  readonly layout: string;
  readonly label: string;
}

/** A floor that was sampled, as it could be ordered today. */
export interface SampledFloor {
  readonly productId: string;
  readonly name: string;
  /** undefined when it is no longer sold */
  readonly product: Product | undefined;
  readonly draft: FloorDraft;
  /** '' while the area can be read */
  readonly areaProblem: string;
  /** empty where the backend doesn't name any */
  readonly layouts: readonly Layout[];
  readonly layout: string;
  /** packs that would be ordered: those wanted, at most those in stock */
  readonly packs: number;
  /** the most packs that can be ordered */
  readonly most: number;
  /** m2, or pieces, in them */
  readonly amount: number;
  /** pence without VAT */
  readonly cost: number;
  /** says if there are fewer than wanted; '' otherwise */
  readonly note: string;
}

interface Basis {
  /** everything that can be ordered now, with today's price and stock */
  readonly products: readonly Product[];
  readonly specs: ReadonlyMap<string, FloorSpec>;
  /** packs of each product in the basket, which come out of the same stock */
  readonly inBasket: ReadonlyMap<string, number>;
  /** by product */
  readonly drafts: ReadonlyMap<string, FloorDraft>;
}

/** The floors of a sample order, each once, with the customer's entries. */
export function sampledFloors(lines: readonly OrderLine[], basis: Basis): SampledFloor[] {
  const floors = new Map(lines.map((line) => [line.productId, line]));
  return [...floors.values()].map((line) => floorOf(line, basis));
}

function floorOf(
  { productId, productName }: OrderLine,
  { products, specs, inBasket, drafts }: Basis,
): SampledFloor {
  const found = products.find((product) => product.productId === productId);
  const product = found?.productPrice === undefined ? undefined : found;
  const draft = drafts.get(productId) ?? NEW_DRAFT;
  const wastage = specs.get(productId)?.wastage ?? [];
  const layout = draft.layout ?? wastage[0]?.layout ?? '';
  const percent = wastage.find((each) => each.layout === layout)?.percent ?? 0;
  const area = parseArea(draft.area) ?? 0;
  const packSize = product?.packSize ?? 0;
  const wanted = draft.packs ?? packsNeeded(areaWithWastage(area, percent), packSize);
  const left = (product?.inventoryBalance ?? 0) - (inBasket.get(productId) ?? 0);
  const most = Math.min(LINE_PACKS_MAX, Math.max(0, left));
  const packs = Math.min(wanted, most);
  const amount = totalAmount(packs, packSize);
  return {
    productId,
    name: product?.productName ?? productName,
    product,
    draft,
    areaProblem: draft.area.trim() !== '' && area === 0 ? 'Enter the area in m²' : '',
    layouts: wastage.length > 0 ? [...wastage.map(layoutOf), { layout: '', label: 'No wastage' }] : [],
    layout,
    packs,
    most,
    amount,
    cost: costOf(amount, product?.productPrice ?? 0),
    note:
      product && packs < wanted
        ? `Only ${groupDigits(packs)} of ${packsText(wanted, product)} in stock.`
        : '',
  };
}

const layoutOf = ({ layout, percent }: FloorSpec['wastage'][number]): Layout => ({
  layout,
  label: `${layout}, ${percentText(percent)} wastage`,
});
