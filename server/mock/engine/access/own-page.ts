import { CallFailure } from '../../../calls/call-failure.ts';

/**
 * Refuses an address outside the shop, if the shop's own is known, so that no link in our mails leads elsewhere.
 * @throws CallFailure "1" on the field
 */
export function checkOwnPage(pageUrl: string, publicUrl: string | undefined, field: string): void {
  // a text can match the contract's pattern and still not be a URL
  const origin = URL.canParse(pageUrl) ? new URL(pageUrl).origin : undefined;
  const isOurs = origin !== undefined && (publicUrl === undefined || origin === new URL(publicUrl).origin);
  if (!isOurs) throw new CallFailure('1', 'The way back must lead to this shop.', 200, undefined, field);
}
