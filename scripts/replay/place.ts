import { randomUUID } from 'node:crypto';
import type { JournalEntry } from '../../contracts/api/mock-console.ts';
import type { Target } from '../../contracts/suite/call-client.ts';
import { openSavedWorld, readConsole, writeConsole } from '../../contracts/suite/console-client.ts';
import { tryLogin } from '../../contracts/suite/people.ts';
import type { RepeatOptions } from '../../contracts/suite/replay/repeat-calls.ts';
import { SEED_PASSWORD } from '../../fixtures/people/people.ts';
import { reasonOf, UsageFailure } from '../lib/usage.ts';
import type { Options } from './read-options.ts';

/** Where calls are repeated. */
export interface Place extends RepeatOptions {
  readonly target: Target;
  /** in words */
  readonly name: string;
  close(): Promise<void>;
}

/**
 * The world of the file on a mock, or a real backend as it is.
 * @throws UsageFailure when people have called a real backend and their password isn't given
 */
export async function openPlace(
  options: Options,
  file: Uint8Array,
  entries: readonly JournalEntry[],
): Promise<Place> {
  const { target: baseUrl, salt, brand } = options;
  const site = await readConsole({ baseUrl }, '/site').catch(() => undefined);
  if (site) return await newWorld({ baseUrl, salt: site.siteSalt, brand: site.brand }, file);
  const { password } = options;
  const people = entries.some(({ who }) => who !== 'visitor' && who !== 'guest');
  if (people && password === undefined)
    throw new UsageFailure(
      `${baseUrl} has no console of a mock, so --password is needed: that of the people who called`,
    );
  await reach(baseUrl);
  return realBackend({ baseUrl, salt, brand }, password ?? '');
}

/** @throws UsageFailure */
async function reach(baseUrl: string): Promise<void> {
  await fetch(baseUrl, { signal: AbortSignal.timeout(20_000) }).catch((error: unknown) => {
    throw new UsageFailure(`${baseUrl} can't be reached (${reasonOf(error)}). Is it running?`);
  });
}

async function newWorld(target: Target, file: Uint8Array): Promise<Place> {
  const { baseUrl } = target;
  const world = `replay-${randomUUID()}`.slice(0, 40);
  await openSavedWorld({ baseUrl }, file, world);
  const control = { baseUrl, world };
  const { people } = await readConsole(control, '/people');
  return {
    target: { ...target, control },
    name: `a new world at ${baseUrl}`,
    password: SEED_PASSWORD,
    async logIn(loginName) {
      const person = people.find((one) => one.loginName === loginName);
      if (!person) throw new Error('the saved world has no such person');
      return (await writeConsole(control, `POST /people/${person.userId}/login`)).accessToken;
    },
    async close() {
      await writeConsole({ baseUrl }, `DELETE /worlds/${world}`);
    },
  };
}

const realBackend = (target: Target, password: string): Place => ({
  target,
  name: target.baseUrl,
  password,
  async logIn(loginName) {
    const { reply } = await tryLogin(target, { loginName, password });
    if (typeof reply?.access_token === 'string') return reply.access_token;
    throw new Error(String(reply?.resultMsg ?? 'the backend gives no token'));
  },
  close: () => Promise.resolve(),
});
