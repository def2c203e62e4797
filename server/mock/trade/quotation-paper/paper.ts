import type { components } from '../../../../contracts/api/generated/woojiapi.ts';
import { dateWords, londonDay } from '../../../../contracts/domain/calendar/day-words.ts';
import { sizeText } from '../../../../contracts/domain/number/notation.ts';
import { fittingFacts } from '../../../../contracts/domain/order/fitting-terms.ts';
import { clientPrice } from '../../../../contracts/domain/paper/client-copy.ts';
import { countGoods, goodsKind } from '../../../../contracts/domain/quantity/goods-count.ts';
import { costOf, totalWeight } from '../../../../contracts/domain/quantity/packs.ts';
import { unitWord } from '../../../../contracts/domain/quantity/quantity-text.ts';
import { packingWords } from '../../../../contracts/domain/quotation/packing.ts';
import { workingOf } from '../../../../contracts/domain/quotation/quotation-working.ts';
import type { CompanyRow } from '../../engine/database/tables.ts';
import { vatByRate } from '../invoice/paper-sums.ts';
import { sellerOf } from '../invoice/seller.ts';
import { termsOf } from './terms.ts';

type Schemas = components['schemas'];
export type QuotationPaper = Schemas['QuotationPaper'];
type Quotation = Schemas['Quotation'];
type Line = Quotation['lines'][number];

/** For whom the paper is: the company itself, or its client with these prices. */
export type Copy =
  | { readonly kind: 'own' }
  | { readonly kind: 'client'; readonly markUp: number; readonly hasPrices: boolean };

interface Given {
  readonly quotation: Quotation;
  /** whose quotation it is */
  readonly company: Pick<
    CompanyRow,
    'company_name' | 'company_addr' | 'post_code' | 'company_phone' | 'tax_no' | 'website'
  >;
  /** printed on a client's copy alone */
  readonly logo: Schemas['CompanyLogo'] | undefined;
  readonly copy: Copy;
  /** whether it has drawings of rooms; they are left out if asked */
  readonly hasDrawings?: boolean;
  readonly specification?: Schemas['PaperClause'][];
  /** of laid floors */
  readonly pictures?: Schemas['ProjectPicture'][];
  readonly brand: string;
}

/**
 * A quotation as a paper. A client's copy is made from nothing but clients' prices: no trade price, and nothing that the
 * company wrote to us, gets into it.
 */
export function quotationPaper(given: Given): QuotationPaper {
  const { quotation, copy, hasDrawings = true, specification = [], pictures = [] } = given;
  const isOwn = copy.kind === 'own';
  const hasPrices = isOwn || copy.hasPrices;
  const lines = quotation.lines.map((line) => ({
    ...unpriced(line),
    ...(hasPrices ? priced(line, quotation, copy) : {}),
    ...(isOwn && line.note !== '' ? { note: line.note } : {}),
    ...worked(line, quotation),
  }));
  const title = hasPrices ? 'Quotation' : 'Schedule of floors';
  const paperNo =
    quotation.revision > 1
      ? `${quotation.quotationNo}, revision ${quotation.revision}`
      : quotation.quotationNo;
  return {
    quotationId: quotation.quotationId,
    copy: copy.kind,
    title,
    paperNo,
    fileName: fileNameOf(isOwn ? 'quotation' : hasPrices ? 'client-quotation' : 'schedule', paperNo),
    notice: noticeOf(quotation, isOwn),
    sender: isOwn ? sellerOf(given.brand) : theCompany(given),
    client: isOwn ? ourCustomer(given) : [quotation.clientName].filter(Boolean),
    site: [quotation.siteAddress, quotation.postCode].filter(Boolean),
    facts: factsOf(quotation, isOwn),
    lines,
    ...(hasPrices ? { sums: sumsOf(quotation, lines, copy) } : {}),
    load: {
      ...countGoods(lines),
      weightKg: quotation.weightKg,
      pallets: quotation.pallets,
    },
    plots: quotation.plots,
    packing: quotation.packing,
    rooms: quotation.lines.flatMap((line) => roomsOf(line, hasDrawings)),
    ...(pictures.length > 0 ? { projectId: quotation.projectId, pictures } : {}),
    ...(specification.length > 0 ? { specification } : {}),
    terms: termsOf(quotation, { isOwn, hasPrices }),
    signatures: hasPrices ? ['Accepted by (signature)', 'Name in capitals', 'Date'] : [],
  };
}

