import type { Db } from '../../engine/database/tables.ts';

export async function listEntries(
  db: Db,
  dictionary: string,
): Promise<{ codeId: string; codeName: string }[]> {
  return await db
    .selectFrom('dictionary_entries')
    .select(['code_id as codeId', 'code_name as codeName'])
    .where('dictionary', '=', dictionary)
    .orderBy('position')
    .execute();
}
