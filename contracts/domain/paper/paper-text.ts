import type { components } from '../../api/generated/woojiapi.ts';
import { shortDay } from '../calendar/day-words.ts';
import { formatPence } from '../money/money.ts';
import { areaText, countText, groupDigits, percentText, weightText } from '../number/notation.ts';
import { RESTOCKING_PERCENT } from '../order/trade-terms.ts';
import { isPacked } from '../quantity/goods-count.ts';
import { ageingRows } from './ageing.ts';

type Schemas = components['schemas'];
type Paper = Schemas['Paper'];
type PaperLine = Schemas['PaperLine'];

/** What a paper shows as text, the same on its page and in its PDF. */
export interface PaperColumn {
  readonly head: string;
  /** share of the paper's width: the widths of a table add up to about 500 */
  readonly width: number;
  readonly end?: boolean;
}

export interface PaperTable {
  readonly columns: readonly PaperColumn[];
  readonly rows: readonly (readonly string[])[];
}

const FIGURE = { end: true };
const PRICED: readonly PaperColumn[] = [
  { head: 'Number', width: 58 },
  { head: 'Description', width: 147 },
  { head: 'Packs', width: 38, ...FIGURE },
  { head: 'Quantity', width: 74, ...FIGURE },
  { head: 'Unit price', width: 76, ...FIGURE },
  { head: 'VAT', width: 34, ...FIGURE },
  { head: 'Net', width: 72, ...FIGURE },
];
const LOADED: readonly PaperColumn[] = [
  { head: 'Number', width: 64 },
  { head: 'Description', width: 225 },
  { head: 'Packs', width: 50, ...FIGURE },
  { head: 'Quantity', width: 80, ...FIGURE },
  { head: 'Weight', width: 80, ...FIGURE },
];
const MOVES: readonly PaperColumn[] = [
  { head: 'Date', width: 82 },
  { head: 'Document', width: 116 },
  { head: 'Your reference', width: 91 },
  { head: 'Debit', width: 70, ...FIGURE },
  { head: 'Credit', width: 70, ...FIGURE },
  { head: 'Balance', width: 70, ...FIGURE },
];

const HEADINGS: Partial<Record<Schemas['PaperKind'], string>> = {
  invoice: 'Invoice to',
  proforma: 'Invoice to',
  'credit-note': 'Credit to',
};

/** The billing and the delivery address. */
export function paperAddresses({ kind, billing, delivery }: Paper) {
  const customer = {
    title: HEADINGS[kind] ?? 'Customer',
    lines: billing,
  };
  return delivery.length === 0 ? [customer] : [customer, { title: 'Deliver to', lines: delivery }];
}

interface TableOf extends Pick<Paper, 'lines' | 'statement'> {
  /** the lines have prices only if there are sums */
  readonly sums?: object | undefined;
}

/** Its lines, or the entries of a statement. */
export function paperTable({ lines, sums, statement }: TableOf): PaperTable {
  if (statement) return { columns: MOVES, rows: statementRows(statement) };
  if (sums) return { columns: PRICED, rows: lines.map(pricedRow) };
  return { columns: LOADED, rows: lines.map(loadedRow) };
}

const pricedRow = ({
  productNo,
  productName,
  kind,
  number,
  amount,
  unit,
  unitPence,
  vatPercent,
  netPence,
  ...said
}: PaperLine) => [
  productNo,
  described(productName, said),
  packsCell(number, kind),
  amountText(amount, unit),
  `${formatPence(unitPence)}/${unit}`,
  percentText(vatPercent ?? 0),
  formatPence(netPence),
];

const loadedRow = ({ productNo, productName, kind, number, amount, unit, weightKg, ...said }: PaperLine) => [
  productNo,
  described(productName, said),
  packsCell(number, kind),
  amountText(amount, unit),
  weightText(weightKg),
];

/** Empty for fitting and samples, because driver and site count packs by this column. */
const packsCell = (number: number, kind: PaperLine['kind'] = 'floor') =>
  isPacked(kind) ? groupDigits(number) : '';

/** The product, and below it what the customer noted on the line and how its packs are worked out. */
const described = (name: string, { note, working }: Pick<PaperLine, 'note' | 'working'>) =>
  [name, note, working].filter(Boolean).join('\n');

function statementRows({ broughtForwardPence, entries }: Schemas['Statement']): string[][] {
  const sum = (pence: number) => (pence === 0 ? '' : formatPence(pence));
  return [
    ['Brought forward', '', '', '', '', formatPence(broughtForwardPence)],
    ...entries.map(({ day, text, reference, chargePence, paymentPence, balancePence }) => [
      shortDay(day),
      text,
      reference,
      sum(chargePence),
      sum(paymentPence),
      formatPence(balancePence),
    ]),
  ];
}

