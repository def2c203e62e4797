import { copyFileSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import type { CallPath, ReplyOf } from '../../../contracts/api/calls.ts';
import { SEED_PASSWORD } from '../../../fixtures/people/people.ts';
import type { MakeMissing } from '../../http/missing-files.ts';
import { createMock, type Mock, type Sowing } from '../create-mock.ts';
import { openDatabase } from '../engine/database/open-database.ts';
import { bumpRevision } from '../engine/database/revision.ts';
import { DATABASE_FILE } from '../engine/database/start-failures.ts';
import type { Db } from '../engine/database/tables.ts';
import { askForDatabase } from './ask-for-database.ts';
import { serveMock } from './serve-mock.ts';

export const BRAND = 'Alderline';
export const SESSION_MINUTES = 30;

export type Engine = 'libSQL' | 'PostgreSQL';
/** The databases that the behaviour tests run on; `npm run test:quick` keeps to the embedded one. */
export const ENGINES: readonly Engine[] =
  process.env.TEST_ENGINES === 'embedded' ? ['libSQL'] : ['libSQL', 'PostgreSQL'];

interface Reply<P extends CallPath> {
  readonly status: number;
  readonly text: string;
  readonly headers: Headers;
  readonly resultCode: string;
  readonly resultMsg: string;
  /** typed as a success: a failure has only the two fields above */
  readonly body: ReplyOf<P>;
}

interface CallOptions {
  readonly token?: string | undefined;
  readonly callserial?: string;
  readonly json?: boolean;
  /** the caller's address, as a proxy on this machine would pass it on */
  readonly from?: string;
  /** of a GET, with its question mark */
  readonly query?: string;
}

export interface TestShop {
  readonly origin: string;
  readonly backend: Mock;
  /** the mock's database, directly */
  readonly db: Db;
  /** the mock's clock, in milliseconds; tests move it */
  readonly clock: { now: number };
  /** milliseconds by which calls would have been slowed down; tests don't wait */
  readonly waits: number[];
  /** a POST with a body, or a GET without one */
  call<P extends CallPath>(path: P, body?: object, options?: CallOptions): Promise<Reply<P>>;
  /** a token; each name logs in once */
  logIn(loginName: string): Promise<string>;
  /** switches one function of the shop off or on, as an operator would */
  switchFunction(functionId: string, on: boolean): Promise<void>;
  /** another mock on the same database. @param differs from this one */
  twin(differs?: Partial<TestStore>): Promise<TestShop>;
  close(): Promise<void>;
}

export interface TestStore {
  readonly dataDir: string;
  readonly databaseUrl?: string;
  /** folder of the files for download; none by default */
  readonly filesDir?: string;
  /** makes files that aren't there yet; nothing does by default */
  readonly makeMissing?: MakeMissing;
  /** a mail server; mails stay in the inbox by default */
  readonly smtp?: { readonly url: string; readonly from: string };
  /** people without orders by default */
  readonly sowing?: Sowing;
  /** the shop's public address; unknown by default */
  readonly publicUrl?: string;
}

let serials = 0;
/** A callserial that no other call of this file has. */
export const newSerial = () => `${1_763_717_400_000 + serials++}12345`;

export async function openShop(
  place: TestStore,
  clock = { now: Date.UTC(2026, 10, 21, 9, 30) },
): Promise<TestShop> {
  const logger = pino({ level: 'silent' });
  const waits: number[] = [];
  let origin = '';
  const backend = await createMock({
    ...place,
    brand: BRAND,
    sessionMinutes: SESSION_MINUTES,
    clock: () => clock.now,
    backendOrigin: () => origin,
    wait: async (ms) => waits.push(ms),
    logger,
  });
  const { stop, ...served } = await serveMock(backend);
  origin = served.origin;
  const db = openDatabase({ ...place, logger });
  const tokens = new Map<string, string>();
  const shop: TestShop = {
    origin,
    backend,
    db,
    clock,
    waits,
    call: (path, body, options = {}) => callOver(origin, path, body, options),
    async logIn(loginName) {
      const known = tokens.get(loginName);
      if (known !== undefined) return known;
      const reply = await shop.call('/woojiapi/user/login', {
        loginName,
        password: SEED_PASSWORD,
        brand: BRAND,
      });
      const token = String(reply.body.access_token);
      tokens.set(loginName, token);
      return token;
    },
    async switchFunction(functionId, on) {
      await db
        .updateTable('functions')
        .set({ is_on: on ? 1 : 0 })
        .where('function_id', '=', functionId)
        .execute();
      await bumpRevision(db);
      // processes check for a new revision once a second
      clock.now += 1001;
    },
    twin: (differs = {}) => openShop({ ...place, ...differs }, clock),
    async close() {
      await stop();
      await backend.close();
      await db.destroy();
    },
  };
  return shop;
}

interface OpenStore {
  readonly place: TestStore;
  clear(): Promise<void>;
}

function newFolder(): OpenStore {
  const dataDir = mkdtempSync(join(tmpdir(), 'shop-data-'));
  return { place: { dataDir }, clear: async () => rmSync(dataDir, { recursive: true, force: true }) };
}

/** A separate database with tables, catalogue and people, and a function to remove it. */
export async function newStore(engine: Engine): Promise<OpenStore> {
  const { place, clear } = newFolder();
  const source = await askForDatabase(engine);
  if (engine === 'PostgreSQL') return { place: { ...place, databaseUrl: source }, clear };
  copyFileSync(source, join(place.dataDir, DATABASE_FILE));
  return { place, clear };
}

/** An empty database, as before the first start. */
export async function newEmptyStore(engine: Engine): Promise<OpenStore> {
  const { place, clear } = newFolder();
  if (engine === 'libSQL') return { place, clear };
  return { place: { ...place, databaseUrl: await askForDatabase(`${engine}/empty`) }, clear };
}

async function callOver<P extends CallPath>(
  origin: string,
  path: P,
  body: object | undefined,
  options: CallOptions,
): Promise<Reply<P>> {
  const response = await fetch(origin + path + (options.query ?? ''), {
    method: body ? 'POST' : 'GET',
    headers: {
      brand: BRAND,
      callserial: options.callserial ?? newSerial(),
      ...(options.token === undefined ? {} : { token: options.token }),
      ...(options.from === undefined ? {} : { 'x-forwarded-for': options.from }),
      ...(options.json ? { 'content-type': 'application/json' } : {}),
    },
    ...(body
      ? { body: options.json ? JSON.stringify(body) : new URLSearchParams(Object.entries(body)) }
      : {}),
  });
  const text = await response.text();
  const parsed = JSON.parse(text);
  return {
    status: response.status,
    text,
    headers: response.headers,
    resultCode: parsed.resultCode,
    resultMsg: parsed.resultMsg,
    body: parsed,
  };
}