function unpriced(line: Line) {
  return {
    productNo: line.productNo,
    productName: line.productName,
    kind: goodsKind(line),
    number: line.totalNumber,
    amount: line.amount,
    unit: unitWord(line.productUnit),
    weightKg: totalWeight(line.totalNumber, line.packWeight),
  } satisfies Schemas['PaperLine'];
}

function worked(line: Line, quotation: Quotation): { readonly working?: string } {
  const working = workingOf(line, quotation).join(' ');
  return working === '' ? {} : { working };
}

function priced({ amount, productPrice, linePence }: Line, { vatPercent }: Quotation, copy: Copy) {
  if (copy.kind === 'own') return { unitPence: productPrice, vatPercent, netPence: linePence };
  const unitPence = clientPrice(productPrice, copy.markUp);
  return { unitPence, vatPercent, netPence: costOf(amount, unitPence) };
}

function sumsOf(
  quotation: Quotation,
  lines: readonly { readonly netPence?: number }[],
  copy: Copy,
): Schemas['QuotationPaperSums'] {
  const { deliveryPence: ours, isDeliveryKnown } = quotation;
  const deliveryPence = copy.kind === 'own' ? ours : clientPrice(ours, copy.markUp);
  const costs = lines.map(({ netPence = 0 }) => ({ costPence: netPence, isSample: false }));
  const goodsPence = costs.reduce((pence, { costPence }) => pence + costPence, 0);
  const vat = vatByRate(costs, deliveryPence, quotation.vatPercent);
  const vatPence = vat.reduce((pence, row) => pence + row.vatPence, 0);
  return {
    goodsPence,
    deliveryPence,
    isDeliveryKnown,
    vat,
    totalPence: goodsPence + deliveryPence + vatPence,
  };
}

const roomsOf = (line: Line, hasDrawings: boolean): QuotationPaper['rooms'] =>
  line.rooms.map(({ storey, roomName, number, pattern, direction, note, outline, ...areas }) => ({
    storey,
    room: roomName,
    productNo: line.productNo,
    productName: line.productName,
    finish: line.productSurface,
    picture: line.mainImg,
    ...areas,
    packs: number,
    pattern,
    direction,
    details: [sizeText(line.specification), note].filter(Boolean).join('\n'),
    ...(hasDrawings && outline ? { outline } : {}),
  }));

function theCompany({ company, logo }: Given): QuotationPaper['sender'] {
  return {
    name: company.company_name,
    address: [company.company_addr, company.post_code].filter(Boolean),
    facts: [
      { label: 'Phone', text: company.company_phone },
      { label: 'Website', text: company.website },
      { label: 'Company number', text: company.tax_no },
    ].filter(({ text }) => text !== ''),
    ...(logo ? { logo } : {}),
  };
}

const ourCustomer = ({ company, quotation }: Given) =>
  [quotation.companyName, company.company_addr, company.post_code].filter(Boolean);

function factsOf(quotation: Quotation, isOwn: boolean): QuotationPaper['facts'] {
  const { title, houseType, plots, madeAt, madeBy, validUntil, clientName, fitting, lines } = quotation;
  const isFitted = lines.some((line) => goodsKind(line) === 'fitting');
  return [
    { label: 'For', text: title },
    { label: 'Your client', text: isOwn ? clientName : '' },
    { label: 'House type', text: houseType },
    { label: 'Plots', text: plots > 1 ? String(plots) : '' },
    { label: 'Packs', text: packingWords(quotation) },
    { label: 'Date', text: londonDay(madeAt) },
    { label: 'Valid until', text: dateWords(Date.parse(validUntil)) },
    { label: isOwn ? 'Asked for by' : 'Your contact', text: madeBy },
    ...(isOwn ? fittingFacts(fitting, isFitted) : []),
  ].filter(({ text }) => text !== '');
}

/** The quotation's state; not on a client's copy, as the client needn't know the company's dealings with us. */
function noticeOf({ sts, orderNo, signedBy }: Quotation, isOwn: boolean): string {
  if (sts === 'expired') return 'This quotation has expired';
  if (!isOwn) return '';
  if (sts === 'requested') return 'Our answer is still to come';
  if (sts === 'accepted') return signedBy === '' ? 'Accepted' : `Accepted by ${signedBy}`;
  if (sts === 'ordered') return `Ordered as ${orderNo}`;
  return sts === 'declined' ? 'Declined' : '';
}

const fileNameOf = (what: string, paperNo: string) =>
  `${what}-${paperNo.replace(/[^A-Za-z0-9]+/g, '-').replace(/-$/, '')}.pdf`;
