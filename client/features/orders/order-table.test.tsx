// @vitest-environment happy-dom
import { screen, within } from '@testing-library/dom';
import { expect, test } from 'vitest';
import { href } from '../../../contracts/site/site-map.ts';
import { mount } from '../../lib/testing/mount.ts';
import { OrderTable } from './order-table.tsx';
import type { OrderSummary } from './orders.api.ts';

const ORDER: OrderSummary = {
  orderId: 'o-1',
  orderNo: 'AO-261126-0001',
  sts: 'received',
  placedAt: Date.UTC(2026, 6, 1, 9, 5),
  placedBy: 'Tom Halloran',
  isSample: 0,
  poNumber: '1181',
  jobReference: 'Harbour House',
  requestedDay: '2026-07-08',
  payment: 'account',
  totalPence: 72_276,
  duePence: 72_276,
  lineCount: 4,
  productNames: ['Oak', 'Ash', 'Elm'],
  mainImgs: [],
};

/** The only row of a list, cell by cell. */
function cellsOf(order: Partial<OrderSummary>) {
  const { unmount } = mount(<OrderTable caption="Orders" orders={[{ ...ORDER, ...order }]} />);
  const shown = within(screen.getByRole('table', { name: 'Orders' }));
  const cells = [...shown.getAllByRole('rowheader'), ...shown.getAllByRole('cell')].map(
    ({ textContent }) => textContent?.trim() ?? '',
  );
  expect(shown.getByRole('link').getAttribute('href')).toBe(href('orders', 'desktop', { id: 'o-1' }));
  unmount();
  return cells;
}

test('an order is a row of its references, products, buyer, day, state and sums', () => {
  expect(cellsOf({})).toEqual([
    'PO 1181 · Harbour House AO-261126-0001',
    'Oak Ash +2',
    'Tom Halloran 1 Jul 2026',
    'For 8 Jul 2026',
    'Received',
    '£722.76',
    '£722.76 to pay on account',
  ]);
});

test('one that has arrived and is paid has the day on which it arrived, and owes nothing', () => {
  const arrived = { sts: 'delivered', deliveredDay: '2026-07-09', duePence: 0 } as const;
  const cells = cellsOf({ ...arrived, lineCount: 2, productNames: ['Oak', 'Ash'] });
  expect(cells[1]).toBe('Oak Ash');
  expect(cells.slice(3)).toEqual(['Arrived 9 Jul 2026', 'Delivered', '£722.76', 'Paid']);
  // a backend may leave the day out
  expect(cellsOf({ sts: 'delivered' })[3]).toBe('');
  expect(cellsOf({ ...arrived, isSample: 1 })[3]).toBe('Arrived 9 Jul 2026');
  expect(cellsOf({ sts: 'cancelled' })[3]).toBe('');
  expect(cellsOf({ sts: 'delivered', duePence: 500 }).at(-1)).toBe('£5.00 to pay on account');
});

test('without a reference its number names it; samples say that they are', () => {
  const none = { poNumber: '', jobReference: '', lineCount: 1, productNames: ['Oak'] };
  expect(cellsOf(none).slice(0, 2)).toEqual(['AO-261126-0001', 'Oak']);
  const samples = cellsOf({ ...none, isSample: 1, payment: 'none', totalPence: 0, duePence: 0 });
  expect(samples[0]).toBe('Samples AO-261126-0001');
  expect([samples[3], samples[6]]).toEqual(['', '']);
});
