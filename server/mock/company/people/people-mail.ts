import { weekdayWords } from '../../../../contracts/domain/calendar/day-words.ts';
import { londonTime } from '../../../../contracts/domain/calendar/london-time.ts';
import { formatPence } from '../../../../contracts/domain/money/money.ts';
import {
  hasLimit,
  INVITATION_DAYS,
  ROLE_DOES,
  ROLE_WORDS,
} from '../../../../contracts/domain/people/company-people.ts';
import { PHONE } from '../../../../contracts/domain/seller/seller.ts';
import { href } from '../../../../contracts/site/site-map.ts';
import { nameOf } from '../../engine/access/company-people.ts';
import type { CompanyRoleRow, InvitationRow, UserRow } from '../../engine/database/tables.ts';
import { type Letter, letterMail } from '../../engine/mail/letter.ts';
import type { Mail } from '../../engine/mail/outbox.ts';

type Named = Pick<UserRow, 'first_name' | 'last_name'>;
type Rights = Omit<CompanyRoleRow, 'user_id'>;

/** Common facts of mails about the people of a company. */
export interface PeopleLetter {
  readonly brand: string;
  readonly companyName: string;
  /** who did it */
  readonly owner: Named;
}

const rightsText = ({ company_role, order_limit_pence }: Rights) => {
  const limit =
    hasLimit(company_role) && order_limit_pence !== null
      ? ` An order of more than ${formatPence(order_limit_pence)} with VAT waits until a colleague approves it.`
      : '';
  return `Your role: ${ROLE_WORDS[company_role]}. ${ROLE_DOES[company_role]}${limit}`;
};

const forCompany = (companyName: string) => (companyName === '' ? 'their company' : companyName);

/**
 * @param token the secret of the link
 * @param siteUrl the shop's address, without a trailing slash
 */
export function invitationMail(
  { brand, companyName, owner }: PeopleLetter,
  invitation: InvitationRow,
  token: string,
  siteUrl: string,
): Mail {
  const invited = { to: invitation.email, firstName: invitation.first_name };
  return {
    ...letterMail(invited, 'invitation', `Join your company's trade account with ${brand}`, [
      `${nameOf(owner)} invites you to order with ${brand} for ${forCompany(companyName)}.`,
      rightsText(invitation),
      `To accept, open this link and choose a password:\nOn a computer: ${siteUrl}${href('invitation', 'desktop', { token })}\nOn a phone: ${siteUrl}${href('invitation', 'mobile', { token })}`,
      `The link is valid until ${weekdayWords(londonTime(invitation.ends_at).day)}, ${INVITATION_DAYS} days from now. If you don't know ${nameOf(owner)}, you can ignore this email.`,
    ]),
    secret: token,
    usefulMs: INVITATION_DAYS * 24 * 60 * 60_000,
  };
}

/** For an invited person who has an account with us already. */
export function takenMail(
  { brand, companyName, owner }: PeopleLetter,
  { email }: Pick<InvitationRow, 'email'>,
): Mail {
  return {
    kind: 'invitation',
    to: email,
    subject: `Your ${brand} trade account`,
    body: [
      `${nameOf(owner)} invites you to order with ${brand} for ${forCompany(companyName)}. But this email address has a trade account with us already, and each address has one.`,
      `Ask to be invited at another address, or ring ${PHONE.shown} if you have changed companies.`,
    ].join('\n\n'),
  };
}

export function acceptedMail(owner: Letter, person: UserRow): Mail {
  return letterMail(owner, 'invitation-accepted', `A colleague has joined your ${owner.brand} account`, [
    `${nameOf(person)} (${person.login_name}) has accepted your invitation and can log in now.`,
    'You can change what they may order, or remove them, under People in My account.',
  ]);
}

export function roleMail({ brand, owner }: PeopleLetter, person: UserRow, rights: Rights): Mail {
  return letterMail(receiver(person), 'role-changed', `What you may do in your ${brand} account`, [
    `${nameOf(owner)} has changed what you may do in your company's account with us.`,
    rightsText(rights),
  ]);
}

export function removedMail({ brand, companyName, owner }: PeopleLetter, person: UserRow): Mail {
  return letterMail(receiver(person), 'colleague-removed', `Your login with ${brand}`, [
    `${nameOf(owner)} has removed you from the account of ${companyName === '' ? 'your company' : companyName} with us. You are logged out everywhere, and your basket and projects are deleted. What you have ordered stays with the company.`,
    `If this is a mistake, please ask ${nameOf(owner)} to invite you again.`,
  ]);
}

const receiver = ({ login_name, first_name }: UserRow) => ({ to: login_name, firstName: first_name });
