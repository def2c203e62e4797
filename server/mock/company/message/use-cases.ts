import { salesMailbox } from '../../../../contracts/domain/seller/seller.ts';
import { CallFailure } from '../../../calls/call-failure.ts';
import { checkedEmail } from '../../engine/answering/form-fields.ts';
import type { CallTable, Handler } from '../../engine/answering/handler.ts';
import { HOUR_MS } from '../../engine/limits/limit.ts';

/**
 * Passes a visitor's message on to the sales office.
 * @throws CallFailure "1" for any other mailbox, so that the shop can't be used to mail strangers
 */
const sendToSales: Handler<'/woojiapi/compose/sendemail'> = async (input, call) => {
  const mailbox = salesMailbox(call.brand);
  if (input.sendTo.toLowerCase() !== mailbox) {
    throw new CallFailure('1', `sendTo: must be ${mailbox}`, 400, { field: 'sendTo' });
  }
  const replyTo = checkedEmail(input.email, 'email');
  return await call.once(async (db) => {
    const name = `${input.firstName} ${input.lastName ?? ''}`.trim();
    await call.outbox.post(
      db,
      {
        kind: 'contact',
        to: mailbox,
        replyTo,
        // a line break in a subject would let a visitor write mail headers
        subject: `Message from ${name}`.replace(/\s+/g, ' '),
        body: input.message,
      },
      call.now,
    );
    return { resultCode: '0' };
  });
};

export const messageCalls = {
  '/woojiapi/compose/sendemail': {
    handler: sendToSales,
    limits: [
      { per: 'address', calls: 30, withinMs: HOUR_MS },
      { per: 'email', fromEachAddress: true, calls: 10, withinMs: HOUR_MS },
    ],
  },
} satisfies CallTable;
