import { type Selectable, sql } from 'kysely';
import { isDatabaseFailure } from '../../engine/database/database-failure.ts';
import { bytesOf, type Db, type Tables } from '../../engine/database/tables.ts';
import { SECRET_MASK } from '../../engine/mail/outbox.ts';
import {
  MAX_JSON_BYTES,
  refuseLarger,
  type SavedWorld,
  SavedWorldFailure,
  type StoredValue,
} from './saved-world.ts';

type Row<T extends keyof Tables> = Selectable<Tables[T]>;
type SavedRow = Readonly<Record<string, StoredValue>>;

/** Stands for any password in a file. */
const SOME_PASSWORD = 'set';

/** A code of six digits and the token of an invitation can be used until they expire. */
const withoutSecret: Partial<Record<string, RegExp>> = {
  'verification-code': /\b\d{6}\b/g,
  invitation: /(?<=[?&]token=)[\w-]+/g,
};

/**
 * What a file holds of each table: all of it, nothing, or rows without their secrets. A table that is missing here doesn't compile.
 * Hashes of tokens stay: tokens are too long to guess.
 */
const SAVED: { readonly [T in keyof Tables]: 'all' | 'nothing' | ((row: Row<T>) => Row<T>) } = {
  // has the secrets that mails mask, and a named world sends none
  mail_queue: 'nothing',
  // the card provider is another company, which keeps its sessions and secret for itself
  card_secrets: 'nothing',
  card_sessions: 'nothing',
  users: (row) => ({ ...row, password_hash: row.password_hash && SOME_PASSWORD }),
  // six digits can be found by trying
  auth_codes: (row) => ({ ...row, code_hash: '' }),
  mails: (row) => {
    const secret = withoutSecret[row.kind];
    return secret ? { ...row, body: row.body.replace(secret, SECRET_MASK) } : row;
  },
  addresses: 'all',
  answered_calls: 'all',
  basket_lines: 'all',
  basket_links: 'all',
  card_payment_items: 'all',
  card_payments: 'all',
  companies: 'all',
  company_logos: 'all',
  company_roles: 'all',
  credit_notes: 'all',
  dictionary_entries: 'all',
  floor_plans: 'all',
  functions: 'all',
  gallery_projects: 'all',
  invitations: 'all',
  invoices: 'all',
  order_events: 'all',
  order_lines: 'all',
  orders: 'all',
  paper_numbers: 'all',
  payments: 'all',
  plans: 'all',
  product_specs: 'all',
  products: 'all',
  project_lines: 'all',
  project_pictures: 'all',
  project_rooms: 'all',
  projects: 'all',
  quotation_files: 'all',
  quotation_lines: 'all',
  quotation_messages: 'all',
  quotation_revisions: 'all',
  quotations: 'all',
  rate_limits: 'all',
  return_lines: 'all',
  return_pictures: 'all',
  returns: 'all',
  revision: 'all',
  role_rights: 'all',
  saved_lines: 'all',
  seeds: 'all',
  sessions: 'all',
  shared_pictures: 'all',
  shared_projects: 'all',
  unwanted_mails: 'all',
  vouchers: 'all',
};
const NAMES = (Object.keys(SAVED) as (keyof Tables)[]).filter((name) => SAVED[name] !== 'nothing').sort();

/** All rows at one moment, without secrets. @throws SavedWorldFailure as soon as they are too many for a file */
export async function readRows(db: Db): Promise<SavedWorld['tables']> {
  return await db
    .transaction()
    .setIsolationLevel('repeatable read')
    .execute(async (trx) => {
      const tables: SavedWorld['tables'] = {};
      let bytes = 0;
      for (const name of NAMES) {
        const rows = await savedRows(trx, name);
        tables[name] = rows;
        bytes += JSON.stringify(rows).length;
        refuseLarger(bytes, MAX_JSON_BYTES, tables);
      }
      return tables;
    });
}

async function savedRows<T extends keyof Tables>(db: Db, name: T): Promise<Record<string, StoredValue>[]> {
  const saved = SAVED[name];
  const { rows } = await sql<Row<T>>`select * from ${sql.table(name)}`.execute(db);
  const shown = typeof saved === 'function' ? rows.map(saved) : rows;
  return shown.map((row) =>
    Object.fromEntries(Object.entries(row).map(([column, value]) => [column, storable(value)])),
  );
}

