import { expect, test } from 'vitest';
import { readRecord } from '../../../contracts/domain/text/csv.ts';
import type { OrderSummary } from '../../features/orders/orders.api.ts';
import { ordersCsv } from './orders-csv.ts';

const ORDER: OrderSummary = {
  orderId: 'o-1',
  orderNo: 'SO-10001',
  sts: 'delivered',
  placedAt: Date.UTC(2026, 6, 1, 9, 5),
  placedBy: 'Tom Halloran',
  isSample: 0,
  poNumber: '=HYPERLINK("https://evil.example")',
  jobReference: 'Mill Lane 4, "North"',
  requestedDay: '2026-07-08',
  deliveredDay: '2026-07-09',
  payment: 'transfer',
  totalPence: 134_905,
  vatPence: 22_484,
  invoiceNo: 'AI-000012',
  duePence: 5,
  lineCount: 4,
  productNames: ['Oak', 'Ash', 'Elm'],
  mainImgs: [],
};

test('an order is one row, and no cell of it is a formula', () => {
  const text = ordersCsv([ORDER]);
  const rows = text.split('\r\n');
  expect(rows).toHaveLength(3);
  const [head, row] = [0, 1].map((at) => readRecord(`${rows[at]}\n`.replace('\uFEFF', ''), 0, ',').cells);
  expect(Object.fromEntries((head ?? []).map((name, at) => [name, row?.[at]]))).toEqual({
    'Order number': 'SO-10001',
    Placed: '2026-07-01',
    'Placed by': 'Tom Halloran',
    'PO number': ORDER.poNumber,
    Job: 'Mill Lane 4, "North"',
    Kind: 'Floors',
    State: 'Delivered',
    'Requested delivery': '2026-07-08',
    Delivered: '2026-07-09',
    Lines: '4',
    Products: 'Oak, Ash, Elm and 1 more',
    Payment: 'By transfer',
    'Net (£)': '1124.21',
    'VAT (£)': '224.84',
    'Total incl. VAT (£)': '1349.05',
    'Still to pay (£)': '0.05',
    'Invoice number': 'AI-000012',
  });
  expect(text).toContain(`"'=HYPERLINK`);
});

test('days are London’s, in a form that a spreadsheet can sort, and fields that the backend leaves out are empty', () => {
  const { vatPence: _, invoiceNo: __, deliveredDay: ___, ...rest } = ORDER;
  const cells = (placedAt: number) =>
    readRecord(`${ordersCsv([{ ...rest, placedAt }]).split('\r\n')[1]}\n`, 0, ',').cells;
  expect(cells(Date.UTC(2026, 5, 30, 23, 5))[1]).toBe('2026-07-01');
  expect(cells(Date.UTC(2026, 11, 31, 23, 59))[1]).toBe('2026-12-31');
  expect(cells(Date.UTC(2026, 11, 31, 23, 59)).slice(8)).toEqual([
    '',
    '4',
    'Oak, Ash, Elm and 1 more',
    'By transfer',
    '',
    '',
    '1349.05',
    '0.05',
    '',
  ]);
});
