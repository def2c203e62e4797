import type { BodyOf } from '../../../contracts/api/calls.ts';
import { salesMailbox } from '../../../contracts/domain/seller/seller.ts';
import { brandName, call } from '../../lib/api-client.ts';

type Message = BodyOf<'/woojiapi/compose/sendemail'>;

/** Sends one message of a letter to the sales mailbox. */
export function sendLetterPart(message: Pick<Message, 'firstName' | 'email' | 'message'>, serial: string) {
  return call(
    '/woojiapi/compose/sendemail',
    { sendTo: salesMailbox(brandName()), lastName: ' ', ...message },
    { serial },
  );
}
