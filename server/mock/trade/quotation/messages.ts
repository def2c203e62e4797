import { CallFailure } from '../../../calls/call-failure.ts';
import { companyOf } from '../../company/company/repository.ts';
import { MadeFile } from '../../engine/answering/file-reply.ts';
import { filledText } from '../../engine/answering/form-fields.ts';
import { type Handler, ownCustomer } from '../../engine/answering/handler.ts';
import { addMessage, fileBytes, fileName, listFiles, takeFiles } from './message-repository.ts';
import { lockOwnQuotation } from './own-quotation.ts';
import { messageToStaffMail } from './quotation-mail.ts';
import { changeRow, findQuotation } from './repository.ts';

/** Writes to our staff. @throws CallFailure 102 for another user's file, "1" for a blank message */
export const writeMessage: Handler<'/woojiapi/order/insertquotationmessage'> = async (input, call) => {
  const { userId } = ownCustomer(call, input);
  const text = filledText(input.text, 'text', 'Please write a message first.');
  return await call.once(async (db) => {
    const { row, company } = await lockOwnQuotation(db, userId, input.quotationId);
    const messageId = await addMessage(db, row.quotation_id, userId, text, call.now);
    if (!(await takeFiles(db, userId, messageId, input.fileIds))) throw new CallFailure('102');
    await changeRow(db, row.quotation_id, { changed_at: call.now });
    const { length } = input.fileIds;
    const mail = messageToStaffMail(call.brand, row, company.company_name, text, length);
    await call.outbox.post(db, mail, call.now);
    return { resultCode: '0', data: { messageId } };
  });
};

/** @throws CallFailure 102 for a file that is not of this quotation, and for one of another company */
export const downloadQuotationFile: Handler<'/woojiapi/order/downloadquotationfile'> = async (
  input,
  call,
) => {
  const { userId } = ownCustomer(call, input);
  const { company_id } = await companyOf(call.db, userId);
  const row = await findQuotation(call.db, company_id, input.quotationId);
  const files = row ? await listFiles(call.db, row.quotation_id) : [];
  const at = files.findIndex(({ file_id }) => file_id === input.fileId);
  const file = files[at];
  const bytes = file && (await fileBytes(call.db, file.file_id));
  if (!row || !file || !bytes) throw new CallFailure('102');
  return new MadeFile(fileName(row.quotation_no, at + 1, file.kind), bytes);
};
