import { hundredths } from '../../../../contracts/domain/number/decimal.ts';
import { type Packing, timesPacked } from '../../../../contracts/domain/quotation/packing.ts';
import { quotationSums } from '../../../../contracts/domain/quotation/quotation-sums.ts';
import { vatPercentAt } from '../../../../contracts/domain/vat/vat.ts';
import { refuseField } from '../../engine/answering/form-fields.ts';
import { quotationSearchText } from '../../engine/database/search-texts.ts';
import type { QuotationLineRow, QuotationRow } from '../../engine/database/tables.ts';
import { plottedOf, quotedLine } from './lines.ts';

/** Pence that a total holds in every reply. */
const TOTAL_MAX = Number.MAX_SAFE_INTEGER;

/** What a customer fills in, without stray blanks. */
export type Header = Pick<
  QuotationRow,
  'title' | 'client_name' | 'site_address' | 'post_code' | 'house_type' | 'plots' | 'packing'
>;

export interface FilledIn {
  readonly title?: string | undefined;
  readonly clientName?: string | undefined;
  readonly siteAddress?: string | undefined;
  readonly postCode?: string | undefined;
  readonly houseType?: string | undefined;
  readonly plots?: number | undefined;
  readonly packing?: Packing | undefined;
}

/** What is filled in now, over what was. @throws CallFailure "1" for a title without a letter */
export function headerOf(input: FilledIn, old?: Header): Header {
  const title = input.title?.trim() ?? old?.title ?? '';
  if (title === '') refuseField('title', 'Please enter a title for the quotation.');
  return {
    title,
    client_name: input.clientName?.trim() ?? old?.client_name ?? '',
    site_address: input.siteAddress?.trim() ?? old?.site_address ?? '',
    post_code: input.postCode?.trim().toUpperCase() ?? old?.post_code ?? '',
    house_type: input.houseType?.trim() ?? old?.house_type ?? '',
    plots: input.plots ?? old?.plots ?? 1,
    packing: input.packing ?? old?.packing ?? '',
  };
}

type Sums = Pick<
  QuotationRow,
  | 'goods_pence'
  | 'is_delivery_known'
  | 'delivery_pence'
  | 'vat_pence'
  | 'vat_rate'
  | 'total_pence'
  | 'weight'
  | 'pallets'
  | 'search_text'
>;

/** What follows from a quotation's lines and what is filled in, with VAT at the rate of `now`. @throws CallFailure "1" beyond what can be added up */
export function workedOut(
  no: string,
  header: Header,
  lines: readonly QuotationLineRow[],
  now: number,
): Header & Sums {
  const sums = quotationSums(
    lines.map(quotedLine),
    timesPacked(plottedOf(header)),
    header.post_code,
    vatPercentAt(now),
  );
  if (sums.total > TOTAL_MAX || sums.weightKg * 100 > TOTAL_MAX)
    refuseField('plots', 'That is more than one quotation can hold.');
  return {
    ...header,
    goods_pence: sums.goods,
    is_delivery_known: sums.isDeliveryKnown ? 1 : 0,
    delivery_pence: sums.delivery,
    vat_pence: sums.vat,
    vat_rate: hundredths(sums.vatPercent),
    total_pence: sums.total,
    weight: Math.round(sums.weightKg * 100),
    pallets: sums.pallets,
    search_text: quotationSearchText({ ...header, quotation_no: no }, lines),
  };
}
