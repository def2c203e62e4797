import { searchableText } from '../../../../contracts/domain/text/search-text.ts';
import { orderPaperNo } from './paper-numbers.ts';
import { fromJson, type Json } from './stored-values.ts';
import type { OrderRow, QuotationRow } from './tables.ts';

type SearchedOrder = Pick<
  OrderRow,
  'order_no' | 'transfer_reference' | 'po_number' | 'job_reference' | 'delivery'
>;
type SearchedQuotation = Pick<
  QuotationRow,
  'quotation_no' | 'title' | 'client_name' | 'house_type' | 'site_address' | 'post_code'
>;

interface SearchedLine {
  readonly facts: Json<{ readonly productNo: string; readonly productName: string }>;
}

/** The text by which an order is found, without the numbers of later papers. */
export function orderSearchText(order: SearchedOrder, lines: readonly SearchedLine[]): string {
  const { companyName, line1, line2, town, postCode } = fromJson(order.delivery);
  return searchableText([
    order.order_no,
    orderPaperNo('DN', order.order_no),
    orderPaperNo('PF', order.order_no),
    order.transfer_reference,
    order.po_number,
    order.job_reference,
    companyName,
    `${[line1, line2, town].filter(Boolean).join(', ')} ${postCode}`,
    ...lines.flatMap(productTexts),
  ]);
}

/** The text by which a quotation is found. */
export const quotationSearchText = (quotation: SearchedQuotation, lines: readonly SearchedLine[]): string =>
  searchableText([
    quotation.quotation_no,
    quotation.title,
    quotation.client_name,
    quotation.house_type,
    quotation.site_address,
    quotation.post_code,
    ...lines.flatMap(productTexts),
  ]);

function productTexts({ facts }: SearchedLine): string[] {
  const { productNo, productName } = fromJson(facts);
  return [productNo, productName];
}
