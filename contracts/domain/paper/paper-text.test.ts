import { expect, it } from 'vitest';
import type { components } from '../../api/generated/woojiapi.ts';
import { paperSums } from './paper-text.ts';

const INVOICE: components['schemas']['Paper'] = {
  kind: 'invoice',
  title: 'VAT invoice',
  paperNo: 'AI-000042',
  fileName: 'AI-000042.pdf',
  notice: '',
  seller: { name: 'Alderline', address: [], facts: [] },
  billing: [],
  delivery: [],
  facts: [],
  lines: [],
  payment: [],
  terms: [],
  signatures: [],
};

const endOf = (paidPence: number, creditedPence: number) =>
  paperSums({
    ...INVOICE,
    sums: {
      goodsPence: 18549,
      deliveryPence: 6500,
      vat: [{ percent: 20, netPence: 25049, vatPence: 5010 }],
      totalPence: 30059,
      paidPence,
      creditedPence,
      duePence: Math.max(0, 30059 - paidPence - creditedPence),
    },
  })
    .slice(4)
    .map(({ label, text }) => `${label} ${text}`);

it.each([
  ['nothing is paid', 0, 0, []],
  ['a part is paid', 1000, 0, ['Paid £10.00', 'To pay £290.59']],
  ['a part is credited', 0, 2000, ['Credited £20.00', 'To pay £280.59']],
  ['all is paid', 30059, 0, ['Paid £300.59', 'To pay £0.00']],
  ['more is paid and credited', 30059, 2000, ['Credited £20.00', 'Paid £300.59', 'In your favour £20.00']],
] as const)('below its total, an invoice of which %s says what is left', (_, paid, credited, rows) => {
  expect(endOf(paid, credited)).toEqual(rows);
});
