import { formatPence } from '../../../../contracts/domain/money/money.ts';
import { revisionNews } from '../../../../contracts/domain/quotation/quotation-news.ts';
import { lastDay } from '../../../../contracts/domain/quotation/quotation-state.ts';
import { priceBounds } from '../../../../contracts/domain/quotation/quotation-sums.ts';
import { toJson } from '../../engine/database/stored-values.ts';
import type { Db, QuotationLineRow, QuotationRow } from '../../engine/database/tables.ts';
import type { Letter } from '../../engine/mail/letter.ts';
import type { Mail } from '../../engine/mail/outbox.ts';
import { newId } from '../../engine/security/token.ts';
import { productsByNumber } from '../../shop/gallery/shared-repository.ts';
import { findProducts } from '../../shop/product/repository.ts';
import { costed, lineRow, plottedOf } from './lines.ts';
import { addMessage } from './message-repository.ts';
import { answeredMail, staffDeclinedMail, writtenMail } from './quotation-mail.ts';
import { comparedLine, stateOf } from './quotation-reply.ts';
import { workedOut } from './quotation-row.ts';
import { addRevision, changeRow, listLines, lockQuotation, replaceLines } from './repository.ts';

/** Why our staff can't do it, for them: `field: why`. */
export class QuotationStays extends Error {
  override readonly name = 'QuotationStays';
}

/** A line as our staff quote it: one that is there, or a product to add. */
export interface AnsweredLine {
  readonly lineId?: string | undefined;
  readonly productNo?: string | undefined;
  /** packs for one plot; for all where they are packed together */
  readonly number: number;
  /** pence per m2 or piece */
  readonly pricePence: number;
}

export interface StaffAnswer {
  /** that they have looked at */
  readonly version: number;
  readonly message: string;
  /** all lines as they are now: one that is left out goes; undefined to leave all as they are */
  readonly lines?: readonly AnsweredLine[] | undefined;
}

/** What has become of a quotation, and the mail that tells its customer. */
export interface Answered {
  readonly row: QuotationRow;
  readonly tell: (letter: Letter) => Mail;
}

/**
 * Our staff answer a request, inside a transaction: a new revision with what it changed, valid for 30 days from now.
 * @returns undefined when there is no such quotation
 * @throws QuotationStays for any other state, an old version, and prices beyond the bounds
 */
export async function answerQuotation(
  db: Db,
  quotationId: string,
  { version, message, lines }: StaffAnswer,
  now: number,
): Promise<Answered | undefined> {
  const row = await lockQuotation(db, quotationId);
  if (!row) return undefined;
  if (row.sts !== 'requested' && row.sts !== 'answered')
    throw new QuotationStays(`quotationId: it is ${stateOf(row, now)}`);
  if (row.version !== version) throw new QuotationStays('version: it has changed since you opened it');
  const before = await listLines(db, quotationId);
  const plotted = plottedOf(row);
  const after = costed(lines ? await newLines(db, quotationId, before, lines) : before, plotted);
  const changes = revisionNews(
    before.map((line) => comparedLine(line, plotted)),
    after.map((line) => comparedLine(line, plotted)),
  );
  const answered: QuotationRow = {
    ...row,
    ...workedOut(row.quotation_no, row, after, now),
    sts: 'answered',
    revision: row.revision + 1,
    version: row.version + 1,
    valid_until: lastDay(now),
    changed_at: now,
  };
  await replaceLines(db, quotationId, after);
  await changeRow(db, quotationId, answered);
  await addRevision(db, {
    quotation_id: quotationId,
    revision: answered.revision,
    at: now,
    message,
    changes: toJson(changes),
    total_pence: answered.total_pence,
  });
  if (message !== '') await addMessage(db, quotationId, null, message, now);
  return { row: answered, tell: (letter) => answeredMail(letter, answered, message, changes) };
}

async function newLines(
  db: Db,
  quotationId: string,
  before: readonly QuotationLineRow[],
  lines: readonly AnsweredLine[],
): Promise<QuotationLineRow[]> {
  const named = await productsByNumber(
    db,
    lines.flatMap(({ productNo }) => productNo ?? []),
  );
  const today = await findProducts(
    db,
    before.map(({ product_id }) => product_id),
  );
  const seen = new Set<string>();
  return lines.map((line, position) => {
    const at = `lines[${position}]`;
    const old = before.find(({ line_id }) => line_id === line.lineId);
    if (old) {
      if (seen.has(old.line_id)) throw new QuotationStays(`${at}.lineId: is there twice`);
      seen.add(old.line_id);
      if (line.pricePence !== old.price_pence)
        checkPrice(line.pricePence, boundedBy(old, today.get(old.product_id)), at);
      return { ...old, position, number: line.number, price_pence: line.pricePence };
    }
    const product = line.productNo === undefined ? undefined : named.get(line.productNo);
    if (!product)
      throw new QuotationStays(
        line.productNo === undefined
          ? `${at}.lineId: this quotation has no such line`
          : `${at}.productNo: is not on sale`,
      );
    checkPrice(line.pricePence, product.productPrice, at);
    const asked = { product, number: line.number, pricePence: line.pricePence, note: '', rooms: [] };
    return lineRow(quotationId, { ...asked, lineId: newId('t') }, position);
  });
}

/** The price that bounds a line: the higher of today's and that of the day on which it was quoted. */
export const boundedBy = (
  { catalog_pence }: QuotationLineRow,
  today: { readonly productPrice: number } | undefined,
): number => Math.max(catalog_pence, today?.productPrice ?? 0);

function checkPrice(pence: number, catalogPence: number, at: string): void {
  const { least, most } = priceBounds(catalogPence);
  if (pence >= least && pence <= most) return;
  throw new QuotationStays(
    `${at}.pricePence: must be between ${formatPence(least)} and ${formatPence(most)}`,
  );
}

/** Our staff can't quote, inside a transaction. @throws QuotationStays for any state but requested and answered */
export async function refuseQuotation(
  db: Db,
  quotationId: string,
  reason: string,
  now: number,
): Promise<Answered | undefined> {
  const row = await lockQuotation(db, quotationId);
  if (!row) return undefined;
  if (row.sts !== 'requested' && row.sts !== 'answered')
    throw new QuotationStays(`quotationId: it is ${stateOf(row, now)}`);
  const refused = { ...row, sts: 'declined' as const, reason, version: row.version + 1, changed_at: now };
  await changeRow(db, quotationId, refused);
  return { row: refused, tell: (letter) => staffDeclinedMail(letter, refused, reason) };
}

/** A message of our staff, inside a transaction. */
export async function writeAsStaff(
  db: Db,
  quotationId: string,
  text: string,
  now: number,
): Promise<Answered | undefined> {
  const row = await lockQuotation(db, quotationId);
  if (!row) return undefined;
  await addMessage(db, quotationId, null, text, now);
  await changeRow(db, quotationId, { changed_at: now });
  return { row, tell: (letter) => writtenMail(letter, row, text) };
}
