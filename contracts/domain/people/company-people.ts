import type { components } from '../../api/generated/woojiapi.ts';
import { londonTime } from '../calendar/london-time.ts';
import { nextWorkingDay } from '../calendar/working-days.ts';

export type CompanyRole = components['schemas']['CompanyRole'];

/** The roles of a company's people in words. */
export const ROLE_WORDS: Readonly<Record<CompanyRole, string>> = {
  owner: 'Owner',
  buyer: 'Buyer',
  approver: 'Approver',
  accounts: 'Accounts',
};

/** What each role may do, addressed to the person who has it. */
export const ROLE_DOES: Readonly<Record<CompanyRole, string>> = {
  owner: 'You order, approve what colleagues order, and decide who is in the account.',
  buyer: 'You order floors and samples.',
  approver: 'You order, and you approve what colleagues order above their limit.',
  accounts: 'You see orders, invoices and statements, and pay them. You don’t place orders.',
};

/** Days for which the link of an invitation is valid. */
export const INVITATION_DAYS = 7;

/** People of a company and its open invitations, at most. */
export const PEOPLE_MAX = 50;

/** Working days for which an order waits for approval before it lapses. */
export const APPROVAL_DAYS = 3;

export const mayOrder = (role: CompanyRole) => role !== 'accounts';
export const mayDecide = (role: CompanyRole) => role === 'owner' || role === 'approver';
/** Whether the role can have a limit: owners have none, and accounts don't order. */
export const hasLimit = (role: CompanyRole) => role === 'buyer' || role === 'approver';

/** Approvers can't approve their own orders; owners can. */
export const mayDecideOn = (role: CompanyRole, isOwn: boolean) =>
  role === 'owner' || (role === 'approver' && !isOwn);

/**
 * Whether an order waits for a colleague.
 * @param limitPence null without a limit
 * @param totalPence with VAT
 */
export const needsApproval = (role: CompanyRole, limitPence: number | null, totalPence: number) =>
  hasLimit(role) && limitPence !== null && totalPence > limitPence;

/** The same time of day three working days later. @param now milliseconds since 1970 */
export function approvalEnds(now: number): number {
  const { day } = londonTime(now);
  let end = day;
  for (let passed = 0; passed < APPROVAL_DAYS; passed++) end = nextWorkingDay(end);
  return now + (end - day);
}

/** `Ann Moss`, `Ann Moss or Ben Okoro`, `Ann Moss, Ben Okoro or Cara Lund`. */
export function anyOf(names: readonly string[]): string {
  const [last = '', ...before] = [...names].reverse();
  return before.length === 0 ? last : `${before.reverse().join(', ')} or ${last}`;
}

/** Why a person in accounts can't order, and whom to ask. @param owners by name */
export const noOrdering = (owners: readonly string[]) =>
  `Your login is for accounts, so you can’t place orders. ${
    owners.length === 0 ? 'Ask the owner of your company’s account' : `Ask ${anyOf(owners)}`
  } if you need to.`;
