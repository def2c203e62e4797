import type { components } from '../../../../contracts/api/generated/woojiapi.ts';
import { londonTime } from '../../../../contracts/domain/calendar/london-time.ts';
import { placeLines } from '../../../../contracts/domain/delivery/place-text.ts';
import { fittingFacts, termsOf } from '../../../../contracts/domain/order/fitting-terms.ts';
import { countGoods, goodsKind } from '../../../../contracts/domain/quantity/goods-count.ts';
import { totalWeight } from '../../../../contracts/domain/quantity/packs.ts';
import { unitWord } from '../../../../contracts/domain/quantity/quantity-text.ts';
import { bankDetails } from '../../../../contracts/domain/seller/seller.ts';
import { orderPaperNo } from '../../engine/database/paper-numbers.ts';
import { fromJson } from '../../engine/database/stored-values.ts';
import type { InvoiceRow, OrderLineRow, OrderRow } from '../../engine/database/tables.ts';
import { standingOf } from './issue-invoice.ts';
import { ratedLine, vatByRate, vatPercentOf } from './paper-sums.ts';
import { dayWords, TERMS } from './paper-words.ts';
import { sellerOf } from './seller.ts';

type Schemas = components['schemas'];
export type Paper = Schemas['Paper'];
type Fact = Schemas['PaperFact'];
type OrderPaperKind = Exclude<Schemas['PaperKind'], 'statement' | 'credit-note'>;

/** An order with everything that its papers show. */
export interface PaperOrder {
  readonly order: OrderRow;
  readonly lines: readonly OrderLineRow[];
  readonly invoice: InvoiceRow | undefined;
  /** numbers of the quotations from which it was placed */
  readonly quotationNos: readonly string[];
  readonly brand: string;
}

/** A paper of an order. For an invoice, it must have been issued. */
export function orderPaper(kind: OrderPaperKind, given: PaperOrder): Paper {
  return PAPERS[kind](given);
}

const PAPERS: Readonly<Record<OrderPaperKind, (given: PaperOrder) => Paper>> = {
  invoice: (given) => {
    const { order, invoice } = given;
    if (!invoice) throw new TypeError(`order ${order.order_id} has no invoice`);
    const onAccount = order.payment === 'account';
    const { duePence: due } = standingOf(order);
    return {
      ...pricedPaper(given),
      kind: 'invoice',
      title: 'VAT invoice',
      paperNo: invoice.invoice_no,
      fileName: fileName('invoice', invoice.invoice_no),
      notice: due > 0 ? '' : order.credited_pence > 0 ? 'Settled' : 'Paid in full',
      facts: [
        { label: 'Invoice number', text: invoice.invoice_no },
        { label: 'Invoice date and tax point', text: dayWords(invoice.tax_point) },
        ...(onAccount ? [{ label: 'Payment due', text: dayWords(invoice.due_day) }] : []),
        ...orderFacts(order),
        ...quotedFacts(given),
      ],
      payment: due === 0 ? [] : transferFacts(given.brand, referenceOf(invoice.invoice_no)),
      terms: [...(onAccount ? TERMS.account : TERMS.paidFirst)],
    };
  },
  proforma: (given) => {
    const { order, brand } = given;
    const paperNo = orderPaperNo('PF', order.order_no);
    return {
      ...pricedPaper(given),
      kind: 'proforma',
      title: 'Proforma',
      paperNo,
      fileName: fileName('proforma', paperNo),
      notice: 'This is not a VAT invoice',
      facts: [
        { label: 'Proforma number', text: paperNo },
        { label: 'Date', text: dayWords(londonTime(order.placed_at).day) },
        ...orderFacts(order),
        ...quotedFacts(given),
      ],
      payment: transferFacts(brand, order.transfer_reference),
      terms: [...TERMS.proforma],
    };
  },
  confirmation: (given) => {
    const { order } = given;
    return {
      ...pricedPaper(given),
      kind: 'confirmation',
      title: 'Order confirmation',
      paperNo: order.order_no,
      fileName: fileName('order', order.order_no),
      notice: order.sts === 'cancelled' ? 'This order is cancelled' : '',
      facts: [
        ...orderFacts(order),
        ...quotedFacts(given),
        { label: 'Requested delivery', text: dayWords(order.requested_day) },
        { label: 'Payment', text: PAYMENT[order.payment] },
        ...fittingOf(given),
        ...siteFacts(order),
      ],
      payment: [],
      terms: [...TERMS.confirmation],
    };
  },
  'delivery-note': (given) => {
    const { order, lines } = given;
    const paperNo = orderPaperNo('DN', order.order_no);
    const paperLines = lines.map((line) => unpricedLine(line));
    return {
      ...basePaper(given),
      kind: 'delivery-note',
      title: 'Delivery note',
      paperNo,
      fileName: fileName('delivery-note', paperNo),
      notice: '',
      facts: [
        { label: 'Delivery note number', text: paperNo },
        ...orderFacts(order),
        ...quotedFacts(given),
        { label: 'Requested delivery', text: dayWords(order.requested_day) },
        ...siteFacts(order),
      ],
      lines: paperLines,
      load: {
        ...countGoods(paperLines),
        weightKg: order.weight / 100,
        pallets: order.pallets,
      },
      payment: [],
      terms: [...TERMS.delivery],
      signatures: ['Received by (signature)', 'Name in capitals', 'Date and time'],
    };
  },
};

