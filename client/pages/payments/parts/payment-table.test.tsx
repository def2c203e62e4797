// @vitest-environment happy-dom
import { screen, within } from '@testing-library/dom';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test } from 'vitest';
import type { ToPayItem } from '../../../features/payments/payments.api.ts';
import { mount } from '../../../lib/testing/mount.ts';
import { firstAmount, type Ticked } from '../ticked-sums.ts';
import type { PaymentsModel } from '../use-payments.ts';
import { PaymentTable } from './payment-table.tsx';

const INVOICE: ToPayItem = {
  kind: 'invoice',
  id: 'AI-000071',
  orderId: 'o-1',
  orderNo: 'AO-261109-0077',
  poNumber: '1181',
  jobReference: '',
  dueDay: '2026-10-31',
  daysOverdue: 27,
  totalPence: 746_879,
  openPence: 720_879,
  pendingPence: 0,
};
const ORDER: ToPayItem = {
  ...INVOICE,
  kind: 'order',
  id: 'o-2',
  orderId: 'o-2',
  orderNo: 'AO-261126-0086',
  poNumber: '',
  daysOverdue: 0,
  totalPence: 75_926,
  openPence: 75_926,
  pendingPence: 5_000,
};

/** With what the page keeps of it: the amounts by item. */
function Page({ items }: { items: readonly ToPayItem[] }) {
  const [ticked, setTicked] = useState<Ticked>(new Map());
  const model: Pick<PaymentsModel, 'ticked' | 'tick' | 'type' | 'tickAll' | 'isAllTicked'> = {
    ticked,
    isAllTicked: ticked.size === items.length,
    tick: (item, isTicked) => setTicked(new Map(isTicked ? [[item.id, firstAmount(item)]] : [])),
    type: (item, typed) => setTicked(new Map([[item.id, typed]])),
    tickAll: () => setTicked(new Map(items.map((item) => [item.id, firstAmount(item)]))),
  };
  return <PaymentTable items={items} model={model as PaymentsModel} />;
}

const headings = () => screen.getAllByRole('columnheader').map(({ textContent }) => textContent);
const cells = () =>
  screen
    .getAllByRole('row')
    .slice(1)
    .map((row) => [...row.children].map(({ textContent }) => textContent?.trim()));

test('each row says what it is for, when it is due and how much is open of it', () => {
  mount(<Page items={[INVOICE, ORDER]} />);
  expect(headings()).toEqual(['Tick all', 'Invoice or order', 'Due', 'State', 'To pay']);
  expect(cells()).toEqual([
    [
      '',
      'Invoice AI-000071AO-261109-0077 · PO 1181',
      'Due 31 Oct 2026',
      '27 days overdue',
      '£7,208.79 of £7,468.79',
    ],
    ['', 'Order AO-261126-0086', '', 'Paid before it leaves£50.00 being paid', '£759.26'],
  ]);
});

test('a column for what is paid now comes with the first tick, and its fields name what they pay', async () => {
  const user = userEvent.setup();
  mount(<Page items={[INVOICE, ORDER]} />);
  await user.click(screen.getByRole('checkbox', { name: 'Pay Invoice AI-000071' }));
  expect(headings().at(-1)).toBe('Pay now');
  const field = screen.getByRole<HTMLInputElement>('textbox', { name: 'Pay now, Invoice AI-000071' });
  expect(field.value).toBe('7,208.79');
  expect(screen.getAllByRole('textbox')).toEqual([field]);
  await user.clear(field);
  await user.type(field, '7208.80');
  expect(screen.getByRole('alert').textContent).toBe('At most £7,208.79.');
  await user.click(screen.getByRole('checkbox', { name: 'Pay Invoice AI-000071' }));
  expect(headings().at(-1)).toBe('To pay');
  expect(screen.queryByRole('textbox')).toBeNull();
});

test('all are ticked from the heading; for a single one that isn’t offered', async () => {
  const { render } = mount(<Page items={[INVOICE, ORDER]} />);
  const [heading] = screen.getAllByRole('columnheader');
  await userEvent.click(within(heading as HTMLElement).getByRole('checkbox', { name: 'Tick all' }));
  expect(screen.getAllByRole('textbox')).toHaveLength(2);
  render(<Page items={[ORDER]} />);
  expect(screen.queryByRole('checkbox', { name: 'Tick all' })).toBeNull();
});
