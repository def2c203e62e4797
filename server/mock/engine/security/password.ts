import { randomBytes, type ScryptOptions, scrypt, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';

const derive = promisify<string, Buffer, number, ScryptOptions, Buffer>(scrypt);

const COST = { N: 2 ** 15, r: 8, p: 1 } as const;
/** For a public password, which needs no protection from guessing; a log-in takes 2 ms instead of 60. */
const COST_OF_PUBLIC = { ...COST, N: 2 ** 10 } as const;
const KEY_BYTES = 32;
/** scrypt needs 128 * N * r bytes, and Node refuses more than 32 MB by default */
const MAX_MEMORY = 64 * 1024 * 1024;

/** A hash that matches nothing, to check unknown names against in the same time. */
const NOBODY = ['scrypt', COST.N, COST.r, COST.p, 'bm9ib2R5LXNhbHQtMTYh', ''].join('$');

/** @returns `scrypt$N$r$p$salt$key`, so that costs can go up later without losing anyone's password */
export const hashPassword = (password: string): Promise<string> => hashAt(COST, password);

/** The hash of a public password, such as that of the seeded people. */
export const hashPublicPassword = (password: string): Promise<string> => hashAt(COST_OF_PUBLIC, password);

async function hashAt({ N, r, p }: { N: number; r: number; p: number }, password: string): Promise<string> {
  const salt = randomBytes(16);
  const key = await derive(password.normalize('NFKC'), salt, KEY_BYTES, { N, r, p, maxmem: MAX_MEMORY });
  return ['scrypt', N, r, p, salt.toString('base64url'), key.toString('base64url')].join('$');
}

/**
 * Whether a password is the one that was hashed.
 * @param hash undefined or '' if there is none: takes as long, and returns false
 */
export async function matchesPassword(password: string, hash: string | undefined): Promise<boolean> {
  const [, N, r, p, salt = '', wanted = ''] = (hash || NOBODY).split('$');
  const options = { N: Number(N), r: Number(r), p: Number(p), maxmem: MAX_MEMORY };
  const key = await derive(password.normalize('NFKC'), Buffer.from(salt, 'base64url'), KEY_BYTES, options);
  const expected = Buffer.from(wanted, 'base64url');
  return expected.length === key.length && timingSafeEqual(expected, key);
}
