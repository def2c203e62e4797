import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Answer, send, type Target } from '../../../../contracts/suite/call-client.ts';
import {
  CALLS,
  type CallDescription,
  callDescription,
  exampleFor,
} from '../../../../contracts/suite/contract-document.ts';
import { SEED_PASSWORD } from '../../../../fixtures/people/people.ts';
import { differs, type Fault } from '../../../../fixtures/testing/offenders.ts';
import type { JsonSchema } from '../../../calls/json-schema.ts';
import { referredName } from '../../../calls/json-schema.ts';
import { OPERATIONS, SCHEMAS } from '../../../calls/operations.ts';
import { zodSchema } from '../../../calls/validator.ts';
import { createGateway } from '../../../gateway/create-gateway.ts';
import { listen } from '../../../gateway/testing/listen.ts';
import { createLogger } from '../../../http/logger.ts';
import { nameRequest } from '../../../http/request-id.ts';
import { logRequest } from '../../../http/request-log.ts';
import { createMock } from '../../create-mock.ts';
import { TRADE } from '../../testing/buy.ts';
import { dumpDatabase } from '../../testing/dump-database.ts';
import { BRAND, ENGINES, type Engine, newStore, openShop, type TestShop } from '../../testing/open-shop.ts';
import { serveMock } from '../../testing/serve-mock.ts';

type Path = readonly (string | number)[];
/** Part of every hostile value, so that we can search for it everywhere. */
const MARK = 'mark7f3a';
const SALT = 'hostile-test';

/** Thousands of calls, on a machine that may be busy with other tests. */
const LONG = { timeout: 300_000 };

/** The paths of the texts in a body of this schema; of a list only the first line. */
function textFields(schema: JsonSchema, path: Path = []): Path[] {
  const name = schema.$ref === undefined ? undefined : referredName(schema.$ref);
  if (name !== undefined) return textFields(SCHEMAS[name] ?? {}, path);
  const types = [schema.type ?? []].flat();
  if (types.includes('object'))
    return Object.entries(schema.properties ?? {}).flatMap(([key, part]) => textFields(part, [...path, key]));
  if (types.includes('array')) return textFields(schema.items ?? {}, [...path, 0]);
  return types.includes('string') ? [path] : [];
}

/** A copy of a body with one value set. */
function withValue(body: unknown, [step, ...rest]: Path, value: unknown): unknown {
  if (step === undefined) return value;
  const copy = Array.isArray(body) ? [...body] : { ...Object(body) };
  copy[step] = withValue(Reflect.get(Object(body), step), rest, value);
  return copy;
}

const nested = (depth: number): unknown => (depth === 0 ? MARK : { [MARK]: nested(depth - 1) });
type Named = readonly [string, unknown];
/** In every text. */
const UNSTORABLE: readonly Named[] = [
  ['NUL', `${MARK}\0`],
  ['half a character', `${MARK}\ud800`],
];
/** In turn, one a text: random-bodies.test.ts breaks each rule of each text by itself. */
const BROKEN: readonly Named[] = [
  ['half a character in front', `\udc00${MARK}`],
  ['a number', 7.5],
  ['a switch', true],
  ['an object', { [MARK]: MARK }],
  ['a list', [MARK]],
  ['deep nesting', nested(40)],
  [
    'a key of prototypes',
    JSON.parse(`{"__proto__":{"${MARK}":1},"constructor":{"prototype":{"${MARK}":1}}}`),
  ],
  ['a text without end', MARK.repeat(1000)],
];
/** Each of a list after the other, time and again. */
function inTurn<T>(list: readonly T[]): () => T {
  let at = 0;
  return () => list[at++ % list.length] as T;
}
/** An error of syntax in any SQL that it becomes a part of, quoted or not; and HTML. */
const HOSTILE = `${MARK}' OR 1=1 "<b>&amp;`;
/** The same length and words, without characters that have a meaning for a database or a browser. */
const HARMLESS = HOSTILE.replace(/[^\w ]/g, 'x');

