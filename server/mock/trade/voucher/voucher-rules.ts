import { codeOf } from '../../../../contracts/domain/text/visible-text.ts';

/** Days for which a voucher can be used. */
export const VOUCHER_DAYS = 365;

const GROUP = 5;

/** A typed or pasted code in the form of our mails: `k7qpm 3xwrt` becomes K7QPM-3XWRT. */
export function voucherCodeOf(typed: string): string {
  const letters = codeOf(typed).toUpperCase();
  return letters.length > GROUP ? `${letters.slice(0, GROUP)}-${letters.slice(GROUP)}` : letters;
}
