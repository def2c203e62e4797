import { type SqlBool, sql } from 'kysely';
import { ENDING, type QuotationState } from '../../../../contracts/domain/quotation/quotation-state.ts';
import type { Search } from '../../../../contracts/domain/text/search-text.ts';
import { quotationHas } from '../../engine/database/search.ts';
import type {
  Db,
  QuotationLineRow,
  QuotationRevisionRow,
  QuotationRow,
} from '../../engine/database/tables.ts';

/** Lines of one insert: SQLite takes a limited number of values. */
const LINES_AT_ONCE = 100;

export async function addQuotation(
  db: Db,
  quotation: QuotationRow,
  lines: readonly QuotationLineRow[],
): Promise<void> {
  await db.insertInto('quotations').values(quotation).execute();
  await addQuotationLines(db, lines);
}

async function addQuotationLines(db: Db, lines: readonly QuotationLineRow[]): Promise<void> {
  for (let at = 0; at < lines.length; at += LINES_AT_ONCE)
    await db
      .insertInto('quotation_lines')
      .values(lines.slice(at, at + LINES_AT_ONCE))
      .execute();
}

export async function replaceLines(
  db: Db,
  quotationId: string,
  lines: readonly QuotationLineRow[],
): Promise<void> {
  await db.deleteFrom('quotation_lines').where('quotation_id', '=', quotationId).execute();
  await addQuotationLines(db, lines);
}

/** With who made it, its company, its project while that is there, and its order. */
const withNames = (db: Db) =>
  db
    .selectFrom('quotations')
    .innerJoin('users', 'users.user_id', 'quotations.user_id')
    .innerJoin('companies', 'companies.company_id', 'quotations.company_id')
    .leftJoin('projects', (join) =>
      join.onRef('projects.project_id', '=', 'quotations.project_id').on('projects.deleted_at', 'is', null),
    )
    .leftJoin('orders', 'orders.order_id', 'quotations.order_id')
    .selectAll('quotations')
    .select([
      'users.first_name',
      'users.last_name',
      'users.login_name',
      'companies.company_name',
      'projects.project_name',
      'orders.order_no',
    ]);

export type NamedQuotation = NonNullable<Awaited<ReturnType<typeof findQuotation>>>;

/** A quotation of one company. */
export async function findQuotation(db: Db, companyId: string, quotationId: string) {
  return await withNames(db)
    .where('quotations.quotation_id', '=', quotationId)
    .where('quotations.company_id', '=', companyId)
    .executeTakeFirst();
}

/** Those of all companies, for our staff: what waits for them first, then the newest. */
export async function listForStaff(db: Db, most: number, quotationId?: string): Promise<NamedQuotation[]> {
  const query = withNames(db)
    .where('quotations.sts', '<>', 'draft')
    .orderBy((row) => row.case().when('quotations.sts', '=', 'requested').then(0).else(1).end())
    .orderBy('quotations.changed_at', 'desc')
    .orderBy('quotations.quotation_no', 'desc')
    .limit(most);
  return await (quotationId === undefined
    ? query
    : query.where('quotations.quotation_id', '=', quotationId)
  ).execute();
}

export interface QuotationQuery {
  readonly companyId: string;
  readonly sts: QuotationState | undefined;
  /** those that end between today and this day; undefined for all */
  readonly endsUntil: number | undefined;
  readonly projectId: string | undefined;
  readonly search: Search;
  /** midnight in UTC of the day in London */
  readonly today: number;
}

/** Newest first. @param skip quotations on the pages before */
export async function findQuotations(
  db: Db,
  query: QuotationQuery,
  skip: number,
  most: number,
): Promise<NamedQuotation[]> {
  return await withNames(db)
    .where(matches(query))
    .orderBy('quotations.made_at', 'desc')
    .orderBy('quotations.quotation_no', 'desc')
    .limit(most)
    .offset(skip)
    .execute();
}

/** How many there are in each state that has any, whatever state the query asks for. */
export async function countQuotations(
  db: Db,
  query: QuotationQuery,
): Promise<ReadonlyMap<QuotationState, number>> {
  const hasEnded = sql`quotations.sts in (${sql.join(ENDING)}) and quotations.valid_until < ${query.today}`;
  const rows = await db
    .selectFrom((quotations) =>
      quotations
        .selectFrom('quotations')
        .select(sql<QuotationState>`case when ${hasEnded} then 'expired' else quotations.sts end`.as('state'))
        .where(matches({ ...query, sts: undefined }))
        .as('found'),
    )
    .select(({ fn }) => ['state', fn.countAll<number | string>().as('quotations')])
    .groupBy('state')
    .execute();
  return new Map(rows.map(({ state, quotations }) => [state, Number(quotations)]));
}

