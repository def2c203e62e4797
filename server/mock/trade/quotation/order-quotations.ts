import { countText } from '../../../../contracts/domain/number/notation.ts';
import { packedOf } from '../../../../contracts/domain/product/line-product.ts';
import { goodsKind } from '../../../../contracts/domain/quantity/goods-count.ts';
import { packingWords, timesPacked } from '../../../../contracts/domain/quotation/packing.ts';
import { mayTake, whyNot } from '../../../../contracts/domain/quotation/quotation-state.ts';
import { forPlots } from '../../../../contracts/domain/quotation/quotation-sums.ts';
import { CallFailure } from '../../../calls/call-failure.ts';
import { refuseField } from '../../engine/answering/form-fields.ts';
import { bumpRevision } from '../../engine/database/revision.ts';
import { fromJson } from '../../engine/database/stored-values.ts';
import type { Db, QuotationLineRow, QuotationRow } from '../../engine/database/tables.ts';
import { findProducts, type PricedProduct } from '../../shop/product/repository.ts';
import { type AgreedLine, refuseLines, takeAllStock } from '../order/take-lines.ts';
import { factsOf, plottedOf, quotedLine } from './lines.ts';
import { stateOf } from './quotation-reply.ts';
import { changeRow, listLines, lockQuotation } from './repository.ts';

/** Lines that one order holds. */
const LINES_MAX = 200;

/** @throws CallFailure 102 for another company's, "1" for one that can't be ordered, with why */
export function checkOrderable(row: QuotationRow, now: number): void {
  const state = stateOf(row, now);
  if (mayTake('order', state)) return;
  const why = state === 'draft' ? `${whyNot(state)} Please accept it first.` : whyNot(state);
  refuseField('quotationIds', `${row.quotation_no}: ${why}`);
}

/**
 * Takes what accepted quotations list out of the stock, at their prices, inside a transaction whose refusal puts it back.
 * @returns the quotations, locked, and the lines of the order
 * @throws CallFailure 102 for another company's, "1" for one that can't be ordered, and with a sentence for each line that is short
 */
export async function takeQuotations(
  db: Db,
  companyId: string,
  ids: readonly string[],
  now: number,
): Promise<{ readonly quotations: readonly QuotationRow[]; readonly lines: readonly AgreedLine[] }> {
  if (new Set(ids).size < ids.length) refuseField('quotationIds', 'Each quotation can be ordered once.');
  const rows = new Map<string, QuotationRow>();
  // in one order, so that two that order the same never wait in a ring
  for (const id of [...ids].sort()) {
    const row = await lockQuotation(db, id, companyId);
    if (!row) throw new CallFailure('102');
    checkOrderable(row, now);
    rows.set(id, row);
  }
  const quotations = ids.flatMap((id) => rows.get(id) ?? []);
  // before any product, the same sequence as in our staff's changes, so that no deadlock is possible
  await bumpRevision(db);
  const lines: { readonly line: QuotationLineRow; readonly row: QuotationRow }[] = [];
  for (const row of quotations)
    lines.push(...(await listLines(db, row.quotation_id)).map((line) => ({ line, row })));
  if (lines.length > LINES_MAX)
    refuseField(
      'quotationIds',
      `These quotations have more than ${LINES_MAX} lines together. Please order them in two parts.`,
    );
  const products = await findProducts(
    db,
    lines.map(({ line }) => line.product_id),
  );
  return { quotations, lines: await agreedLines(db, lines, products, quotations.length > 1) };
}

async function agreedLines(
  db: Db,
  lines: readonly { readonly line: QuotationLineRow; readonly row: QuotationRow }[],
  products: ReadonlyMap<string, PricedProduct>,
  areSeveral: boolean,
): Promise<readonly AgreedLine[]> {
  const problems = new Map<string, string[]>();
  const agreed = new Map<string, AgreedLine>();
  for (const { line, row } of lines) {
    const product = products.get(line.product_id);
    if (product) agreed.set(line.line_id, agreedLine(line, row, product, areSeveral));
    else problems.set(line.line_id, ['This product is no longer available.']);
  }
  for (const { carId, sentence } of await takeAllStock(db, agreed)) problems.set(carId, [sentence]);
  refuseLines(
    lines.map(({ line }) => ({ carId: line.line_id })),
    problems,
  );
  return [...agreed.values()];
}

/** As it was quoted: only whether it is still there is of today. */
function agreedLine(
  line: QuotationLineRow,
  row: QuotationRow,
  product: PricedProduct,
  areSeveral: boolean,
): AgreedLine {
  const facts = factsOf(line);
  const { packs, amount } = forPlots(quotedLine(line), timesPacked(plottedOf(row)));
  return {
    product: { ...product, productNo: facts.productNo, productName: facts.productName },
    isSample: false,
    mainImg: facts.mainImg,
    number: packs,
    amount,
    ...packedOf(facts),
    unit: facts.productUnit,
    pricePence: line.price_pence,
    costPence: line.line_pence,
    note: [
      areSeveral ? row.quotation_no : '',
      plotsText(row, goodsKind(facts) === 'fitting'),
      roomsText(line),
      line.note,
    ]
      .filter((text) => text !== '')
      .join('. '),
  };
}

/** Rooms that a line of an order names, at most. */
const ROOMS_MAX = 20;

/** `Kitchen, Hall`; '' where no rooms are named */
function roomsText(line: QuotationLineRow): string {
  const rooms = fromJson(line.rooms);
  const names = [...new Set(rooms.map(({ roomName }) => roomName).filter((name) => name !== ''))];
  const more = names.length - ROOMS_MAX;
  return `${names.slice(0, ROOMS_MAX).join(', ')}${more > 0 ? ` and ${countText(more, 'more room')}` : ''}`;
}

/** `12 × type B, whole packs on each plot`; '' for one house without a type. Fitting has no packs. */
function plotsText(row: QuotationRow, isFitting: boolean): string {
  const { plots, house_type } = row;
  if (plots === 1) return house_type;
  const houses = house_type === '' ? `${plots} plots` : `${plots} × ${house_type}`;
  if (isFitting) return houses;
  const words = packingWords(plottedOf(row));
  return `${houses}, ${words.charAt(0).toLowerCase()}${words.slice(1)}`;
}

/** Each refers to its order from now on, and can't be ordered again. */
export async function markOrdered(
  db: Db,
  quotations: readonly QuotationRow[],
  orderId: string,
  now: number,
): Promise<void> {
  for (const { quotation_id, version } of quotations)
    await changeRow(db, quotation_id, {
      sts: 'ordered',
      order_id: orderId,
      version: version + 1,
      changed_at: now,
    });
}

/**
 * Quotations whose order has ended before it left are accepted as they were, inside the transaction that ends it: their
 * prices were promised until their last day, and an order that does not come is not to blame for that.
 */
export async function freeQuotations(db: Db, orderId: string, now: number): Promise<void> {
  await db
    .updateTable('quotations')
    .set((quotation) => ({
      sts: 'accepted' as const,
      order_id: null,
      version: quotation('version', '+', 1),
      changed_at: now,
    }))
    .where('order_id', '=', orderId)
    .execute();
}
