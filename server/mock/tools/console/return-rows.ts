import type { AskedReturn } from '../../../../contracts/api/mock-console.ts';
import { bytesOf, type Db } from '../../engine/database/tables.ts';
import { packsOfLine } from '../../trade/order/packs-of-line.ts';
import { listReturnLines, listReturnPictures } from '../../trade/returns/return-repository.ts';

const MAX_RETURNS = 200;

/** Those that wait for an answer first, then the newest. */
export async function listAskedReturns(db: Db): Promise<AskedReturn[]> {
  return await withDetails(db, await returnRows(db).limit(MAX_RETURNS).execute());
}

export async function findAskedReturn(db: Db, returnId: string): Promise<AskedReturn | undefined> {
  return (await withDetails(db, await returnRows(db).where('row.return_id', '=', returnId).execute()))[0];
}

/** A picture for our staff. */
export async function returnPicture(db: Db, pictureId: string): Promise<Buffer | undefined> {
  const row = await db
    .selectFrom('return_pictures')
    .select('small')
    .where('picture_id', '=', pictureId)
    .executeTakeFirst();
  return row && bytesOf(row.small);
}

const returnRows = (db: Db) =>
  db
    .selectFrom('returns as row')
    .innerJoin('orders', 'orders.order_id', 'row.order_id')
    .innerJoin('companies', 'companies.company_id', 'row.company_id')
    .innerJoin('users', 'users.user_id', 'row.user_id')
    .leftJoin('credit_notes as credit', 'credit.return_id', 'row.return_id')
    .selectAll('row')
    .select([
      'orders.order_no',
      'companies.company_name',
      'users.login_name',
      'credit.credit_no',
      'credit.total_pence',
    ])
    .orderBy((row) => row.case().when('row.sts', '=', 'requested').then(0).else(1).end())
    .orderBy('row.requested_at', 'desc')
    .orderBy('row.return_no', 'desc');

type Row = Awaited<ReturnType<ReturnType<typeof returnRows>['execute']>>[number];

async function withDetails(db: Db, rows: readonly Row[]): Promise<AskedReturn[]> {
  const ids = rows.map(({ return_id }) => return_id);
  const lines = await listReturnLines(db, ids);
  const pictures = await listReturnPictures(db, ids);
  return rows.map((row) => ({
    returnId: row.return_id,
    returnNo: row.return_no,
    orderNo: row.order_no,
    companyName: row.company_name,
    loginName: row.login_name,
    kind: row.kind,
    sts: row.sts,
    reason: row.reason,
    answer: row.answer,
    isCharged: row.is_charged === 1,
    lines: lines
      .filter(({ return_id }) => return_id === row.return_id)
      .map((line) => packsOfLine(line, line.number)),
    pictureIds: pictures
      .filter(({ return_id }) => return_id === row.return_id)
      .map(({ picture_id }) => picture_id),
    requestedAt: row.requested_at,
    creditNo: row.credit_no ?? '',
    creditPence: row.total_pence ?? 0,
  }));
}
