import type { AskedQuotation } from '../../../../contracts/api/mock-console.ts';
import { dayText } from '../../../../contracts/domain/delivery/delivery-day.ts';
import { fittingFacts, termsOf } from '../../../../contracts/domain/order/fitting-terms.ts';
import { priceBounds } from '../../../../contracts/domain/quotation/quotation-sums.ts';
import type { Db } from '../../engine/database/tables.ts';
import { findProducts } from '../../shop/product/repository.ts';
import { isFitted } from '../../trade/order/fitting-terms.ts';
import { factsOf, plottedOf } from '../../trade/quotation/lines.ts';
import { messagesOf } from '../../trade/quotation/message-repository.ts';
import { stateOf } from '../../trade/quotation/quotation-reply.ts';
import { listForStaff, listLines, type NamedQuotation } from '../../trade/quotation/repository.ts';
import { boundedBy } from '../../trade/quotation/staff-answer.ts';

const MAX_QUOTATIONS = 100;

/** Those that wait for an answer first, then the newest. Drafts are left out, as only their company may see them. */
export async function listAskedQuotations(db: Db, now: number): Promise<AskedQuotation[]> {
  const asked: AskedQuotation[] = [];
  for (const row of await listForStaff(db, MAX_QUOTATIONS)) asked.push(await withDetails(db, row, now));
  return asked;
}

export async function findAskedQuotation(
  db: Db,
  quotationId: string,
  now: number,
): Promise<AskedQuotation | undefined> {
  const [row] = await listForStaff(db, 1, quotationId);
  return row && (await withDetails(db, row, now));
}

async function withDetails(db: Db, row: NamedQuotation, now: number): Promise<AskedQuotation> {
  const lines = await listLines(db, row.quotation_id);
  const products = await findProducts(
    db,
    lines.map(({ product_id }) => product_id),
  );
  return {
    quotationId: row.quotation_id,
    quotationNo: row.quotation_no,
    revision: row.revision,
    version: row.version,
    title: row.title,
    companyName: row.company_name,
    loginName: row.login_name,
    sts: stateOf(row, now),
    houseType: row.house_type,
    plots: row.plots,
    packing: plottedOf(row).packing,
    totalPence: row.total_pence,
    validUntil: dayText(row.valid_until),
    changedAt: row.changed_at,
    fitting: fittingFacts(termsOf(row.fitting), isFitted(lines.map(factsOf))),
    lines: lines.map((line) => {
      const { productNo, productName, productUnit, packSize } = factsOf(line);
      const { least, most } = priceBounds(boundedBy(line, products.get(line.product_id)));
      return {
        lineId: line.line_id,
        productNo,
        productName,
        productUnit,
        packSize,
        number: line.number,
        pricePence: line.price_pence,
        leastPence: least,
        mostPence: most,
      };
    }),
    messages: await messagesOf(db, row),
  };
}

/** A file as a data address: it has no address of its own. */
export async function fileForStaff(db: Db, fileId: string, bytes: Buffer): Promise<string> {
  const row = await db
    .selectFrom('quotation_files')
    .select('kind')
    .where('file_id', '=', fileId)
    .executeTakeFirst();
  const type = row?.kind === 'pdf' ? 'application/pdf' : 'image/webp';
  return `data:${type};base64,${bytes.toString('base64')}`;
}
