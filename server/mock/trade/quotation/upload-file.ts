import { customerOf, type Handler } from '../../engine/answering/handler.ts';
import { takeUpload } from '../../engine/answering/take-upload.ts';
import { sentFile } from '../../engine/pdfs/sent-file.ts';
import { remakePicture } from '../../engine/pictures/remake-picture.ts';
import { newId } from '../../engine/security/token.ts';
import { addFile, fileReply, makeFileRoom } from './message-repository.ts';

/** Files of one customer that belong to no message yet; beyond that the oldest goes. */
const WAITING_MAX = 24;

/**
 * Keeps one file for a message that is still to be written: a PDF as it is, a picture made anew.
 * @throws CallFailure "1" for any other file; with HTTP 429 when too many arrive at once
 */
export const uploadQuotationFile: Handler<'/woojiapi/order/uploadquotationfile'> = async (_input, call) => {
  const { userId } = customerOf(call);
  return takeUpload(
    call,
    (sent) => sentFile(sent, large),
    async (db, { kind, content }) => {
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
    },
  );
};

const large = async (picture: Buffer) => (await remakePicture(picture)).large;
