import { emailOf } from '../../../../contracts/domain/people/email.ts';
import { CallFailure } from '../../../calls/call-failure.ts';

/** @returns the email as stored. @throws CallFailure "1" in the words of docs/product.md ("Form rules") */
export function checkedEmail(typed: string, field: string): string {
  const email = emailOf(typed);
  if (email === undefined)
    throw new CallFailure('1', 'Please enter the correct email address', 200, undefined, field);
  return email;
}
