import { hash, randomBytes, randomInt, randomUUID } from 'node:crypto';

/** An access_token: 32 random bytes. */
export function newToken(): string {
  return randomBytes(32).toString('base64url');
}

/** An id in an address by which anyone can open something: 16 random bytes. */
export function newShareId(): string {
  return randomBytes(16).toString('base64url');
}

/** What is stored of a token, so that reading the table doesn't let anyone log in. */
export function hashOf(text: string): string {
  return hash('sha256', text, 'base64url');
}

/** @param kind one letter that shows what the id is for: a address, b basket line, e event of an order, g gallery project, i picture, j project, l its line, r its room, m mail, n quotation, t its line, w a message on it, o order, p its line, s session, u user, v invitation, x payment by card, y payment */
export function newId(
  kind:
    | 'a'
    | 'b'
    | 'c'
    | 'e'
    | 'g'
    | 'i'
    | 'j'
    | 'k'
    | 'l'
    | 'm'
    | 'o'
    | 'p'
    | 'r'
    | 's'
    | 't'
    | 'u'
    | 'v'
    | 'w'
    | 'n'
    | 'x'
    | 'y',
): string {
  return `${kind}-${randomUUID()}`;
}

/** Six digits of a verification code. */
export function newVerificationCode(): string {
  return String(randomInt(1_000_000)).padStart(6, '0');
}
