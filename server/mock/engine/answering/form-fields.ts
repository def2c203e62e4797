import { emailOf } from '../../../../contracts/domain/people/email.ts';
import { CallFailure } from '../../../calls/call-failure.ts';

/** Refuses one field of a form, with a sentence for the customer. */
export function refuseField(field: string, sentence: string): never {
  throw new CallFailure('1', sentence, 200, { field });
}

/** @returns the text without blanks around it. @throws CallFailure "1" when nothing is left */
export function filledText(text: string, field: string, sentence: string): string {
  const trimmed = text.trim();
  return trimmed === '' ? refuseField(field, sentence) : trimmed;
}

/** @throws CallFailure "1" on the first value that is in the list already */
export function refuseRepeated(list: readonly string[], field: string, sentence: string): void {
  const repeated = list.findIndex((value, index) => list.indexOf(value) !== index);
  if (repeated >= 0) refuseField(`${field}[${repeated}]`, sentence);
}

/** @returns the email as stored. @throws CallFailure "1" in the words of docs/product.md ("Form rules") */
export function checkedEmail(typed: string, field: string): string {
  return emailOf(typed) ?? refuseField(field, 'Please enter the correct email address');
}

/**
 * Refuses an address outside the shop, if the shop's own is known, so that no link in our mails leads elsewhere.
 * @throws CallFailure "1" on the field
 */
export function checkOwnPage(pageUrl: string, publicUrl: string | undefined, field: string): void {
  // a text can match the contract's pattern and still not be a URL
  const origin = URL.canParse(pageUrl) ? new URL(pageUrl).origin : undefined;
  const isOurs = origin !== undefined && (publicUrl === undefined || origin === new URL(publicUrl).origin);
  if (!isOurs) refuseField(field, 'The way back must lead to this shop.');
}
