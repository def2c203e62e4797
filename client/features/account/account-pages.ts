import type { Ability } from '../../../contracts/site/page-calls.ts';
import type { PageId } from '../../../contracts/site/site-map.ts';

/** The pages of a customer's account that its navigation leads to, by what they are called there. */
const ACCOUNT_PAGES: readonly (readonly [id: PageId, label: string])[] = [
  ['account', 'Overview'],
  ['orders', 'Orders'],
  ['quotations', 'Quotations'],
  ['payments', 'Payments'],
  ['invoices', 'Invoices and statement'],
  ['addresses', 'Addresses'],
  ['people', 'People'],
  ['settings', 'Your login and data'],
];

/** The pages to list beside each other; none where the backend has nothing but the account itself. */
export function listedAccountPages(absent: readonly Ability[]): typeof ACCOUNT_PAGES {
  const there = ACCOUNT_PAGES.filter(([id]) => !absent.includes(id));
  return there.length > 1 ? there : [];
}

export const isAccountPage = (id: PageId | undefined): boolean => ACCOUNT_PAGES.some(([page]) => page === id);