function amountText(amount: number, unit: string): string {
  return unit === 'm²' ? areaText(amount) : countText(amount, unit);
}

export interface PaperSum {
  readonly label: string;
  readonly text: string;
  readonly isTotal?: true;
}

/** The rows below the table: sums of money, the load of a delivery, or the balance of a statement. */
export function paperSums({ kind, sums, load, statement }: Paper): readonly PaperSum[] {
  if (statement) return balanceRows(statement);
  if (sums) return kind === 'credit-note' ? creditRows(sums) : moneyRows(sums);
  return load ? loadSums(load) : [];
}

/** The goods to unload and lay; a figure that doesn't apply is left out. */
export function loadSums({
  packs,
  areaM2,
  fittingM2 = 0,
  samples = 0,
  weightKg,
  pallets,
}: Schemas['PaperLoad']): PaperSum[] {
  return [
    ...(packs > 0 ? [{ label: 'Packs', text: groupDigits(packs) }] : []),
    ...(areaM2 > 0 ? [{ label: 'Area', text: areaText(areaM2) }] : []),
    ...(samples > 0 ? [{ label: 'Samples', text: groupDigits(samples) }] : []),
    ...(fittingM2 > 0 ? [{ label: 'Fitting', text: areaText(fittingM2) }] : []),
    { label: 'Weight', text: weightText(weightKg) },
    { label: 'Pallets', text: groupDigits(pallets) },
  ];
}

function moneyRows(sums: Schemas['PaperSums']): PaperSum[] {
  const { goodsPence, voucherPence = 0, deliveryPence, totalPence } = sums;
  const { paidPence, duePence, creditedPence = 0 } = sums;
  const surplus = paidPence + creditedPence - totalPence;
  return [
    { label: 'Goods', text: formatPence(goodsPence) },
    ...voucherRow(voucherPence),
    { label: 'Delivery', text: formatPence(deliveryPence) },
    ...vatRows(sums),
    { label: 'Total incl. VAT', text: formatPence(totalPence), isTotal: true },
    ...(creditedPence > 0 ? [{ label: 'Credited', text: formatPence(creditedPence) }] : []),
    ...(paidPence > 0 ? [{ label: 'Paid', text: formatPence(paidPence) }] : []),
    ...(paidPence + creditedPence > 0 ? [surplus > 0 ? inFavour(surplus) : toPay(duePence)] : []),
  ];
}

const voucherRow = (pence: number) => (pence > 0 ? [{ label: 'Voucher', text: formatPence(-pence) }] : []);
const toPay = (pence: number) => ({ label: 'To pay', text: formatPence(pence), isTotal: true as const });
const inFavour = (pence: number) => ({
  label: 'In your favour',
  text: formatPence(pence),
  isTotal: true as const,
});

/** The sums of a credit note, in which delivery isn't credited. */
function creditRows(sums: Schemas['PaperSums']): PaperSum[] {
  const { goodsPence, voucherPence = 0, totalPence, restockingPence = 0 } = sums;
  return [
    { label: 'Goods', text: formatPence(goodsPence) },
    ...voucherRow(voucherPence),
    ...(restockingPence > 0
      ? [
          {
            label: `Restocking fee ${percentText(RESTOCKING_PERCENT)}`,
            text: formatPence(-restockingPence),
          },
        ]
      : []),
    ...vatRows(sums),
    { label: 'Credit incl. VAT', text: formatPence(totalPence), isTotal: true },
  ];
}

const vatRows = ({ vat }: Schemas['PaperSums']): PaperSum[] =>
  vat.map(({ percent, netPence, vatPence }) => ({
    label: `VAT ${percentText(percent)} on ${formatPence(netPence)}`,
    text: formatPence(vatPence),
  }));

function balanceRows({ ageing, advancePence, creditPence, balancePence }: Schemas['Statement']): PaperSum[] {
  return [
    ...ageingRows(ageing).map(({ label, pence }) => ({ label, text: formatPence(pence) })),
    ...(advancePence > 0 ? [{ label: 'Paid in advance', text: formatPence(-advancePence) }] : []),
    ...(creditPence > 0 ? [{ label: 'Credit on account', text: formatPence(-creditPence) }] : []),
    balancePence < 0
      ? inFavour(-balancePence)
      : { label: 'Balance', text: formatPence(balancePence), isTotal: true },
  ];
}
