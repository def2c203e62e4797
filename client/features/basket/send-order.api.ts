import type { BodyOf } from '../../../contracts/api/calls.ts';
import { salesMailbox } from '../../../contracts/domain/seller/seller.ts';
import { brandName, call } from '../../lib/api-client.ts';

type Message = BodyOf<'/woojiapi/compose/sendemail'>;

/** Sends a part of an order to the sales mailbox. */
export function sendOrderMessage(message: Pick<Message, 'firstName' | 'email' | 'message'>, serial: string) {
  return call(
    '/woojiapi/compose/sendemail',
    { sendTo: salesMailbox(brandName()), lastName: ' ', ...message },
    { serial },
  );
}