function matches({ companyId, sts, endsUntil, projectId, search, today }: QuotationQuery) {
  const ending = sql.join(ENDING);
  const conditions = [sql`quotations.company_id = ${companyId}`];
  if (sts === 'expired')
    conditions.push(sql`quotations.sts in (${ending}) and quotations.valid_until < ${today}`);
  else if (sts !== undefined) {
    conditions.push(sql`quotations.sts = ${sts}`);
    if (ENDING.some((each) => each === sts)) conditions.push(sql`quotations.valid_until >= ${today}`);
  }
  if (endsUntil !== undefined)
    conditions.push(
      sql`quotations.sts in (${ending}) and quotations.valid_until >= ${today} and quotations.valid_until <= ${endsUntil}`,
    );
  if (projectId !== undefined) conditions.push(sql`quotations.project_id = ${projectId}`);
  if (search.words !== '') conditions.push(quotationHas(search));
  return sql<SqlBool>`${sql.join(conditions, sql` and `)}`;
}

/** In their order. */
export async function listLines(db: Db, quotationId: string): Promise<QuotationLineRow[]> {
  return await db
    .selectFrom('quotation_lines')
    .selectAll()
    .where('quotation_id', '=', quotationId)
    .orderBy('position')
    .execute();
}

/** @returns how many lines each quotation has, by its id */
export async function countLines(db: Db, ids: readonly string[]): Promise<ReadonlyMap<string, number>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom('quotation_lines')
    .select((line) => ['quotation_id', line.fn.countAll<number | string>().as('lines')])
    .where('quotation_id', 'in', ids)
    .groupBy('quotation_id')
    .execute();
  return new Map(rows.map(({ quotation_id, lines }) => [quotation_id, Number(lines)]));
}

/** Oldest first. */
export async function listRevisions(db: Db, quotationId: string): Promise<QuotationRevisionRow[]> {
  return await db
    .selectFrom('quotation_revisions')
    .selectAll()
    .where('quotation_id', '=', quotationId)
    .orderBy('revision')
    .execute();
}

/** A quotation, locked until the transaction ends: it can't be answered, accepted and ordered at once. @param companyId any company's for our staff */
export async function lockQuotation(
  db: Db,
  quotationId: string,
  companyId?: string,
): Promise<QuotationRow | undefined> {
  const row = await db
    .updateTable('quotations')
    .set((quotation) => ({ sts: quotation.ref('sts') }))
    .where('quotation_id', '=', quotationId)
    .returningAll()
    .executeTakeFirst();
  return row && (companyId === undefined || row.company_id === companyId) ? row : undefined;
}

export async function changeRow(db: Db, quotationId: string, change: Partial<QuotationRow>): Promise<void> {
  await db.updateTable('quotations').set(change).where('quotation_id', '=', quotationId).execute();
}

export async function addRevision(db: Db, revision: QuotationRevisionRow): Promise<void> {
  await db.insertInto('quotation_revisions').values(revision).execute();
}

/** A draft with all that hangs on it. Its files lose their message. */
export async function removeQuotations(db: Db, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  const messages = db.selectFrom('quotation_messages').select('message_id').where('quotation_id', 'in', ids);
  await db.deleteFrom('quotation_files').where('message_id', 'in', messages).execute();
  for (const table of ['quotation_messages', 'quotation_revisions', 'quotation_lines', 'quotations'] as const)
    await db.deleteFrom(table).where('quotation_id', 'in', ids).execute();
}

/** What an order was placed from, in the order of their numbers. */
export async function quotationsOfOrder(
  db: Db,
  orderId: string,
): Promise<{ quotationId: string; quotationNo: string; title: string }[]> {
  return await db
    .selectFrom('quotations')
    .select(['quotation_id as quotationId', 'quotation_no as quotationNo', 'title'])
    .where('order_id', '=', orderId)
    .orderBy('quotation_no')
    .execute();
}

/**
 * Removes drafts, and the person's files and messages on any quotation. Quotations that our staff have dealt with stay for the
 * company, as orders may refer to them.
 */
export async function emptyQuotations(db: Db, userId: string): Promise<void> {
  const drafts = await db
    .selectFrom('quotations')
    .select('quotation_id')
    .where('user_id', '=', userId)
    .where('sts', '=', 'draft')
    .execute();
  await removeQuotations(
    db,
    drafts.map(({ quotation_id }) => quotation_id),
  );
  await db.deleteFrom('quotation_files').where('user_id', '=', userId).execute();
  const written = db.selectFrom('quotation_messages').select('message_id').where('user_id', '=', userId);
  await db.deleteFrom('quotation_files').where('message_id', 'in', written).execute();
  await db.deleteFrom('quotation_messages').where('user_id', '=', userId).execute();
}
