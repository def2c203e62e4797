import { FIXED_PEOPLE } from '../../../../fixtures/people/fixed-people.ts';
import { SEED_PASSWORD, SEED_PEOPLE } from '../../../../fixtures/people/people.ts';
import type { SeedPerson } from '../../../../fixtures/people/seed-person.ts';
import { loginKey } from '../database/login-key.ts';
import type { CompanyRow, Db, UserRow } from '../database/tables.ts';
import { hashPublicPassword } from '../security/password.ts';
import type { Seed } from './seed.ts';

/** The account of all guest log-ins: no password, and no rights beyond a visitor's. */
export const GUEST_USER_ID = 'u-guest';

const GUEST_COMPANY: CompanyRow = {
  company_id: 'c-guest',
  company_type: 'guest',
  owner_company_id: 'c-0001',
  company_name: 'Guests',
  company_addr: '',
  post_code: '',
  company_phone: '',
  tax_no: '',
  website: '',
  credit_limit_pence: 0,
  is_po_required: 0,
  order_writes: 0,
};

const GUEST: UserRow = {
  user_id: GUEST_USER_ID,
  login_name: 'guest',
  login_key: 'guest',
  password_hash: '',
  role: 'guest',
  review: 'accepted',
  user_type: 'guest',
  title: '',
  first_name: 'Guest',
  last_name: '',
  company_id: GUEST_COMPANY.company_id,
  cust_id: 'k-guest',
  cust_name: 'Guest',
  cust_no: '',
  applied_at: 0,
  basket_writes: 0,
};

let hashing: Promise<string> | undefined;

/** The hash of the public password. They all have the same, so it is made once. */
export function seedPasswordHash(): Promise<string> {
  hashing ??= hashPublicPassword(SEED_PASSWORD);
  return hashing;
}

/** The account of all guests, which every shop needs. */
export const sowGuest: Seed = {
  name: 'guest',
  content: () => [GUEST, GUEST_COMPANY],
  async sow(db) {
    await db
      .insertInto('companies')
      .values(GUEST_COMPANY)
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    await db
      .insertInto('users')
      .values(GUEST)
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  },
};

/** The people to try the shop with. Existing ones stay as they are: passwords may have been changed. */
export const sowPeople: Seed = {
  name: 'people',
  content: () => SEED_PEOPLE,
  prepare: seedPasswordHash,
  async sow(db) {
    await db
      .insertInto('companies')
      .values(SEED_PEOPLE.map(companyRow))
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    await grantCredit(db);
    const passwordHash = await seedPasswordHash();
    await db
      .insertInto('users')
      .values(SEED_PEOPLE.map((person) => userRow(person, passwordHash)))
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  },
};

/** Gives credit accounts to seeded companies from before there was credit. */
async function grantCredit(db: Db): Promise<void> {
  for (const { company } of SEED_PEOPLE) {
    if (company.creditLimitPence === 0) continue;
    const { credit_limit_pence, is_po_required } = companyRow({ company });
    await db
      .updateTable('companies')
      .set({ credit_limit_pence, is_po_required })
      .where('company_id', '=', company.companyId)
      .where('credit_limit_pence', '=', 0)
      .execute();
  }
}

function companyRow({ company }: Pick<SeedPerson, 'company'>): CompanyRow {
  return {
    company_id: company.companyId,
    company_type: company.companyType,
    owner_company_id: company.ownerCompanyId,
    company_name: company.companyName,
    company_addr: company.companyAddr,
    post_code: company.postCode,
    company_phone: company.companyPhone,
    tax_no: company.taxNo,
    website: company.website,
    credit_limit_pence: company.creditLimitPence,
    is_po_required: company.isPoRequired ? 1 : 0,
    order_writes: 0,
  };
}

function userRow(person: SeedPerson, passwordHash: string): UserRow {
  return {
    user_id: person.userId,
    login_name: person.loginName.toLowerCase(),
    login_key: loginKey(person.loginName),
    password_hash: passwordHash,
    role: person.userType === 'staff' ? 'staff' : 'trade',
    review: person.review,
    user_type: person.userType,
    title: person.title,
    first_name: person.firstName,
    last_name: person.lastName,
    company_id: person.company.companyId,
    cust_id: person.customer.custId,
    cust_name: person.customer.custName,
    cust_no: person.customer.custNo,
    applied_at: person.appliedAt,
    basket_writes: 0,
  };
}

/** The people who can log in on a fresh database, for the start banner. */
export interface PeopleToTry {
  /** the same for all of them */
  readonly password: string;
  readonly people: readonly { readonly loginName: string; readonly who: string }[];
}

export const PEOPLE_TO_TRY: PeopleToTry = {
  password: SEED_PASSWORD,
  people: FIXED_PEOPLE.filter(({ review }) => review === 'accepted').map((person) => ({
    loginName: person.loginName,
    who: `${person.firstName} ${person.lastName}, ${person.userType}`,
  })),
};