// files have their own tests: server/mock/shop/gallery/hostile-pictures.test.ts
const POSTS = CALLS.filter(({ method, path }) => method === 'POST' && !OPERATIONS.get(path)?.takesFile);
const QUERIES = CALLS.filter(({ method }) => method === 'GET');
const inputOf = ({ path }: CallDescription) => OPERATIONS.get(path)?.input ?? {};
/** The call's example, by the customer who is logged in. */
const exampleOf = (call: CallDescription) => {
  const example = exampleFor(BRAND, call);
  return { ...example, ...('userId' in example ? { userId: 'u-1001' } : {}) };
};

interface LoggedShop {
  readonly db: TestShop['db'];
  /** everything logged since the last call */
  takeLog(): string;
  /** a call of the contract, in the name of the customer where it needs one */
  send(call: CallDescription, body: object, as?: 'json' | 'form'): Promise<Answer>;
  /** faults of the log: forbidden contents, an error, or no lines at all */
  logFaults(): Fault[];
  close(): Promise<void>;
}

/** A shop behind the real gateway, without limits, at the most detailed log level. */
async function openLogged(engine: Engine): Promise<LoggedShop> {
  const { place, clear } = await newStore(engine);
  const shop = await openShop(place);
  const lines: string[] = [];
  const logger = createLogger('trace', { write: (line: string) => void lines.push(line) });
  const mock = await createMock({ ...place, brand: BRAND, sessionMinutes: 30, logger, limits: false });
  const gateway = createGateway({ siteSalt: SALT, backend: mock, logger });
  const server = await listen((req, res) => {
    logRequest(logger, req, res, nameRequest(req));
    gateway(req, res);
  });
  const target: Target = { baseUrl: server.url, salt: SALT, brand: BRAND };
  const input = { loginName: TRADE, password: SEED_PASSWORD, brand: BRAND };
  const token = String((await send(target, '/woojiapi/user/login', input)).reply?.access_token);
  const takeLog = () => lines.splice(0).join('');
  takeLog();
  return {
    db: shop.db,
    takeLog,
    send: ({ path, access }, body, as = 'json') =>
      send(target, path, { ...body }, { as, token: access === 'customer' ? token : undefined }),
    logFaults() {
      const log = takeLog();
      return [
        log === '' && 'logs nothing',
        ...[MARK, token, SEED_PASSWORD, TRADE].map((word) => log.includes(word) && `logs ${word}`),
        log.includes('"level":50') && 'logs an error',
      ];
    },
    async close() {
      await server.close();
      await mock.close();
      await shop.close();
      await clear();
    },
  };
}

const isRefused = ({ status, reply }: Answer, due: number) => status === due && reply?.resultCode === '1';
const told = ({ status, text }: Answer) => `HTTP ${status} ${text.slice(0, 200)}`;

/** Checks a rule on one call after the other. @returns a line for each fault */
async function faultsOf(
  calls: readonly CallDescription[],
  law: (call: CallDescription) => Promise<readonly Fault[]>,
): Promise<string[]> {
  expect(calls).not.toEqual([]);
  const faults: string[] = [];
  for (const call of calls)
    for (const fault of await law(call)) if (fault) faults.push(`${call.path}: ${fault}`);
  return faults;
}

