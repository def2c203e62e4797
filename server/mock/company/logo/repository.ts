import type { Selectable } from 'kysely';
import type { Db, Tables } from '../../engine/database/tables.ts';
import type { RemadeLogo } from '../../engine/pictures/remake-picture.ts';

export async function companyIdOf(db: Db, userId: string): Promise<string> {
  const { company_id } = await db
    .selectFrom('users')
    .select('company_id')
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow();
  return company_id;
}

export async function findLogo(
  db: Db,
  companyId: string,
): Promise<Selectable<Tables['company_logos']> | undefined> {
  return await db
    .selectFrom('company_logos')
    .selectAll()
    .where('company_id', '=', companyId)
    .executeTakeFirst();
}

/** Replaces the previous one. @param now milliseconds since 1970 */
export async function keepLogo(db: Db, companyId: string, logo: RemadeLogo, now: number): Promise<void> {
  await db
    .insertInto('company_logos')
    .values({ company_id: companyId, ...logo, created_at: now })
    .onConflict((other) => other.column('company_id').doUpdateSet({ ...logo, created_at: now }))
    .execute();
}

export async function deleteLogo(db: Db, companyId: string): Promise<void> {
  await db.deleteFrom('company_logos').where('company_id', '=', companyId).execute();
}
