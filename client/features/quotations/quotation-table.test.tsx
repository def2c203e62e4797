// @vitest-environment happy-dom
import { screen, within } from '@testing-library/dom';
import { expect, test } from 'vitest';
import { href } from '../../../contracts/site/site-map.ts';
import { mount } from '../../lib/testing/mount.ts';
import { QuotationTable } from './quotation-table.tsx';
import type { QuotationSummary } from './quotations.api.ts';

const QUOTATION: QuotationSummary = {
  quotationId: 'n-1',
  quotationNo: 'Q-000001',
  revision: 1,
  title: 'Mill Lane 4',
  clientName: 'Ada Moss',
  houseType: 'type B',
  plots: 12,
  sts: 'accepted',
  projectId: '',
  orderId: '',
  orderNo: '',
  madeAt: Date.UTC(2026, 10, 21, 9),
  madeBy: 'Tom Halloran',
  changedAt: Date.UTC(2026, 10, 21, 9),
  validUntil: '2026-12-22',
  daysLeft: 25,
  totalPence: 788_933,
  lineCount: 8,
  hasAnswer: 1,
};

test('a quotation is a row; what can be done with it gives way to its order', () => {
  const ordered: QuotationSummary = {
    ...QUOTATION,
    quotationId: 'n-2',
    sts: 'ordered',
    orderId: 'o-1',
    orderNo: 'AO-261126-0001',
  };
  mount(<QuotationTable quotations={[QUOTATION, ordered]} choice={({ title }) => `Choose ${title}`} />);
  const shown = within(screen.getByRole('table', { name: 'Quotations' }));
  const [first, second] = shown.getAllByRole('row').slice(1);
  const texts = (row: Element | undefined) =>
    [...(row?.children ?? [])].map(({ textContent }) => textContent?.trim());
  expect(texts(first)).toEqual([
    'Mill Lane 4 Q-000001',
    'Ada Moss · 12 × type B 8 lines',
    'Tom Halloran 21 Nov 2026',
    'Valid until 22 Dec 2026',
    'Accepted',
    '£7,889.33 incl. VAT',
    'Choose Mill Lane 4',
  ]);
  expect(texts(second).slice(3)).toEqual(['', 'Ordered', '£7,889.33 incl. VAT', 'Order AO-261126-0001']);
  expect(shown.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    href('quotation', 'desktop', { id: 'n-1' }),
    href('quotation', 'desktop', { id: 'n-2' }),
  ]);
});
