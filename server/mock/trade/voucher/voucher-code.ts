import { randomInt } from 'node:crypto';
import { codeOf } from '../../../../contracts/domain/text/visible-text.ts';

/** Letters and digits that can't be mistaken for each other. */
const PLAIN = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789';

/** A voucher's code: ten characters in two groups, too many to guess. */
export function newVoucherCode(): string {
  const group = () => Array.from({ length: 5 }, () => PLAIN[randomInt(PLAIN.length)]).join('');
  return `${group()}-${group()}`;
}

const GROUP = 5;

/** A typed or pasted code in the form of our mails: `k7qpm 3xwrt` becomes K7QPM-3XWRT. */
export function voucherCodeOf(typed: string): string {
  const letters = codeOf(typed).toUpperCase();
  return letters.length > GROUP ? `${letters.slice(0, GROUP)}-${letters.slice(GROUP)}` : letters;
}
