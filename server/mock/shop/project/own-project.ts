import { CallFailure } from '../../../calls/call-failure.ts';
import type { Db, ProjectRow } from '../../engine/database/tables.ts';
import { refuseLine } from '../product/check-order.ts';
import { findReadable, lockOwn } from './repository.ts';

/**
 * A project that the user may see: their own, or a colleague's.
 * @throws CallFailure 102 for an unknown project or one outside the company, so that a stranger can't learn which ids exist
 */
export async function readableProject(db: Db, projectId: string, userId: string): Promise<ProjectRow> {
  const project = await findReadable(db, projectId, userId);
  if (!project) throw new CallFailure('102');
  return project;
}

/**
 * The user's own project, deleted or not, locked until the transaction ends.
 * @throws CallFailure 102 for an unknown project or another user's
 */
export async function ownProjectOrDeleted(db: Db, projectId: string, userId: string): Promise<ProjectRow> {
  const project = await lockOwn(db, projectId, userId);
  if (!project) throw new CallFailure('102');
  return project;
}

/** The same for a project that is not deleted. */
export async function ownProject(db: Db, projectId: string, userId: string): Promise<ProjectRow> {
  const project = await ownProjectOrDeleted(db, projectId, userId);
  if (project.deleted_at !== null) throw new CallFailure('102');
  return project;
}

/**
 * The same for a project whose rooms or products are to be changed.
 * @throws CallFailure "1" when it is finished
 */
export async function ongoingProject(
  db: Db,
  projectId: string,
  userId: string,
  sentence = "This project is finished, so you can't change it.",
): Promise<ProjectRow> {
  const project = await ownProject(db, projectId, userId);
  if (project.sts !== 'Ongoing') refuseLine('', 'projectId', sentence);
  return project;
}

/** A name without blanks around it. @throws CallFailure "1" with HTTP 400 when nothing is left */
export function nameOf(text: string, field: 'projectName' | 'roomName' | 'roomList'): string {
  const name = text.trim();
  if (name !== '') return name;
  const what = field === 'projectName' ? 'project' : 'room';
  throw new CallFailure('1', `Please enter the ${what} name.`, 400, { field });
}
