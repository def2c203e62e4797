import { expect, test } from 'vitest';
import type { OrderSummary } from '../../features/orders/orders.api.ts';
import { accountOverview, nearDay } from './account-overview.ts';

const TODAY = Date.UTC(2026, 10, 23);
const order = (orderId: string, differs: Partial<OrderSummary> = {}): OrderSummary => ({
  orderId,
  orderNo: orderId,
  sts: 'received',
  placedAt: TODAY,
  placedBy: 'Tom Halloran',
  isSample: 0,
  poNumber: '',
  jobReference: '',
  requestedDay: '2026-12-24',
  payment: 'account',
  totalPence: 5000,
  duePence: 5000,
  lineCount: 1,
  productNames: ['Oak'],
  mainImgs: [],
  ...differs,
});
const ids = (orders: readonly OrderSummary[]) => orders.map(({ orderId }) => orderId);

test('transfers that are open, the oldest first', () => {
  const orders = [
    order('new', { payment: 'transfer' }),
    order('paid', { payment: 'transfer', duePence: 0 }),
    order('cancelled', { payment: 'transfer', sts: 'cancelled' }),
    order('on account'),
    order('old, delivered', { payment: 'transfer', sts: 'delivered', duePence: 1 }),
  ];
  expect(ids(accountOverview(orders, TODAY).toPay)).toEqual(['old, delivered', 'new']);
});

test('orders that arrive within a week, and late ones', () => {
  const orders = [
    order('in eight days', { requestedDay: '2026-12-01' }),
    order('in a week', { requestedDay: '2026-11-30' }),
    order('late', { requestedDay: '2026-11-20' }),
    order('today', { requestedDay: '2026-11-23' }),
    order('delivered', { requestedDay: '2026-11-23', sts: 'delivered' }),
    order('cancelled', { requestedDay: '2026-11-23', sts: 'cancelled' }),
    order('samples', { requestedDay: '2026-11-23', isSample: 1 }),
  ];
  const overview = accountOverview(orders, TODAY);
  expect(ids(overview.arriving)).toEqual(['late', 'today', 'in a week']);
  expect(ids(overview.samples)).toEqual(['samples']);
});

test('the last five orders, whatever their state', () => {
  const orders = ['f', 'e', 'd', 'c', 'b', 'a'].map((id) => order(id, { sts: 'cancelled' }));
  expect(ids(accountOverview(orders, TODAY).last)).toEqual(['f', 'e', 'd', 'c', 'b']);
  expect(accountOverview([], TODAY)).toEqual({ toPay: [], arriving: [], samples: [], last: [], waiting: [] });
});

test('an order that waits for approval is neither among those to pay nor among those arriving', () => {
  const approval = {
    sts: 'waiting',
    endsAt: TODAY,
    approvers: [],
    mayDecide: 0,
    decidedBy: '',
    reason: '',
    firstDay: '',
  } satisfies OrderSummary['approval'];
  const waiting = [order('waits', { payment: 'transfer', requestedDay: '2026-11-23', approval })];
  expect(accountOverview(waiting, TODAY, waiting)).toEqual({
    toPay: [],
    arriving: [],
    samples: [],
    last: waiting,
    waiting,
  });
});

test('near days have names', () => {
  const words = (text: string) => `on ${text}`;
  expect(nearDay('2026-11-23', TODAY, words)).toBe('today');
  expect(nearDay('2026-11-24', TODAY, words)).toBe('tomorrow');
  expect(nearDay('2026-11-25', TODAY, words)).toBe('on 2026-11-25');
});
