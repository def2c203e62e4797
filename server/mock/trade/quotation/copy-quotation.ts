import { formatPence } from '../../../../contracts/domain/money/money.ts';
import { refuseField } from '../../engine/answering/form-fields.ts';
import { type Handler, ownCustomer } from '../../engine/answering/handler.ts';
import { fromJson } from '../../engine/database/stored-values.ts';
import type { QuotationLineRow } from '../../engine/database/tables.ts';
import { findProducts, type PricedProduct } from '../../shop/product/repository.ts';
import { copiedTerms } from '../order/fitting-terms.ts';
import { type AskedLine, factsOf, needOf, plottedOf, repacked } from './lines.ts';
import { addDraft } from './make-quotation.ts';
import { lockOwnQuotation } from './own-quotation.ts';
import { headerOf } from './quotation-row.ts';
import { listLines } from './repository.ts';

/** A new draft of the same lines at today's prices. @throws CallFailure "1" when nothing of it is sold any more */
export const copyQuotation: Handler<'/woojiapi/order/copyquotation'> = async (input, call) => {
  const { userId } = ownCustomer(call, input);
  return await call.once(async (db) => {
    const { row } = await lockOwnQuotation(db, userId, input.quotationId);
    const old = await listLines(db, row.quotation_id);
    const products = await findProducts(
      db,
      old.map(({ product_id }) => product_id),
    );
    const header = headerOf(input, row);
    const lines = old.flatMap((line) =>
      copied(repacked(line, plottedOf(row), plottedOf(header)), products.get(line.product_id)),
    );
    if (lines.length === 0) refuseField('quotationId', 'We no longer sell anything of this quotation.');
    const copy = await addDraft(db, {
      userId,
      header,
      lines,
      projectId: row.project_id,
      fitting: copiedTerms(row.fitting, call.now),
      now: call.now,
    });
    const rows = await listLines(db, copy.quotation_id);
    return {
      resultCode: '0',
      data: {
        quotationId: copy.quotation_id,
        quotationNo: copy.quotation_no,
        changes: old.flatMap((line) => difference(line, rows)),
      },
    };
  });
};

const copied = (line: QuotationLineRow, product: PricedProduct | undefined): AskedLine[] =>
  product
    ? [
        {
          product,
          number: line.number,
          pricePence: product.productPrice,
          note: line.note,
          need: needOf(line),
          rooms: fromJson(line.rooms),
        },
      ]
    : [];

function difference(line: QuotationLineRow, rows: readonly QuotationLineRow[]) {
  const { productName } = factsOf(line);
  const now = rows.find(({ product_id }) => product_id === line.product_id);
  if (!now) return [{ lineId: '', productName, text: 'This product is no longer sold, so it is left out.' }];
  if (now.price_pence === line.price_pence) return [];
  const [before, after] = [formatPence(line.price_pence), formatPence(now.price_pence)];
  return [
    { lineId: now.line_id, productName, text: `It was quoted at ${before}; today’s price is ${after}.` },
  ];
}
