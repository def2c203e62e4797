import { randomBytes, type ScryptOptions, scrypt, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';

const derive = promisify<string, Buffer, number, ScryptOptions, Buffer>(scrypt);

type Cost = Readonly<Record<'N' | 'r' | 'p', number>>;
const COST: Cost = { N: 2 ** 15, r: 8, p: 1 };
/** For a public password, which needs no protection from guessing; a log-in takes 2 ms instead of 60. */
const COST_OF_PUBLIC: Cost = { ...COST, N: 2 ** 10 };
const KEY_BYTES = 32;
/** scrypt needs 128 * N * r bytes, and Node refuses more than 32 MB by default */
const MAX_MEMORY = 64 * 1024 * 1024;

let cost = COST;

/** A hash that matches nothing, to check unknown names against in the same time. */
const hashOfNobody = () => ['scrypt', cost.N, cost.r, cost.p, 'bm9ib2R5LXNhbHQtMTYh', ''].join('$');

/**
 * From now on passwords are hashed as public ones, for tests of what is done with them.
 * @throws outside Vitest
 */
export function hashCheaply(): void {
  if (process.env.VITEST !== 'true') throw new Error('only tests may hash passwords cheaply');
  cost = COST_OF_PUBLIC;
}

/** @returns `scrypt$N$r$p$salt$key`, so that costs can go up later without losing anyone's password */
export const hashPassword = (password: string): Promise<string> => hashAt(cost, password);

/** The hash of a public password, such as that of the seeded people. */
export const hashPublicPassword = (password: string): Promise<string> => hashAt(COST_OF_PUBLIC, password);

async function hashAt({ N, r, p }: Cost, password: string): Promise<string> {
  const salt = randomBytes(16);
  const key = await derive(password.normalize('NFKC'), salt, KEY_BYTES, { N, r, p, maxmem: MAX_MEMORY });
  return ['scrypt', N, r, p, salt.toString('base64url'), key.toString('base64url')].join('$');
}

/**
 * Whether a password is the one that was hashed.
 * @param hash undefined or '' if there is none: takes as long, and returns false
 */
export async function matchesPassword(password: string, hash: string | undefined): Promise<boolean> {
  const [, N, r, p, salt = '', wanted = ''] = (hash || hashOfNobody()).split('$');
  const options = { N: Number(N), r: Number(r), p: Number(p), maxmem: MAX_MEMORY };
  const key = await derive(password.normalize('NFKC'), Buffer.from(salt, 'base64url'), KEY_BYTES, options);
  const expected = Buffer.from(wanted, 'base64url');
  return expected.length === key.length && timingSafeEqual(expected, key);
}
