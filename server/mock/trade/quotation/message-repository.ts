import type { components } from '../../../../contracts/api/generated/woojiapi.ts';
import { nameOf } from '../../engine/access/company-people.ts';
import { bytesOf, type Db, type QuotationFileRow, type QuotationRow } from '../../engine/database/tables.ts';
import { newId } from '../../engine/security/token.ts';

type Message = components['schemas']['QuotationMessage'];
type File = components['schemas']['QuotationFile'];
type FileFacts = Pick<QuotationFileRow, 'file_id' | 'kind' | 'size'>;

const ENDINGS = { pdf: 'pdf', picture: 'webp' } as const;
/** How our staff sign. */
const OUR_STAFF = 'Our staff';

/** @param place of the file among all of its quotation, from 1: what its owner called it is not kept */
export const fileName = (no: string, place: number, kind: QuotationFileRow['kind']) =>
  `${no}-${place}.${ENDINGS[kind]}`;

export const fileReply = (file: FileFacts, name: string): File => ({
  fileId: file.file_id,
  fileName: name,
  kind: file.kind,
  bytes: file.size,
});

/** Oldest first, with the names of those who wrote them. */
export async function messagesOf(
  db: Db,
  { quotation_id, quotation_no }: Pick<QuotationRow, 'quotation_id' | 'quotation_no'>,
): Promise<Message[]> {
  const rows = await db
    .selectFrom('quotation_messages as message')
    .leftJoin('users', 'users.user_id', 'message.user_id')
    .selectAll('message')
    .select(['users.first_name', 'users.last_name'])
    .where('message.quotation_id', '=', quotation_id)
    .orderBy('message.position')
    .execute();
  const files = await listFiles(db, quotation_id);
  return rows.map((row) => ({
    messageId: row.message_id,
    at: row.at,
    by:
      row.user_id === null
        ? OUR_STAFF
        : nameOf({ first_name: row.first_name ?? '', last_name: row.last_name ?? '' }),
    isStaff: row.user_id === null ? 1 : 0,
    text: row.text,
    files: files.flatMap((file, at) =>
      file.message_id === row.message_id ? [fileReply(file, fileName(quotation_no, at + 1, file.kind))] : [],
    ),
  }));
}

/** The files of all messages of a quotation, in their order, without their bytes. */
export async function listFiles(db: Db, quotationId: string) {
  return await db
    .selectFrom('quotation_files as file')
    .innerJoin('quotation_messages as message', 'message.message_id', 'file.message_id')
    .select(['file.file_id', 'file.message_id', 'file.kind', 'file.size'])
    .where('message.quotation_id', '=', quotationId)
    .orderBy('message.position')
    .orderBy('file.position')
    .execute();
}

export async function fileBytes(db: Db, fileId: string): Promise<Buffer | undefined> {
  const row = await db
    .selectFrom('quotation_files')
    .select('content')
    .where('file_id', '=', fileId)
    .executeTakeFirst();
  return row && bytesOf(row.content);
}

/** How many messages a quotation has. */
async function countMessages(db: Db, quotationId: string): Promise<number> {
  const { count } = await db
    .selectFrom('quotation_messages')
    .select(({ fn }) => fn.countAll<number | string>().as('count'))
    .where('quotation_id', '=', quotationId)
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** Adds a message at the end, on a quotation that is locked. @param userId null for our staff @returns its id */
export async function addMessage(
  db: Db,
  quotationId: string,
  userId: string | null,
  text: string,
  at: number,
): Promise<string> {
  const messageId = newId('w');
  await db
    .insertInto('quotation_messages')
    .values({
      message_id: messageId,
      quotation_id: quotationId,
      user_id: userId,
      position: await countMessages(db, quotationId),
      at,
      text,
    })
    .execute();
  return messageId;
}

export async function addFile(
  db: Db,
  file: Omit<QuotationFileRow, 'content'> & { readonly content: Buffer },
): Promise<void> {
  await db.insertInto('quotation_files').values(file).execute();
}

/** Deletes the oldest of a customer's files that no message has taken, until there are so many left. */
export async function makeFileRoom(db: Db, userId: string, most: number): Promise<void> {
  const kept = db
    .selectFrom('quotation_files')
    .select('file_id')
    .where('user_id', '=', userId)
    .where('message_id', 'is', null)
    .orderBy('created_at', 'desc')
    .orderBy('file_id')
    .limit(most);
  await db
    .deleteFrom('quotation_files')
    .where('user_id', '=', userId)
    .where('message_id', 'is', null)
    .where('file_id', 'not in', kept)
    .execute();
}

/** Gives uploaded files to a message, in this order. @returns false, and nothing is to be kept, unless all were the user's own and free */
export async function takeFiles(
  db: Db,
  userId: string,
  messageId: string,
  ids: readonly string[],
): Promise<boolean> {
  for (const [position, id] of ids.entries()) {
    const { numUpdatedRows } = await db
      .updateTable('quotation_files')
      .set({ message_id: messageId, position })
      .where('file_id', '=', id)
      .where('user_id', '=', userId)
      .where('message_id', 'is', null)
      .executeTakeFirstOrThrow();
    if (numUpdatedRows !== 1n) return false;
  }
  return true;
}
