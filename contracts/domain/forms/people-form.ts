import * as z from 'zod/mini';
import { penceOfText } from '../number/figure-text.ts';
import { type CompanyRole, hasLimit, ROLE_WORDS } from '../people/company-people.ts';
import { email, text } from './forms.ts';

/*
 * The rules of the forms for a company's people, in our own words. The browser loads them lazily.
 */

const ROLES = Object.keys(ROLE_WORDS) as CompanyRole[];

/** Pounds as typed: '' for no limit; with 0 each order waits for approval. */
const isLimit = (typed: string) =>
  typed.trim() === '' || isNothing(typed) || penceOfText(typed) !== undefined;
const isNothing = (typed: string) => /^£?\s*0+(\.0{1,2})?$/.test(typed.trim());

const rights = {
  companyRole: z.enum(ROLES, 'Please choose a role.'),
  limit: z._default(
    z.string().check(z.refine(isLimit, 'Enter an amount such as 2,500, or leave it empty for no limit.')),
    '',
  ),
};

export const colleagueForm = z.object(rights);

export const invitationForm = z.object({
  email: email('Please enter your colleague’s email.', 'Please enter the correct email address'),
  firstName: text('Please enter your colleague’s first name.', 80),
  lastName: text('Please enter your colleague’s surname.', 80),
  ...rights,
});

/** A role and a typed limit in the contract's form. */
export function toRights({ companyRole, limit }: z.output<typeof colleagueForm>): {
  readonly companyRole: CompanyRole;
  readonly limitPence?: number;
} {
  if (!hasLimit(companyRole) || limit.trim() === '') return { companyRole };
  return { companyRole, limitPence: isNothing(limit) ? 0 : (penceOfText(limit) ?? 0) };
}
