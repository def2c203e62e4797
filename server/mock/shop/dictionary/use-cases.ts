import type { ReplyOf } from '../../../../contracts/api/calls.ts';
import type { PreparedContext } from '../../engine/answering/handler.ts';
import { listEntries } from './repository.ts';

/** @param input names the dictionary; the two paths use different names */
export async function readDictionary(
  { type }: { readonly type: string },
  { db }: PreparedContext,
): Promise<ReplyOf<'/api/dic'>> {
  return { resultCode: '0', data: await listEntries(db, type) };
}
