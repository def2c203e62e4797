import { randomInt } from 'node:crypto';

/** Letters and digits that nobody takes for another when reading them out. */
const PLAIN = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789';

/** A voucher's code: ten characters in two groups, too many to guess. */
export function newVoucherCode(): string {
  const group = () => Array.from({ length: 5 }, () => PLAIN[randomInt(PLAIN.length)]).join('');
  return `${group()}-${group()}`;
}
