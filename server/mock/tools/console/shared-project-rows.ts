import type { SharedProject } from '../../../../contracts/api/mock-console.ts';
import { fromJson } from '../../engine/database/stored-values.ts';
import { bytesOf, type Db } from '../../engine/database/tables.ts';

const MAX_PROJECTS = 200;

/** Those that wait for a decision first, then the newest. */
export async function listSharedProjects(db: Db): Promise<SharedProject[]> {
  const rows = await projectRows(db).limit(MAX_PROJECTS).execute();
  return withPictures(db, rows);
}

export async function findSharedProject(db: Db, exampleId: string): Promise<SharedProject | undefined> {
  const rows = await projectRows(db).where('project.example_id', '=', exampleId).execute();
  return (await withPictures(db, rows))[0];
}

/** A picture for our staff, public or not. */
export async function pictureForStaff(db: Db, pictureId: string): Promise<Buffer | undefined> {
  const row = await db
    .selectFrom('shared_pictures')
    .select('small')
    .where('picture_id', '=', pictureId)
    .where('example_id', 'is not', null)
    .executeTakeFirst();
  return row && bytesOf(row.small);
}

const projectRows = (db: Db) =>
  db
    .selectFrom('shared_projects as project')
    .innerJoin('users', 'users.user_id', 'project.user_id')
    .selectAll('project')
    .select(['users.login_name', 'users.first_name', 'users.last_name'])
    .orderBy((row) => row.case().when('project.review', '=', 'waiting').then(0).else(1).end())
    .orderBy('project.created_at', 'desc')
    .orderBy('project.example_id');

type Row = Awaited<ReturnType<ReturnType<typeof projectRows>['execute']>>[number];

async function withPictures(db: Db, rows: readonly Row[]): Promise<SharedProject[]> {
  if (rows.length === 0) return [];
  const pictures = await db
    .selectFrom('shared_pictures')
    .select(['picture_id', 'example_id'])
    .where(
      'example_id',
      'in',
      rows.map((row) => row.example_id),
    )
    .orderBy('position')
    .execute();
  return rows.map((row) => ({
    exampleId: row.example_id,
    loginName: row.login_name,
    name: `${row.first_name} ${row.last_name}`,
    title: row.title,
    town: row.town,
    content: row.content,
    productNos: fromJson(row.product_nos),
    pictureIds: pictures
      .filter(({ example_id }) => example_id === row.example_id)
      .map(({ picture_id }) => picture_id),
    review: row.review,
    voucherCode: row.voucher_code,
    sentAt: row.created_at,
  }));
}
