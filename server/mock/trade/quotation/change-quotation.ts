import type { ReplyOf } from '../../../../contracts/api/calls.ts';
import { lastDay, mayTake, whyNot } from '../../../../contracts/domain/quotation/quotation-state.ts';
import { CallFailure } from '../../../calls/call-failure.ts';
import { companyOf, receiverOf } from '../../company/company/repository.ts';
import { filledText, refuseField } from '../../engine/answering/form-fields.ts';
import { type Handler, ownCustomer } from '../../engine/answering/handler.ts';
import type { Db, QuotationRow } from '../../engine/database/tables.ts';
import { expectMayOrder } from '../order/approval/approval-rights.ts';
import { linesGiven } from './asked-lines.ts';
import { costed, lineRow, plottedOf, repacked } from './lines.ts';
import { addMessage } from './message-repository.ts';
import { checkStep, checkVersion, lockOwnQuotation } from './own-quotation.ts';
import { acceptedMail, declinedMail, requestedMails } from './quotation-mail.ts';
import { stateOf } from './quotation-reply.ts';
import { headerOf, workedOut } from './quotation-row.ts';
import { changeRow, listLines, lockQuotation, removeQuotations, replaceLines } from './repository.ts';

type Versioned = ReplyOf<'/woojiapi/order/updatequotation'>;
const versioned = (version: number): Versioned => ({ resultCode: '0', data: { version } });

/** Changes what is sent of a draft. @throws CallFailure "1" for any other state, and for an old version */
export const changeQuotation: Handler<'/woojiapi/order/updatequotation'> = async (input, call) => {
  const { userId } = ownCustomer(call, input);
  return await call.once(async (db) => {
    const { row } = await lockOwnQuotation(db, userId, input.quotationId);
    checkStep(row, 'change', call.now);
    checkVersion(row, input.version);
    const header = headerOf(input, row);
    const kept = input.lines
      ? (await linesGiven(db, input.lines)).map((line, at) => lineRow(row.quotation_id, line, at))
      : (await listLines(db, row.quotation_id)).map((line) =>
          repacked(line, plottedOf(row), plottedOf(header)),
        );
    const lines = costed(kept, plottedOf(header));
    await replaceLines(db, row.quotation_id, lines);
    await changeRow(db, row.quotation_id, {
      ...workedOut(row.quotation_no, header, lines, call.now),
      ...(input.lines ? { valid_until: lastDay(call.now) } : {}),
      ...next(row, call.now),
    });
    return versioned(row.version + 1);
  });
};

const next = ({ version }: QuotationRow, now: number) => ({ version: version + 1, changed_at: now });

/** Asks our staff. */
export const requestQuotation: Handler<'/woojiapi/order/requestquotation'> = async (input, call) => {
  const { userId } = ownCustomer(call, input);
  const message = input.message.trim();
  return await call.once(async (db) => {
    const { row, company } = await lockOwnQuotation(db, userId, input.quotationId);
    checkStep(row, 'request', call.now);
    checkVersion(row, input.version);
    await changeRow(db, row.quotation_id, { sts: 'requested', ...next(row, call.now) });
    if (message !== '') await addMessage(db, row.quotation_id, userId, message, call.now);
    const letter = { ...(await receiverOf(db, userId)), brand: call.brand };
    for (const mail of requestedMails(letter, row, company.company_name, message))
      await call.outbox.post(db, mail, call.now);
    return versioned(row.version + 1);
  });
};

/**
 * Accepts, once: what is accepted already stays as it is.
 * @throws CallFailure 102 for a customer who can't order for the company, "1" for one that has ended or has changed
 */
export const acceptQuotation: Handler<'/woojiapi/order/acceptquotation'> = async (input, call) => {
  const { userId } = ownCustomer(call, input);
  const signedBy = filledText(input.signedBy, 'signedBy', 'Please enter who accepts the quotation.');
  return await call.once(async (db) => {
    const { row, company } = await lockOwnQuotation(db, userId, input.quotationId);
    await expectMayOrder(db, userId);
    if (stateOf(row, call.now) === 'accepted') return versioned(row.version);
    checkStep(row, 'accept', call.now);
    checkVersion(row, input.version);
    await changeRow(db, row.quotation_id, {
      sts: 'accepted',
      signed_by: signedBy,
      ...next(row, call.now),
    });
    const letter = { ...(await receiverOf(db, userId)), brand: call.brand };
    for (const mail of acceptedMail(letter, row, company.company_name, signedBy))
      await call.outbox.post(db, mail, call.now);
    return versioned(row.version + 1);
  });
};

/** Declines, once. */
export const declineQuotation: Handler<'/woojiapi/order/declinequotation'> = async (input, call) => {
  const { userId } = ownCustomer(call, input);
  const reason = input.reason.trim();
  return await call.once(async (db) => {
    const { row, company } = await lockOwnQuotation(db, userId, input.quotationId);
    if (row.sts === 'declined') return versioned(row.version);
    checkStep(row, 'decline', call.now);
    checkVersion(row, input.version);
    await changeRow(db, row.quotation_id, { sts: 'declined', reason, ...next(row, call.now) });
    await call.outbox.post(db, declinedMail(call.brand, row, company.company_name, reason), call.now);
    return versioned(row.version + 1);
  });
};

/** @throws CallFailure "1" for any state but draft */
export const deleteQuotation: Handler<'/woojiapi/order/deletequotation'> = async (input, call) => {
  const { userId } = ownCustomer(call, input);
  const { company_id } = await companyOf(call.db, userId);
  return await call.once(async (db) => {
    const row = await lockQuotation(db, input.quotationId);
    if (!row) return { resultCode: '0' };
    if (row.company_id !== company_id) throw new CallFailure('102');
    await removeDraft(db, row, call.now);
    return { resultCode: '0' };
  });
};

async function removeDraft(db: Db, row: QuotationRow, now: number): Promise<void> {
  const state = stateOf(row, now);
  const isDraft = row.sts === 'draft' && (mayTake('delete', state) || state === 'expired');
  if (!isDraft) {
    const why = `Only drafts can be deleted. ${whyNot(state)}`;
    refuseField('quotationId', why);
  }
  await removeQuotations(db, [row.quotation_id]);
}