// what is refused before any SQL needs one engine only
describe('hostile input that every call must refuse', () => {
  let shop: LoggedShop;
  beforeAll(async () => {
    shop = await openLogged('libSQL');
  });
  afterAll(() => shop?.close());

  it(
    'is refused with HTTP 400 in any text of a body and in a field too many, and neither stored nor logged',
    LONG,
    async () => {
      const before = await dumpDatabase(shop.db);
      const next = inTurn(BROKEN);
      const faults = await faultsOf(POSTS, async (call) => {
        const found: Fault[] = [];
        for (const field of [...textFields(inputOf(call)), [MARK]])
          for (const [what, value] of [...UNSTORABLE, next()]) {
            const answer = await shop.send(call, Object(withValue(exampleFor(BRAND, call), field, value)));
            found.push(!isRefused(answer, 400) && `${what} in ${field.join('.')}: ${told(answer)}`);
          }
        return [...found, ...shop.logFaults()];
      });
      expect(faults).toEqual([]);
      expect(await dumpDatabase(shop.db)).toEqual(before);
      expect(Reflect.get({}, MARK)).toBeUndefined();
    },
  );

  it(
    'is refused by every call as a whole body, as JSON or as a form, and neither stored nor logged',
    LONG,
    async () => {
      const before = await dumpDatabase(shop.db);
      const many = Object.fromEntries(Array.from({ length: 2001 }, (_, i) => [`${MARK}${i}`, '']));
      const bodies: readonly (readonly [string, number, object, 'json' | 'form'])[] = [
        ['2001 fields', 400, many, 'json'],
        ['2001 fields', 400, many, 'form'],
        ['a key of prototypes', 400, { [`${MARK}[__proto__][x]`]: '1' }, 'form'],
        ['deep nesting', 400, { [`${MARK}${'[a]'.repeat(40)}`]: '1' }, 'form'],
        ['NUL', 400, { [MARK]: '\0' }, 'form'],
        ['320 kB', 413, { [MARK]: MARK.repeat(40_000) }, 'json'],
        ['320 kB', 413, { [MARK]: MARK.repeat(40_000) }, 'form'],
      ];
      // one piece of code reads the bodies of all calls
      const next = inTurn(bodies);
      const faults = await faultsOf(POSTS, async (call) => {
        const [what, due, more, as] = next();
        const answer = await shop.send(call, { ...exampleFor(BRAND, call), ...more }, as);
        return [!isRefused(answer, due) && `${what} as ${as}: ${told(answer)}`, ...shop.logFaults()];
      });
      expect(faults).toEqual([]);
      expect(await dumpDatabase(shop.db)).toEqual(before);
      expect(Reflect.get({}, MARK)).toBeUndefined();
    },
  );

  it('is refused with HTTP 400 in any parameter of a query, known or not, and not logged', async () => {
    const faults = await faultsOf(QUERIES, async (call) => {
      const example = exampleFor(BRAND, call);
      const found: Fault[] = [];
      for (const name of [...Object.keys(example), MARK, '__proto__', `${MARK}[constructor][x]`])
        for (const value of [`${MARK}\0`, HOSTILE, `../${MARK}`, MARK.repeat(500)]) {
          const answer = await shop.send(call, { ...example, [name]: value });
          found.push(!isRefused(answer, 400) && `${name}=${value}: ${told(answer)}`);
        }
      return [...found, ...shop.logFaults()];
    });
    expect(faults).toEqual([]);
  });
});

describe.each(ENGINES)('SQL and HTML on %s', (engine) => {
  let shop: LoggedShop;
  let ordinary: LoggedShop;
  beforeAll(async () => {
    [shop, ordinary] = await Promise.all([openLogged(engine), openLogged(engine)]);
  });
  afterAll(() => Promise.all([shop?.close(), ordinary?.close()]));

  it('are answered and stored in any text of any call like other text, and not logged', LONG, async () => {
    const withTexts = POSTS.filter((call) => textFields(inputOf(call)).length > 0);
    const faults = await faultsOf(withTexts, async (call) => {
      const accepted = zodSchema(inputOf(call));
      const found: Fault[] = [];
      // one field at a time, since a body with all of them would be refused for the first
      for (const field of textFields(inputOf(call))) {
        const body = Object(withValue(exampleOf(call), field, HOSTILE));
        const answer = await shop.send(call, body);
        const what = `${field.join('.')}: ${told(answer)}`;
        if (!accepted.safeParse(body).success) {
          found.push(!isRefused(answer, 400) && what);
          continue;
        }
        const due = await ordinary.send(call, Object(withValue(exampleOf(call), field, HARMLESS)));
        found.push(differs(what, gist(answer, HOSTILE), gist(due, HARMLESS)));
      }
      return [...found, ...shop.logFaults()];
    });
    expect(faults).toEqual([]);
    expect(await rowsOf(shop.db, HOSTILE)).toEqual(await rowsOf(ordinary.db, HARMLESS));
  });

  it('come back unchanged in JSON and in the mail that contains them', async () => {
    const call = callDescription;
    const project = { brand: BRAND, userId: 'u-1001', projectName: HOSTILE };
    const added = await shop.send(call('/woojiapi/order/insertproject'), project);
    expect(added.reply?.resultCode).toBe('0');
    const list = await shop.send(call('/woojiapi/order/qryprojectbyuserid'), { userId: 'u-1001' });
    expect(list.contentType).toContain('application/json');
    expect(JSON.stringify(list.reply?.data)).toContain(JSON.stringify(HOSTILE));
    const letter = { sendTo: 'sales@alderline.example', firstName: HOSTILE, email: 'ada@studio.example' };
    const sent = await shop.send(call('/woojiapi/compose/sendemail'), { ...letter, message: HOSTILE });
    expect(sent.status).toBe(200);
    const mails = await shop.db.selectFrom('mails').selectAll().where('body', '=', HOSTILE).execute();
    expect(mails.map(({ subject }) => subject)).toContain(`Message from ${HOSTILE}`);
    expect(shop.logFaults().filter(Boolean)).toEqual([]);
  });
});

