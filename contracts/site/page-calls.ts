import type { CallPath } from '../api/calls.ts';
import type { PageId } from './site-map.ts';

/** The call of our own that a page can't be without. Where the backend lacks it, no link leads to the page, and the page says how to reach us. */
const PAGE_CALLS = {
  addresses: '/woojiapi/order/qryaddresses',
  invitation: '/woojiapi/user/qryinvitation',
  invoices: '/woojiapi/order/qryinvoices',
  'order-placed': '/woojiapi/order/qryorderdetail',
  orders: '/woojiapi/order/qryorders',
  payments: '/woojiapi/order/qrytopay',
  people: '/woojiapi/user/qrypeople',
  'print-paper': '/woojiapi/order/qrypaper',
  'print-quotation': '/woojiapi/order/qryquotationpaper',
  quotations: '/woojiapi/order/qryquotations',
  settings: '/woojiapi/user/qrysettings',
  'share-project': '/woojiapi/order/insertprojectexample',
} as const satisfies Partial<Record<PageId, CallPath>>;

/** What pages offer besides, by the call of our own that it takes. Where the backend lacks it, they offer what can be done instead. */
const OFFER_CALLS = {
  'data-sheets': '/woojiapi/product/qryproductfiles',
  'floor-plans': '/woojiapi/order/qryfloorplan',
  'project-pictures': '/woojiapi/order/qryprojectpictures',
  'save-plan': '/woojiapi/order/qryplanfacts',
  'technical-filters': '/woojiapi/product/qryfloorfacts',
} as const satisfies Record<string, CallPath>;

const ABLE_BY = { ...PAGE_CALLS, ...OFFER_CALLS };

/** Asked for a page of a list, and how long the list is. Where the backend lacks it, every list is read whole. */
export const LIST_PAGE = '/woojiapi/product/qryproductpage' as const satisfies CallPath;

/** Absent in a long shop: one with so many products that a browser doesn't read them all, but asks for pages of them. */
export const WHOLE_LISTS = 'whole-lists' as const;

/** A page, or what pages offer. */
export type Ability = PageId | keyof typeof OFFER_CALLS | typeof WHOLE_LISTS;

/** All these calls, each once. */
export const NEEDED_CALLS: readonly CallPath[] = [...new Set([...Object.values(ABLE_BY), LIST_PAGE])];

/** @param lacking paths of calls that the backend lacks */
export function absentFor(lacking: ReadonlySet<string>): readonly Ability[] {
  const all = Object.keys(ABLE_BY) as (keyof typeof ABLE_BY)[];
  return all.filter((id) => lacking.has(ABLE_BY[id]));
}
