import type { components } from '../../../../contracts/api/generated/woojiapi.ts';
import { dateWords } from '../../../../contracts/domain/calendar/day-words.ts';
import { dayText } from '../../../../contracts/domain/delivery/delivery-day.ts';
import { termsOf } from '../../../../contracts/domain/order/fitting-terms.ts';
import { countGoods, goodsKind } from '../../../../contracts/domain/quantity/goods-count.ts';
import { type Plotted, timesPacked } from '../../../../contracts/domain/quotation/packing.ts';
import { newsSince } from '../../../../contracts/domain/quotation/quotation-news.ts';
import { daysLeft, mayTake, quotationState } from '../../../../contracts/domain/quotation/quotation-state.ts';
import { forPlots } from '../../../../contracts/domain/quotation/quotation-sums.ts';
import { nameOf } from '../../engine/access/company-people.ts';
import { fromJson } from '../../engine/database/stored-values.ts';
import type {
  Db,
  QuotationLineRow,
  QuotationRevisionRow,
  QuotationRow,
} from '../../engine/database/tables.ts';
import { findProducts, type PricedProduct } from '../../shop/product/repository.ts';
import { factsOf, needOf, plottedOf, quotedLine } from './lines.ts';
import { messagesOf } from './message-repository.ts';
import { listLines, listRevisions, type NamedQuotation } from './repository.ts';

export type Quotation = components['schemas']['Quotation'];
type Summary = components['schemas']['QuotationSummary'];
type Products = ReadonlyMap<string, PricedProduct>;

/** The state of a quotation now. */
export const stateOf = ({ sts, valid_until }: Pick<QuotationRow, 'sts' | 'valid_until'>, now: number) =>
  quotationState({ sts, validUntil: valid_until }, now);

function commonFields(row: NamedQuotation, now: number) {
  return {
    quotationId: row.quotation_id,
    quotationNo: row.quotation_no,
    revision: row.revision,
    title: row.title,
    clientName: row.client_name,
    houseType: row.house_type,
    plots: row.plots,
    sts: stateOf(row, now),
    projectId: row.project_name === null ? '' : row.project_id,
    orderId: row.order_id ?? '',
    orderNo: row.order_no ?? '',
    madeAt: row.made_at,
    madeBy: nameOf(row),
    validUntil: dayText(row.valid_until),
    daysLeft: daysLeft(row.valid_until, now),
    totalPence: row.total_pence,
  } as const;
}

export function quotationSummary(row: NamedQuotation, lineCount: number, now: number): Summary {
  return {
    ...commonFields(row, now),
    changedAt: row.changed_at,
    lineCount,
    hasAnswer: row.revision > 1 ? 1 : 0,
  };
}

/** Everything about a quotation, with its products as they are today. */
export async function quotationReply(db: Db, row: NamedQuotation, now: number): Promise<Quotation> {
  const lines = await listLines(db, row.quotation_id);
  const plotted = plottedOf(row);
  const products = await findProducts(
    db,
    lines.map(({ product_id }) => product_id),
  );
  const sts = stateOf(row, now);
  const may = (step: Parameters<typeof mayTake>[0]) => (mayTake(step, sts) ? 1 : 0);
  const fitting = termsOf(row.fitting);
  const isOver = sts === 'ordered' || sts === 'declined';
  return {
    ...commonFields(row, now),
    version: row.version,
    packing: plotted.packing,
    siteAddress: row.site_address,
    postCode: row.post_code,
    projectName: row.project_name ?? '',
    companyName: row.company_name,
    reason: row.reason,
    signedBy: row.signed_by,
    goodsPence: row.goods_pence,
    isDeliveryKnown: row.is_delivery_known === 1 ? 1 : 0,
    deliveryPence: row.delivery_pence,
    vatPercent: row.vat_rate / 100,
    vatPence: row.vat_pence,
    weightKg: row.weight / 100,
    pallets: row.pallets,
    areaM2: areaOf(lines, plotted),
    lines: lines.map((line) => lineReply(line, plotted, products)),
    changes: isOver ? [] : newsOf(lines, row, products),
    revisions: (await listRevisions(db, row.quotation_id)).map(revisionReply),
    messages: await messagesOf(db, row),
    mayChange: may('change'),
    mayRequest: may('request'),
    mayAccept: may('accept'),
    mayDecline: may('decline'),
    mayOrder: may('order'),
    mayDelete: may('delete'),
    ...(fitting ? { fitting } : {}),
  };
}

function areaOf(lines: readonly QuotationLineRow[], plotted: Plotted): number {
  const counted = lines.map((line) => {
    const { packs, amount } = forPlots(quotedLine(line), timesPacked(plotted));
    return { kind: goodsKind(factsOf(line)), number: packs, amount };
  });
  return countGoods(counted).areaM2;
}

function lineReply(line: QuotationLineRow, plotted: Plotted, products: Products): Quotation['lines'][number] {
  const { packs, amount } = forPlots(quotedLine(line), timesPacked(plotted));
  const need = needOf(line);
  const today = products.get(line.product_id);
  return {
    lineId: line.line_id,
    productId: line.product_id,
    ...factsOf(line),
    number: line.number,
    totalNumber: packs,
    amount,
    productPrice: line.price_pence,
    linePence: line.line_pence,
    catalogPrice: line.catalog_pence,
    todayPrice: today?.productPrice ?? 0,
    inventoryBalance: today?.inventoryBalance ?? 0,
    note: line.note,
    ...(need ? { need } : {}),
    rooms: [...fromJson(line.rooms)],
  };
}

/** A line as rules compare it. */
export function comparedLine(line: QuotationLineRow, plotted: Plotted) {
  const { productName, productUnit, productSeries, packSize } = factsOf(line);
  return {
    lineId: line.line_id,
    productId: line.product_id,
    productName,
    productUnit,
    productSeries,
    packSize,
    packs: line.number * timesPacked(plotted),
    pricePence: line.price_pence,
  };
}

function newsOf(lines: readonly QuotationLineRow[], row: QuotationRow, products: Products) {
  return newsSince(
    lines.map((line) => {
      const today = products.get(line.product_id);
      return {
        ...comparedLine(line, plottedOf(row)),
        catalogPence: line.catalog_pence,
        today: today && { pricePence: today.productPrice, stockPacks: today.inventoryBalance },
      };
    }),
    dateWords(row.valid_until),
  );
}

const revisionReply = (row: QuotationRevisionRow): Quotation['revisions'][number] => ({
  revision: row.revision,
  at: row.at,
  message: row.message,
  changes: fromJson(row.changes),
  totalPence: row.total_pence,
});
