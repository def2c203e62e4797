import type { CallPath } from '../api/calls.ts';
import type { PageId } from './site-map.ts';

/** The call of our own that a page can't be without. Where the backend lacks it, no link leads to the page, and the page says how to reach us. */
export const PAGE_CALLS = {
  addresses: '/woojiapi/order/qryaddresses',
  invitation: '/woojiapi/user/qryinvitation',
  invoices: '/woojiapi/order/qryinvoices',
  'order-placed': '/woojiapi/order/qryorderdetail',
  orders: '/woojiapi/order/qryorders',
  payments: '/woojiapi/order/qrytopay',
  people: '/woojiapi/user/qrypeople',
  'plan-accessories': '/woojiapi/order/qryplanfacts',
  'plan-floors': '/woojiapi/order/qryplanfacts',
  'print-paper': '/woojiapi/order/qrypaper',
  'print-quotation': '/woojiapi/order/qryquotationpaper',
  quotation: '/woojiapi/order/qryquotations',
  quotations: '/woojiapi/order/qryquotations',
  'room-plan': '/woojiapi/order/qryplanfacts',
  settings: '/woojiapi/user/qrysettings',
  'share-project': '/woojiapi/order/insertprojectexample',
} as const satisfies Partial<Record<PageId, CallPath>>;

/** Those calls, each once. */
export const NEEDED_CALLS: readonly CallPath[] = [...new Set(Object.values(PAGE_CALLS))];

/** @param lacking paths of calls that the backend lacks */
export function absentPages(lacking: ReadonlySet<string>): readonly PageId[] {
  const pages = Object.keys(PAGE_CALLS) as (keyof typeof PAGE_CALLS)[];
  return pages.filter((id) => lacking.has(PAGE_CALLS[id]));
}
