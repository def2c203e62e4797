import type { PageId } from '../../../contracts/site/site-map.ts';

/** The pages of a customer's account that its navigation leads to, by what they are called there. */
export const ACCOUNT_PAGES: readonly (readonly [id: PageId, label: string])[] = [
  ['account', 'Overview'],
  ['orders', 'Orders'],
  ['quotations', 'Quotations'],
  ['payments', 'Payments'],
  ['invoices', 'Invoices and statement'],
  ['addresses', 'Addresses'],
  ['people', 'People'],
  ['settings', 'Your login and data'],
];

export const isAccountPage = (id: PageId | undefined): boolean => ACCOUNT_PAGES.some(([page]) => page === id);
