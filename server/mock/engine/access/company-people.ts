import { sql } from 'kysely';
import {
  type CompanyRole,
  mayOrder,
  noOrdering,
} from '../../../../contracts/domain/people/company-people.ts';
import type { CompanyRoleRow, Db, UserRow } from '../database/tables.ts';

const PREFIX = 'closed:';

/** Replaces a closed account's email, which can then be used for another account. It isn't an email, so it can't be used to log in and gets no mail. */
export const closedLoginName = (userId: string) => `${PREFIX}${userId}`;

export const isClosed = (loginName: string) => loginName.startsWith(PREFIX);

/** A person's name for colleagues and our staff. */
export function nameOf({ first_name, last_name }: Pick<UserRow, 'first_name' | 'last_name'>): string {
  return `${first_name} ${last_name}`.trim() || 'A former colleague';
}

export type Colleague = UserRow & Omit<CompanyRoleRow, 'user_id'>;

const people = (db: Db) =>
  db
    .selectFrom('users')
    .leftJoin('company_roles', 'company_roles.user_id', 'users.user_id')
    .selectAll('users')
    .select('company_roles.order_limit_pence')
    .select(sql<CompanyRole>`coalesce(company_roles.company_role, 'owner')`.as('company_role'))
    .where('users.review', '=', 'accepted')
    // leaves out people who have closed their account or were removed
    .where('users.password_hash', '<>', '');

/** The people who can log in for a company, owners first. */
export async function listPeople(db: Db, companyId: string): Promise<Colleague[]> {
  const rows: Colleague[] = await people(db).where('users.company_id', '=', companyId).execute();
  return rows.sort(
    (one, other) =>
      Number(other.company_role === 'owner') - Number(one.company_role === 'owner') ||
      nameKey(one).localeCompare(nameKey(other)) ||
      (one.user_id < other.user_id ? -1 : 1),
  );
}

const nameKey = ({ first_name, last_name }: UserRow) => `${last_name} ${first_name}`;

/** A person who can log in for a company; undefined for anyone else. */
export async function findColleague(
  db: Db,
  companyId: string,
  userId: string,
): Promise<Colleague | undefined> {
  return await people(db)
    .where('users.company_id', '=', companyId)
    .where('users.user_id', '=', userId)
    .executeTakeFirst();
}

/** The names of a company's owners. */
export async function ownersOf(db: Db, companyId: string): Promise<string[]> {
  const everybody = await listPeople(db, companyId);
  return everybody.filter(({ company_role }) => company_role === 'owner').map(nameOf);
}

/** Why this user can't order for their company, and whom to ask; undefined if they can. */
export async function whyNotOrder(db: Db, userId: string): Promise<string | undefined> {
  const person = await people(db).where('users.user_id', '=', userId).executeTakeFirst();
  if (!person || mayOrder(person.company_role)) return undefined;
  return noOrdering(await ownersOf(db, person.company_id));
}
