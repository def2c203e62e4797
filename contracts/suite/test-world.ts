import { randomUUID } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import { SEED_PASSWORD } from '../../fixtures/people/people.ts';
import type { CallPath, InputOf, ReplyOf } from '../api/calls.ts';
import type { FaultProfileName } from '../api/fault-profiles.ts';
import {
  type Fault,
  type FaultEffect,
  type JournalEntry,
  type Mail,
  type NewFault,
  WORLD_HEADER,
  worldCookie,
} from '../api/mock-console.ts';
import { type Answer, type SendOptions, send, signedHeaders } from './call-client.ts';
import {
  openSavedWorld,
  type ReadPath,
  type ReadReply,
  readConsole,
  saveWorld,
  type WriteCall,
  type WriteReply,
  writeConsole,
} from './console-client.ts';

/** A call that is under way takes no longer. */
const WAIT_MS = 10_000;
const LOOK_EVERY_MS = 50;
const LOGIN = '/woojiapi/user/login';

/** A separate copy of the shop for one test, on a mock whose console is on. */
export interface TestWorld {
  readonly name: string;
  /** puts a browser into the world: its pages and its calls */
  readonly cookie: { readonly name: string; readonly value: string; readonly url: string };
  /**
   * Headers that sign a call and put it into the world, for any HTTP client.
   * @param url path with query
   * @param token of a log-in; a visitor's call by default
   */
  headers(url: string, token?: string): Record<string, string>;
  /** A signed call, whatever it is answered. */
  send(path: CallPath, input?: Readonly<Record<string, unknown>>, options?: SendOptions): Promise<Answer>;
  /** A signed call that must succeed. @throws Error with the reply */
  call<P extends CallPath>(path: P, input: InputOf<P> & object, token?: string): Promise<ReplyOf<P>>;
  /** @param loginName of one of the mock's people @throws Error with the reply */
  logIn(loginName?: string, password?: string): Promise<ReplyOf<typeof LOGIN>>;
  /** what the console shows. @throws Error when it is refused */
  read<F extends ReadPath>(path: F): Promise<ReadReply<F>>;
  /** what the console does. @throws Error when it is refused */
  write<F extends WriteCall>(call: F, body?: object): Promise<WriteReply<F>>;
  /** @param packs that can be ordered from now on */
  setStock(productId: string, packs: number): Promise<void>;
  /** @param offsetMs how far the world's clock is ahead of the machine's, in milliseconds */
  setClock(offsetMs: number): Promise<void>;
  /** @param aim the calls that it meets; all of them until it is cleared by default */
  setFault(effect: FaultEffect, aim?: Partial<NewFault>): Promise<Fault>;
  /**
   * Lets a call be answered with this reply instead of the mock's own.
   * @param reply one that the contract allows for the call, unless it is `unchecked`
   * @param aim HTTP status, and the calls that it meets: all of this path until it is cleared by default
   * @throws Error with the field that breaks the contract
   */
  setReply(path: CallPath, reply: Readonly<Record<string, unknown>>, aim?: ReplyAim): Promise<Fault>;
  /**
   * Starts a profile of faults in place of the one that runs; the same seed and calls give the same failures.
   * @param options.until when it ends, in milliseconds since 1970 on the world's clock
   */
  setProfile(
    name: FaultProfileName,
    options?: { readonly seed?: number; readonly until?: number },
  ): Promise<void>;
  /** Waits for a mail. @throws Error with the mails that came instead */
  mail(to: string, subject?: RegExp): Promise<Mail>;
  /**
   * Waits until a call has been made, with these values and maybe others, and for the calls that are under way.
   * @param input as it was sent
   * @param times how often; 0 for never, which can't see a call that the page has yet to make: first wait for what comes after it
   * @param after a call that came before, if the order matters
   * @returns the calls, newest first
   * @throws Error with the calls that were made instead, also if there were more
   */
  expectCall(
    path: CallPath,
    input?: Readonly<Record<string, string | number | boolean>>,
    times?: number,
    after?: Pick<JournalEntry, 'id'>,
  ): Promise<readonly JournalEntry[]>;
  /** the world as one file, for `WorldOptions.file` or `npm run world -- open` */
  save(): Promise<Uint8Array>;
  /** Ends the world. */
  close(): Promise<void>;
}

export interface ReplyAim extends Partial<Omit<NewFault, 'path' | 'effect'>> {
  /** of HTTP; 200 by default */
  readonly status?: number;
  /** whether the contract allows it doesn't matter */
  readonly unchecked?: boolean;
}

