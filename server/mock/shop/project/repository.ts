import type { Db, ProjectRow } from '../../engine/database/tables.ts';

export async function addProject(db: Db, project: ProjectRow): Promise<void> {
  await db.insertInto('projects').values(project).execute();
}

/** Newest first, deleted ones too. */
export async function listProjects(db: Db, userId: string): Promise<ProjectRow[]> {
  return await db
    .selectFrom('projects')
    .select(['project_id', 'user_id', 'project_name', 'sts', 'created_at', 'deleted_at'])
    .where('user_id', '=', userId)
    .orderBy('created_at', 'desc')
    .orderBy('project_id')
    .execute();
}

/** A project of the user or of a colleague, unless it is deleted. */
export async function findReadable(
  db: Db,
  projectId: string,
  userId: string,
): Promise<ProjectRow | undefined> {
  const company = db.selectFrom('users').select('company_id').where('user_id', '=', userId);
  return await db
    .selectFrom('projects')
    .selectAll('projects')
    .innerJoin('users as owner', 'owner.user_id', 'projects.user_id')
    .where('project_id', '=', projectId)
    .where('deleted_at', 'is', null)
    .where('owner.company_id', 'in', company)
    .executeTakeFirst();
}

/** The user's own project, locked until the transaction ends. */
export async function lockOwn(db: Db, projectId: string, userId: string): Promise<ProjectRow | undefined> {
  return await db
    .updateTable('projects')
    .set((project) => ({ sts: project.ref('sts') }))
    .where('project_id', '=', projectId)
    .where('user_id', '=', userId)
    .returning(['project_id', 'user_id', 'project_name', 'sts', 'created_at', 'deleted_at'])
    .executeTakeFirst();
}

export async function changeProjectRow(
  db: Db,
  projectId: string,
  change: Partial<Pick<ProjectRow, 'project_name' | 'sts' | 'deleted_at'>>,
): Promise<void> {
  await db.updateTable('projects').set(change).where('project_id', '=', projectId).execute();
}
