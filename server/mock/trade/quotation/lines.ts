import type { components } from '../../../../contracts/api/generated/woojiapi.ts';
import { lineProduct, packedOf } from '../../../../contracts/domain/product/line-product.ts';
import { isFloor } from '../../../../contracts/domain/quantity/goods-count.ts';
import {
  type Plotted,
  packedAs,
  type QuotationNeed,
  timesPacked,
} from '../../../../contracts/domain/quotation/packing.ts';
import { forPlots, type QuotedLine } from '../../../../contracts/domain/quotation/quotation-sums.ts';
import { LINE_PACKS_MAX } from '../../../../contracts/site/limits.ts';
import { refuseField } from '../../engine/answering/form-fields.ts';
import { fromJson, toJson } from '../../engine/database/stored-values.ts';
import type { QuotationLineFacts, QuotationLineRow, QuotationRow } from '../../engine/database/tables.ts';
import { newId } from '../../engine/security/token.ts';
import type { PricedProduct } from '../../shop/product/repository.ts';

export type QuotationRoom = components['schemas']['QuotationRoom'];

/** A line that is to be quoted. */
export interface AskedLine {
  readonly product: PricedProduct;
  /** packs for one plot; for all where they are packed together */
  readonly number: number;
  /** pence per m2 or piece */
  readonly pricePence: number;
  readonly note: string;
  readonly need?: QuotationNeed | undefined;
  readonly rooms: readonly QuotationRoom[];
  /** of the line that it goes on from; a new one by default */
  readonly lineId?: string | undefined;
}

export const factsOf = ({ facts }: Pick<QuotationLineRow, 'facts'>) => fromJson(facts);

const keptFacts = (product: PricedProduct): QuotationLineFacts => ({
  ...lineProduct(product),
  mainImg: product.mainImg,
  productSeries: product.productSeries,
  productSurface: product.productSurface,
  isFloor: isFloor(product) ? 1 : 0,
});

/** A line as it is kept, before it is known for how many plots. */
export function lineRow(quotationId: string, asked: AskedLine, position: number): QuotationLineRow {
  return {
    line_id: asked.lineId ?? newId('t'),
    quotation_id: quotationId,
    position,
    product_id: asked.product.productId,
    number: asked.number,
    price_pence: asked.pricePence,
    catalog_pence: asked.product.productPrice,
    line_pence: 0,
    facts: toJson(keptFacts(asked.product)),
    note: asked.note.trim(),
    rooms: toJson(asked.rooms),
    need: asked.need ? toJson(asked.need) : '',
  };
}

/** For how many plots a quotation is, and how its packs are counted. */
export const plottedOf = ({ plots, packing }: Pick<QuotationRow, 'plots' | 'packing'>): Plotted => ({
  plots,
  packing: packing || 'eachPlot',
});

export const needOf = ({ need }: Pick<QuotationLineRow, 'need'>): QuotationNeed | undefined =>
  need === '' ? undefined : fromJson(need);

/** A kept line with its packs counted for other plots, or in the other way. */
export function repacked(row: QuotationLineRow, from: Plotted, to: Plotted): QuotationLineRow {
  const line = { number: row.number, need: needOf(row), rooms: fromJson(row.rooms) };
  const { number, rooms } = packedAs(line, from, to);
  return { ...row, number, rooms: toJson(rooms) };
}

/** What a kept line is worked out from. */
export function quotedLine(row: QuotationLineRow): QuotedLine {
  return { number: row.number, pricePence: row.price_pence, ...packedOf(factsOf(row)) };
}

/**
 * Lines with their cost for all plots.
 * @throws CallFailure "1" where a line would have more packs than can be ordered
 */
export function costed(rows: readonly QuotationLineRow[], plotted: Plotted): QuotationLineRow[] {
  return rows.map((row) => {
    const { packs, costPence } = forPlots(quotedLine(row), timesPacked(plotted));
    if (packs > LINE_PACKS_MAX) {
      refuseField(
        'plots',
        `${factsOf(row).productName}: that is more than one line can hold. Please enter fewer plots or packs.`,
      );
    }
    return { ...row, line_pence: costPence };
  });
}
