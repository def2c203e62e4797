import { randomInt } from 'node:crypto';

/** Letters and digits that can't be mistaken for each other. */
const PLAIN = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789';

/** A voucher's code: ten characters in two groups, too many to guess. */
export function newVoucherCode(): string {
  const group = () => Array.from({ length: 5 }, () => PLAIN[randomInt(PLAIN.length)]).join('');
  return `${group()}-${group()}`;
}