const fittingOf = ({ order, lines }: PaperOrder): Fact[] =>
  fittingFacts(
    termsOf(order.fitting),
    lines.some((line) => unpricedLine(line).kind === 'fitting'),
  );

const PAYMENT: Readonly<Record<OrderRow['payment'], string>> = {
  account: 'On account',
  transfer: 'By bank transfer before dispatch',
  card: 'By card before dispatch',
  none: 'Nothing to pay',
};

export function basePaper({ order, brand }: Pick<PaperOrder, 'order' | 'brand'>) {
  const { siteContact, sitePhone, ...site } = fromJson(order.delivery);
  return {
    seller: sellerOf(brand),
    billing: placeLines(fromJson(order.billing)),
    delivery: [...placeLines(site), siteContact, sitePhone].filter((line) => line !== ''),
    signatures: [],
  };
}

function pricedPaper(given: PaperOrder) {
  const { order, lines } = given;
  return {
    ...basePaper(given),
    lines: lines.map((line) => ({
      ...unpricedLine(line),
      unitPence: line.price_pence,
      vatPercent: vatPercentOf({ isSample: line.car_type === 1 }, order.vat_rate / 100),
      netPence: line.line_pence,
    })),
    sums: {
      goodsPence: order.goods_pence,
      ...(order.voucher_pence > 0 ? { voucherPence: order.voucher_pence } : {}),
      deliveryPence: order.delivery_pence,
      vat: vatByRate(lines.map(ratedLine), order.delivery_pence, order.vat_rate / 100, order.voucher_pence),
      totalPence: order.total_pence,
      paidPence: order.paid_pence,
      duePence: standingOf(order).duePence,
      creditedPence: order.credited_pence,
    },
  };
}

export function unpricedLine({
  number,
  car_type,
  facts,
}: Pick<OrderLineRow, 'number' | 'car_type' | 'facts'>) {
  const { productNo, productName, productUnit, amount, packWeight, note } = fromJson(facts);
  const isSample = car_type === 1;
  return {
    productNo,
    productName: isSample ? `Sample: ${productName}` : productName,
    kind: goodsKind({ productUnit, isSample }),
    number,
    amount,
    unit: isSample ? 'piece' : unitWord(productUnit),
    weightKg: totalWeight(number, packWeight),
    ...(note ? { note } : {}),
  } satisfies Schemas['PaperLine'];
}

export function orderFacts(order: OrderRow): Fact[] {
  return [
    { label: 'Order number', text: order.order_no },
    { label: 'Ordered on', text: dayWords(londonTime(order.placed_at).day) },
    { label: 'Ordered by', text: order.contact_name },
    { label: 'Your order number', text: order.po_number },
    { label: 'Job reference', text: order.job_reference },
  ].filter(({ text }) => text !== '');
}

function siteFacts(order: OrderRow): Fact[] {
  const site = fromJson(order.delivery);
  return [
    { label: 'Site contact', text: `${site.siteContact}, ${site.sitePhone}` },
    { label: 'Unloading', text: site.unloading === 'forklift' ? 'Forklift on site' : 'Tail lift' },
    { label: 'Largest vehicle', text: site.largestVehicle === 'any' ? 'Any' : site.largestVehicle },
    { label: 'Hard, level ground', text: site.levelGround === 1 ? 'Yes' : 'No' },
    { label: 'Booking', text: site.bookingNeeded === 1 ? 'Book each delivery with the site' : 'Not needed' },
    { label: 'On the site', text: site.floorAndLift },
  ].filter(({ text }) => text !== '');
}

/** The quotations that it was placed from. */
const quotedFacts = ({ quotationNos }: PaperOrder): Fact[] =>
  quotationNos.length === 0
    ? []
    : [
        {
          label: quotationNos.length === 1 ? 'Quotation' : 'Quotations',
          text: quotationNos.join(', '),
        },
      ];

export function transferFacts(brand: string, reference: string): Fact[] {
  const { accountName, sortCode, accountNumber } = bankDetails(brand);
  return [
    { label: 'Pay to', text: accountName },
    { label: 'Sort code', text: sortCode },
    { label: 'Account number', text: accountNumber },
    ...(reference === '' ? [] : [{ label: 'Payment reference', text: reference }]),
  ];
}

/** Banks accept 6 to 18 letters and digits. */
const referenceOf = (paperNo: string) => paperNo.replace(/[^A-Z0-9]/gi, '');

export const fileName = (what: string, paperNo: string) =>
  `${what}-${paperNo.replace(/[^A-Za-z0-9]+/g, '-')}.pdf`;
