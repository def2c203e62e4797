import type { ReplyOf } from '../../../../contracts/api/calls.ts';
import { isPdf, kindOfFile } from '../../../../contracts/domain/file/file-kind.ts';
import { CallFailure } from '../../../calls/call-failure.ts';
import { FILE_WORDS } from '../../../calls/check-upload.ts';
import { type CallContext, customerOf } from '../../engine/answering/handler.ts';
import { takeUpload } from '../../engine/answering/take-upload.ts';
import { checkPdf } from '../../engine/pdfs/check-pdf.ts';
import { remakePicture } from '../../engine/pictures/remake-picture.ts';
import { newId } from '../../engine/security/token.ts';
import { addFile, fileReply, makeFileRoom } from './message-repository.ts';

/** Files of one customer that belong to no message yet; beyond that the oldest goes. */
const WAITING_MAX = 24;

/**
 * Keeps one file for a message that is still to be written: a PDF as it is, a picture made anew.
 * @throws CallFailure "1" for any other file; with HTTP 429 when too many arrive at once
 */
export async function uploadQuotationFile(
  _input: undefined,
  call: CallContext,
): Promise<ReplyOf<'/woojiapi/order/uploadquotationfile'>> {
  const { userId } = customerOf(call);
  return takeUpload(call, kept, async (db, { kind, content }) => {
    const file = {
      file_id: newId('i'),
      user_id: userId,
      message_id: null,
      position: 0,
      kind,
      size: content.length,
      content,
      created_at: call.now,
    };
    await addFile(db, file);
    await makeFileRoom(db, userId, WAITING_MAX);
    return { resultCode: '0', data: fileReply(file, kind === 'pdf' ? 'document.pdf' : 'picture.webp') };
  });
}

async function kept(sent: Buffer): Promise<{ kind: 'pdf' | 'picture'; content: Buffer }> {
  if (isPdf(sent)) {
    await checkPdf(sent);
    return { kind: 'pdf', content: sent };
  }
  if (kindOfFile(sent) === 'other') throw new CallFailure('1', FILE_WORDS.other, 400, undefined, 'file');
  return { kind: 'picture', content: (await remadePicture(sent)).large };
}

/** What is wrong with a picture is wrong with this call's file. */
async function remadePicture(sent: Buffer) {
  return await remakePicture(sent).catch((error: unknown) => {
    throw error instanceof CallFailure
      ? new CallFailure(error.resultCode, error.message, error.status, undefined, 'file')
      : error;
  });
}
