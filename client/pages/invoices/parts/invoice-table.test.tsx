// @vitest-environment happy-dom
import { screen, within } from '@testing-library/dom';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { components } from '../../../../contracts/api/generated/woojiapi.ts';
import { href } from '../../../../contracts/site/site-map.ts';
import { buildLoginInfo } from '../../../../fixtures/builders/build-customer.ts';
import { mount } from '../../../lib/testing/mount.ts';
import { beginSession, endSession } from '../../../state/session.ts';
import { InvoiceTable } from './invoice-table.tsx';

type Invoice = components['schemas']['Invoice'];

const INVOICE: Invoice = {
  invoiceNo: 'AI-000071',
  orderId: 'o-1',
  orderNo: 'AO-261109-0077',
  poNumber: '1181',
  jobReference: 'Harbour House',
  taxPoint: '2026-11-10',
  dueDay: '2026-12-31',
  totalPence: 746_879,
  paidPence: 0,
  creditedPence: 0,
  duePence: 746_879,
  daysOverdue: 0,
  credits: [],
};

beforeEach(() => beginSession({ resultCode: '0', access_token: 't-1', loginInfo: buildLoginInfo() }));
afterEach(endSession);

/** The texts of each row's cells, the name first. */
function rowsOf(differs: Partial<Invoice>) {
  const { unmount } = mount(<InvoiceTable invoices={[{ ...INVOICE, ...differs }]} />);
  const [, ...rows] = within(screen.getByRole('table', { name: 'Invoices' })).getAllByRole('row');
  const texts = rows.map((row) => [...row.children].map(({ textContent }) => textContent?.trim()));
  const links = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
  const buttons = screen.getAllByRole('button').map((button) => button.getAttribute('aria-label'));
  unmount();
  return { texts, links, buttons };
}

test('an invoice is a row, whose number opens its paper; while it is open it has no state', () => {
  const { texts, links, buttons } = rowsOf({});
  expect(texts).toEqual([
    [
      'AI-000071 AO-261109-0077',
      'PO 1181 · Harbour House',
      '10 Nov 2026 due 31 Dec 2026',
      '',
      '£7,468.79',
      '£7,468.79 to pay',
      'PDF',
    ],
  ]);
  expect(links).toEqual([href('print-paper', 'desktop', { kind: 'invoice', id: 'o-1' })]);
  expect(buttons).toEqual(['PDF of invoice AI-000071']);
});

test('one that is overdue says since when, and one that is paid or settled asks for nothing', () => {
  const state = (differs: Partial<Invoice>) => rowsOf(differs).texts[0]?.slice(3);
  expect(state({ daysOverdue: 27, paidPence: 100, duePence: 746_779 })).toEqual([
    '27 days overdue',
    '£7,468.79',
    '£7,467.79 to pay £1.00 paid',
    'PDF',
  ]);
  expect(state({ duePence: 0, paidPence: 746_879 })).toEqual(['Paid', '£7,468.79', '', 'PDF']);
  expect(state({ duePence: 0, creditedPence: 746_879 })).toEqual([
    'Settled',
    '£7,468.79 £7,468.79 credited',
    '',
    'PDF',
  ]);
});

test('without a reference a phone shows the number of the order in its place, and nobody a dash', () => {
  expect(rowsOf({ poNumber: '', jobReference: '' }).texts[0]?.[1]).toBe('AO-261109-0077');
});

test('credit notes follow their invoice, each with its own paper', () => {
  const { texts, links, buttons } = rowsOf({
    creditedPence: 26_000,
    duePence: 720_879,
    credits: [{ creditNo: 'AC-000002', returnId: 'n-1', taxPoint: '2026-11-27', totalPence: 26_000 }],
  });
  expect(texts[0]?.[4]).toBe('£7,468.79 £260.00 credited');
  expect(texts[1]).toEqual(['Credit note AC-000002', '', '27 Nov 2026', '', '−£260.00', '', 'PDF']);
  expect(links[1]).toBe(href('print-paper', 'desktop', { kind: 'credit-note', id: 'n-1' }));
  expect(buttons[1]).toBe('PDF of credit note AC-000002');
});