function storable(value: unknown): StoredValue {
  if (value instanceof ArrayBuffer || Buffer.isBuffer(value))
    return { bytes: bytesOf(value).toString('base64') };
  if (typeof value === 'string' || typeof value === 'number' || value === null) return value;
  throw new TypeError(`a row has a value of a type that no column has: ${typeof value}`);
}

/**
 * Fills a new database in memory, which has its tables and nothing in them that matters.
 * @param passwordHash everybody's who has a password
 * @throws SavedWorldFailure when the rows don't fit the tables
 */
export async function writeRows(db: Db, tables: SavedWorld['tables'], passwordHash: string): Promise<void> {
  const [stranger] = Object.keys(tables).filter((name) => !NAMES.some((known) => known === name));
  if (stranger !== undefined) throw new SavedWorldFailure(`doesn't fit: there is no table ${stranger}`);
  try {
    await db.transaction().execute(async (trx) => {
      // rows may come before those that they refer to
      await sql`pragma defer_foreign_keys = on`.execute(trx);
      for (const name of NAMES) {
        const rows = tables[name];
        if (!rows) throw new SavedWorldFailure(`doesn't fit: the table ${name} is missing`);
        const columns = await columnsOf(trx, name);
        for (const [index, row] of rows.entries()) {
          const wrong = wrongIn(row, columns);
          if (wrong) throw new SavedWorldFailure(`doesn't fit: ${name}[${index}]${wrong}`);
        }
        await insert(trx, name, columns, name === 'users' ? withPassword(rows, passwordHash) : rows);
      }
    });
  } catch (error) {
    if (!isDatabaseFailure(error)) throw error;
    const why = error instanceof Error ? error.message : String(error);
    throw new SavedWorldFailure(`doesn't fit: its rows contradict each other (${why})`);
  }
}

const withPassword = (users: readonly SavedRow[], passwordHash: string): SavedRow[] =>
  users.map((row) => ({ ...row, password_hash: row.password_hash === '' ? '' : passwordHash }));

interface Column {
  readonly name: string;
  /** TEXT, INTEGER, bigint or bytea */
  readonly type: string;
  readonly notnull: number;
  readonly pk: number;
}

async function columnsOf(db: Db, table: string): Promise<readonly Column[]> {
  const { rows } =
    await sql<Column>`select name, type, "notnull", pk from pragma_table_info(${table})`.execute(db);
  return rows;
}

/** What doesn't fit in a row, as SQLite itself takes any value in any column; undefined if all does. */
function wrongIn(row: SavedRow, columns: readonly Column[]): string | undefined {
  for (const { name, type, notnull, pk } of columns) {
    const value = row[name];
    if (value === undefined) return `.${name} is missing`;
    const mayBeNull = notnull === 0 && pk === 0;
    if (value === null ? !mayBeNull : kindOf(value) !== kindOfColumn(type))
      return `.${name} must be ${kindOfColumn(type)}`;
  }
  const stranger = Object.keys(row).find((name) => !columns.some((column) => column.name === name));
  return stranger === undefined ? undefined : `.${stranger} is not a column of the table`;
}

type Kind = 'text' | 'a whole number' | 'bytes';

const kindOf = (value: string | number | object): Kind =>
  typeof value === 'string' ? 'text' : typeof value === 'number' ? 'a whole number' : 'bytes';

const kindOfColumn = (type: string): Kind =>
  /int/i.test(type) ? 'a whole number' : /bytea|blob/i.test(type) ? 'bytes' : 'text';

/** SQLite takes 32,766 values in a statement, and our widest table has 44 columns. */
const ROWS_AT_ONCE = 500;

async function insert(
  db: Db,
  table: keyof Tables,
  columns: readonly Column[],
  rows: readonly SavedRow[],
): Promise<void> {
  await sql`delete from ${sql.table(table)}`.execute(db);
  const names = sql.join(columns.map(({ name }) => sql.ref(name)));
  for (let start = 0; start < rows.length; start += ROWS_AT_ONCE) {
    const values = rows
      .slice(start, start + ROWS_AT_ONCE)
      .map((row) => sql`(${sql.join(columns.map(({ name }) => parameter(row[name] ?? null)))})`);
    await sql`insert into ${sql.table(table)} (${names}) values ${sql.join(values)}`.execute(db);
  }
}

const parameter = (value: StoredValue) =>
  typeof value === 'object' && value !== null ? Buffer.from(value.bytes, 'base64') : value;
