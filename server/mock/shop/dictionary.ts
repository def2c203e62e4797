import type { ReplyOf } from '../../../contracts/api/calls.ts';
import type { CallTable, PreparedContext } from '../engine/answering/handler.ts';
import type { Db } from '../engine/database/tables.ts';

async function listEntries(db: Db, dictionary: string): Promise<{ codeId: string; codeName: string }[]> {
  return await db
    .selectFrom('dictionary_entries')
    .select(['code_id as codeId', 'code_name as codeName'])
    .where('dictionary', '=', dictionary)
    .orderBy('position')
    .execute();
}

/** @param input names the dictionary; the two paths use different names */
async function readDictionary(
  { type }: { readonly type: string },
  { db }: PreparedContext,
): Promise<ReplyOf<'/api/dic'>> {
  return { resultCode: '0', data: await listEntries(db, type) };
}

/** One dictionary under two paths, as in the documented backend. */
export const dictionaryCalls = {
  '/api/dic': { preparedBy: readDictionary },
  '/woojiapi/compose/qrydicbytype': { preparedBy: readDictionary },
} satisfies CallTable;
