import type { CallPath } from '../api/calls.ts';
import type { PageId } from './site-map.ts';

/**
 * The reading call of our own that a page can't be without. Where the backend lacks it, no menu leads to the page; at its
 * address the page says how to reach us instead.
 */
export const PAGE_CALLS = {
  addresses: '/woojiapi/order/qryaddresses',
  invoices: '/woojiapi/order/qryinvoices',
  orders: '/woojiapi/order/qryorders',
  payments: '/woojiapi/order/qrytopay',
  people: '/woojiapi/user/qrypeople',
  quotations: '/woojiapi/order/qryquotations',
  'room-plan': '/woojiapi/order/qryplanfacts',
  settings: '/woojiapi/user/qrysettings',
} as const satisfies Partial<Record<PageId, CallPath>>;

/** @param lacking paths of calls that the backend lacks */
export function absentPages(lacking: ReadonlySet<string>): readonly PageId[] {
  const pages = Object.keys(PAGE_CALLS) as (keyof typeof PAGE_CALLS)[];
  return pages.filter((id) => lacking.has(PAGE_CALLS[id]));
}
