import { hash, randomBytes, randomInt, randomUUID } from 'node:crypto';

/** An access_token: 32 random bytes. */
export function newToken(): string {
  return randomBytes(32).toString('base64url');
}

/** What is stored of a token, so that reading the table doesn't let anyone log in. */
export function hashOf(text: string): string {
  return hash('sha256', text, 'base64url');
}

/** @param kind one letter that tells people what the id names: b basket line, g gallery project, i picture, j project, l its line, r its room, m mail, p payment, u user */
export function newId(kind: 'b' | 'c' | 'g' | 'i' | 'j' | 'k' | 'l' | 'm' | 'p' | 'r' | 'u'): string {
  return `${kind}-${randomUUID()}`;
}

/** Six digits of a verification code. */
export function newVerificationCode(): string {
  return String(randomInt(1_000_000)).padStart(6, '0');
}