/** The shape of an answer, without the sent text, names and times. */
function gist({ status, contentType, reply }: Answer, text: string): object {
  const { resultCode, resultMsg, field, ...rest } = reply ?? {};
  return {
    status,
    contentType,
    resultCode,
    field,
    message: withoutText(resultMsg, text),
    rest: shapeOf(rest),
  };
}

const withoutText = (message: unknown, text: string) => String(message).replaceAll(text, '<text>');

function shapeOf(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(shapeOf);
  if (typeof value !== 'object' || value === null) return typeof value;
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, shapeOf(part)]));
}

/** How many rows each table has, and how many of them hold a text as it was sent. */
async function rowsOf(db: TestShop['db'], text: string): Promise<object> {
  const escaped = (one: string) => JSON.stringify(one).slice(1, -1);
  // some columns hold JSON, which escapes it once more
  const forms = [escaped(text), escaped(escaped(text))];
  const counts: [string, object][] = [];
  for (const { name } of await db.introspection.getTables()) {
    const table = db.selectFrom(name as 'users').selectAll();
    const rows = (await table.execute()).map((row) => JSON.stringify(row));
    const holding = rows.filter((row) => forms.some((form) => row.includes(form))).length;
    counts.push([name, { rows: rows.length, holding }]);
  }
  return Object.fromEntries(counts);
}

it.each(ENGINES)('logs none of the input of a failing call on %s', async (engine) => {
  const lines: string[] = [];
  const logger = createLogger('trace', { write: (line: string) => void lines.push(line) });
  const { place, clear } = await newStore(engine);
  const mock = await createMock({ ...place, brand: BRAND, sessionMinutes: 30, logger });
  const { db } = mock.worlds.main;
  // PostgreSQL quotes the whole row that breaks a constraint
  if (engine === 'libSQL') await db.schema.dropTable('mail_queue').execute();
  if (engine === 'libSQL') await db.schema.dropTable('mails').execute();
  else await sql`alter table mails add constraint no_marks check (body not like '%mark%')`.execute(db);
  const { origin, stop } = await serveMock(mock);
  const response = await fetch(`${origin}/woojiapi/compose/sendemail`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', callserial: '1' },
    body: JSON.stringify({
      sendTo: 'sales@alderline.example',
      firstName: MARK,
      email: `${MARK}@studio.example`,
      message: MARK,
    }),
  });
  expect(await response.json()).toMatchObject({ resultCode: '104' });
  const line = lines.find((each) => each.includes('a call failed because of the database'));
  expect(line).toContain('"requestId":"test"');
  expect(lines.join('')).toContain('mails');
  expect(lines.join('')).not.toContain(MARK);
  await stop();
  await mock.close();
  await clear();
});
