import type { components } from '../../../../../contracts/api/generated/woojiapi.ts';
import type { CompanyRole } from '../../../../../contracts/domain/people/company-people.ts';
import type { Bytes, Json } from '../stored-values.ts';

export type Role = 'guest' | 'trade' | 'staff';

export type MailTopic = 'progress' | 'payments' | 'projects';

export interface SessionRow {
  token_hash: string;
  /** the id that its user sees */
  session_id: string;
  user_id: string;
  /** `Chrome on Windows`; '' if it is not known */
  browser: string;
  created_at: number;
  expires_at: number;
}

export interface CompanyRow {
  company_id: string;
  company_type: string;
  owner_company_id: string;
  company_name: string;
  company_addr: string;
  post_code: string;
  company_phone: string;
  tax_no: string;
  website: string;
  /** 0 without a credit account */
  credit_limit_pence: number;
  /** 1 if each order must have a purchase order number */
  is_po_required: number;
  /** incremented with each order; the row lock queues the orders of one company, so that two can't overdraw its credit */
  order_writes: number;
}

/** The logo that a company prints on copies for its own clients, re-encoded by us. */
export interface CompanyLogoRow {
  company_id: string;
  /** without transparency */
  png: Bytes;
  /** pixels */
  width: number;
  height: number;
  created_at: number;
}

export interface UserRow {
  user_id: string;
  /** lower case; the email */
  login_name: string;
  /** by which the name is compared (login-key.ts) */
  login_key: string;
  /** '' if the user can't log in by password */
  password_hash: string;
  role: Role;
  review: 'accepted' | 'pending' | 'declined';
  user_type: string;
  title: string;
  first_name: string;
  last_name: string;
  company_id: string;
  cust_id: string;
  cust_name: string;
  cust_no: string;
  applied_at: number;
  /** incremented with each group of writes; the row lock queues the writes of one user */
  basket_writes: number;
}

/** A user's role in their company. A user without a row is its owner, who applied for the account. */
export interface CompanyRoleRow {
  user_id: string;
  company_role: CompanyRole;
  /** with VAT; null without a limit */
  order_limit_pence: number | null;
}

/** A colleague who has been invited and has not accepted yet. */
export interface InvitationRow extends Omit<CompanyRoleRow, 'user_id'> {
  invitation_id: string;
  company_id: string;
  invited_by: string;
  /** lower case; unique in its company */
  email: string;
  first_name: string;
  last_name: string;
  /** of the token in the mail's link */
  token_hash: string;
  sent_at: number;
  ends_at: number;
}

/** A mail that the shop has written: the inbox. */
export interface MailRow {
  mail_id: string;
  kind: string;
  to_address: string;
  reply_to: string;
  subject: string;
  body: string;
  created_at: number;
  /** when a mail server accepted it; null before that, and if none is used */
  sent_at: number | null;
}

/** An address of a company's address book. */
export interface AddressRow {
  address_id: string;
  company_id: string;
  label: string;
  site: Json<components['schemas']['Site']>;
  created_at: number;
}

export interface PeopleTables {
  functions: { function_id: string; is_on: number };
  role_rights: { role: Role; function_id: string };
  companies: CompanyRow;
  company_logos: CompanyLogoRow;
  users: UserRow;
  company_roles: CompanyRoleRow;
  invitations: InvitationRow;
  sessions: SessionRow;
  /** a row for each topic about which a user wants no mails */
  unwanted_mails: { user_id: string; topic: MailTopic };
  auth_codes: {
    login_name: string;
    code_hash: string;
    attempts: number;
    created_at: number;
    expires_at: number;
  };
  mails: MailRow;
  /** mails still to be sent, with the secret that their body masks */
  mail_queue: {
    mail_id: string;
    secret: string;
    attempts: number;
    next_try_at: number;
    give_up_at: number;
  };
  addresses: AddressRow;
}