export interface WorldOptions {
  /** 1 to 40 characters from a-z, 0-9 and -; a new one by default */
  readonly name?: string;
  /** a saved world to begin with; the mock's seeds by default */
  readonly file?: Uint8Array;
  /** how long mails and calls are waited for, in milliseconds: 10 s by default, 15 s at most */
  readonly waitMs?: number;
}

/**
 * Opens a world on a running mock.
 * @param baseUrl e.g. `http://localhost:4000`
 * @throws Error when the mock is not there, its console is off, or the file can't be opened
 */
export async function openWorld(baseUrl: string, options: WorldOptions = {}): Promise<TestWorld> {
  const { name = `test-${randomUUID()}`.slice(0, 40), file, waitMs = WAIT_MS } = options;
  const { origin, port } = new URL(baseUrl);
  if (file) await openSavedWorld({ baseUrl: origin }, file, name);
  else await writeConsole({ baseUrl: origin }, 'POST /worlds', { name });
  const control = { baseUrl: origin, world: name };
  const { brand, siteSalt } = await readConsole(control, '/site');
  const target = { baseUrl: origin, salt: siteSalt, brand };
  const inWorld = { [WORLD_HEADER]: name };

  const world: TestWorld = {
    name,
    cookie: { name: worldCookie(port), value: name, url: origin },
    headers: (url, token) => ({ ...signedHeaders(target, url), ...inWorld, ...(token ? { token } : {}) }),
    send: (path, input, options) =>
      send(target, path, input, { ...options, headers: { ...inWorld, ...options?.headers } }),
    async call(path, input, token) {
      const { reply, text } = await world.send(path, input as Readonly<Record<string, unknown>>, { token });
      if (reply?.resultCode !== '0') throw new Error(`${path}: ${text}`);
      return reply as never;
    },
    logIn: (loginName = 'trade@alderline.example', password = SEED_PASSWORD) =>
      world.call(LOGIN, { loginName, password, brand }),
    read: (path) => readConsole(control, path),
    write: (call, body) => writeConsole(control, call, body),
    async setStock(productId, packs) {
      await world.write(`PATCH /catalogue/${productId}`, { inventoryBalance: packs });
    },
    async setClock(offsetMs) {
      await world.write('POST /clock', { offsetMs });
    },
    setFault: (effect, aim) =>
      world.write('POST /faults', {
        path: '*',
        persona: '*',
        times: { kind: 'until-cleared' },
        effect,
        ...aim,
      }),
    setReply: (path, body, { status, unchecked, ...aim } = {}) =>
      world.setFault(
        {
          kind: 'reply',
          body,
          ...(status === undefined ? {} : { status }),
          ...(unchecked === undefined ? {} : { unchecked }),
        },
        { ...aim, path },
      ),
    async setProfile(name, options) {
      await world.write('POST /fault-profile', { name, ...options });
    },
    async mail(to, subject = /(?:)/) {
      const isIt = (mail: Mail) => mail.to === to && subject.test(mail.subject);
      const { mails, found } = await until(waitMs, async () => {
        const { mails } = await world.read('/mails');
        return { mails, found: mails.find(isIt), isDone: mails.some(isIt) };
      });
      if (found) return found;
      const others = mails.map((mail) => `to ${mail.to}: ${mail.subject}`);
      throw new Error(`No mail to ${to} that matches ${subject}. ${listed(others)}`);
    },
    async expectCall(path, input = {}, times = 1, after) {
      const wanted = { path, input, times, waitMs, ...(after && { after: after.id }) };
      return (await world.write('POST /journal/verify', wanted)).entries;
    },
    save: () => saveWorld(control),
    async close() {
      await writeConsole(control, `DELETE /worlds/${name}`);
    },
  };
  return world;
}

/** @returns what was seen when it was done, or at the end of the wait */
async function until<T extends { readonly isDone: boolean }>(
  waitMs: number,
  look: () => Promise<T>,
): Promise<T> {
  const end = Date.now() + waitMs;
  let seen = await look();
  while (!seen.isDone && Date.now() < end) {
    await setTimeout(LOOK_EVERY_MS);
    seen = await look();
  }
  return seen;
}

const listed = (others: readonly string[]) =>
  others.length === 0 ? 'There was none at all.' : `There were:\n  ${others.join('\n  ')}`;
