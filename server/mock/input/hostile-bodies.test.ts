import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { send, type Target } from '../../../contracts/suite/call-client.ts';
import { CALLS, type CallDescription, exampleFor } from '../../../contracts/suite/contract-document.ts';
import type { JsonSchema } from '../../calls/json-schema.ts';
import { referredName } from '../../calls/json-schema.ts';
import { OPERATIONS, SCHEMAS } from '../../calls/operations.ts';
import { createGateway } from '../../gateway/create-gateway.ts';
import { listen } from '../../gateway/testing/listen.ts';
import { createLogger } from '../../http/logger.ts';
import { nameRequest } from '../../http/request-id.ts';
import { logRequest } from '../../http/request-log.ts';
import { createMock, type Mock } from '../create-mock.ts';
import { TRADE } from '../testing/buy.ts';
import { dumpDatabase } from '../testing/dump-database.ts';
import { BRAND, ENGINES, newStore, openShop, type TestShop } from '../testing/open-shop.ts';
import { serveMock } from '../testing/serve-mock.ts';

type Path = readonly (string | number)[];
/** Part of every hostile value, so that we can search for it everywhere. */
const MARK = 'mark7f3a';
const SALT = 'hostile-test';

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
const BROKEN: readonly (readonly [string, unknown])[] = [
  ['NUL', `${MARK}\0`],
  ['half a character', `${MARK}\ud800`],
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
const SQL = `${MARK}'); DROP TABLE users; --"`;
const HTML = `<img src=x onerror="${MARK}">&amp;`;

describe.each(ENGINES)('hostile bodies on %s', (engine) => {
  let shop: TestShop;
  let mock: Mock;
  let target: Target;
  let close: () => Promise<void>;
  let token: string;
  const lines: string[] = [];

  beforeAll(async () => {
    const { place, clear } = await newStore(engine);
    shop = await openShop(place);
    const logger = createLogger('trace', { write: (line: string) => void lines.push(line) });
    mock = await createMock({ ...place, brand: BRAND, sessionMinutes: 30, logger, limits: false });
    const gateway = createGateway({ siteSalt: SALT, backend: mock, logger });
    const server = await listen((req, res) => {
      logRequest(logger, req, res, nameRequest(req));
      gateway(req, res);
    });
    target = { baseUrl: server.url, salt: SALT, brand: BRAND };
    const login = await send(target, '/woojiapi/user/login', {
      loginName: TRADE,
      password: 'Floor!2026',
      brand: BRAND,
    });
    token = String(login.reply?.access_token);
    close = async () => {
      await server.close();
      await mock.close();
      await shop.close();
      await clear();
    };
  });
  afterAll(() => close());
  beforeEach(() => {
    lines.length = 0;
  });

  const post = (call: CallDescription, body: object, as: 'json' | 'form' = 'json') =>
    send(target, call.path, body as Record<string, unknown>, { as, token: tokenFor(call) });
  const tokenFor = ({ access }: CallDescription) => (access === 'customer' ? token : undefined);
  const expectQuietLog = () => {
    expect(lines.length).toBeGreaterThan(0);
    const log = lines.join('');
    for (const secret of [MARK, token, 'Floor!2026', TRADE]) expect(log).not.toContain(secret);
    expect(log).not.toContain('"level":50');
  };

  // files have their own tests: server/mock/resources/gallery/hostile-pictures.test.ts
  const posts = CALLS.filter(({ method, path }) => method === 'POST' && !OPERATIONS.get(path)?.takesFile);
  const fieldsOf = (path: string) => textFields(OPERATIONS.get(path)?.input ?? {});
  it.each(posts.map((call) => [call.path, call] as const))(
    '%s: malformed text is refused with its field, and neither stored nor logged',
    async (path, call) => {
      const example = exampleFor(BRAND, call);
      const before = await dumpDatabase(shop.db);
      const fields = fieldsOf(path);
      for (const field of [...fields, [MARK]]) {
        for (const [what, value] of BROKEN) {
          const { status, reply } = await post(call, Object(withValue(example, field, value)));
          expect([status, reply?.resultCode], `${what} in ${field.join('.')}`).toEqual([400, '1']);
        }
      }
      const many = Object.fromEntries(Array.from({ length: 2001 }, (_, i) => [`${MARK}${i}`, '']));
      const whole: readonly (readonly [number, object, 'json' | 'form'])[] = [
        [400, { ...example, ...many }, 'json'],
        [400, { ...example, ...many }, 'form'],
        [400, { ...example, [`${MARK}[__proto__][x]`]: '1' }, 'form'],
        [400, { ...example, [`${MARK}${'[a]'.repeat(40)}`]: '1' }, 'form'],
        [400, { ...example, [MARK]: '\0' }, 'form'],
        [413, { ...example, [MARK]: MARK.repeat(40_000) }, 'json'],
        [413, { ...example, [MARK]: MARK.repeat(40_000) }, 'form'],
      ];
      for (const [due, body, as] of whole) {
        const { status, reply } = await post(call, body, as);
        expect([status, reply?.resultCode]).toEqual([due, '1']);
      }
      expect(await dumpDatabase(shop.db)).toEqual(before);
      expect(Reflect.get({}, MARK)).toBeUndefined();
      expectQuietLog();
    },
  );

  it.each(posts.filter(({ path }) => fieldsOf(path).length > 0).map((call) => [call.path, call] as const))(
    '%s: SQL and HTML are text like any other',
    async (path, call) => {
      const tables = Object.keys(await dumpDatabase(shop.db));
      const example = exampleFor(BRAND, call);
      for (const text of [SQL, HTML]) {
        // one field at a time, since a body with all of them would be refused for the first
        for (const field of fieldsOf(path)) {
          const { status, reply } = await post(call, Object(withValue(example, field, text)));
          expect([200, 400, 404], `${field.join('.')}: ${reply?.resultMsg}`).toContain(status);
          expect(reply?.resultCode).not.toBe('104');
        }
      }
      expect(Object.keys(await dumpDatabase(shop.db))).toEqual(tables);
      expectQuietLog();
    },
  );

  it('returns SQL and HTML unchanged', async () => {
    for (const projectName of [SQL, HTML]) {
      const person = { brand: BRAND, userId: 'u-1001' };
      const added = await send(
        target,
        '/woojiapi/order/insertproject',
        { ...person, projectName },
        { token },
      );
      expect(added.reply?.resultCode).toBe('0');
      const list = await send(target, '/woojiapi/order/qryprojectbyuserid', { userId: 'u-1001' }, { token });
      expect(list.contentType).toContain('application/json');
      expect(JSON.stringify(list.reply?.data)).toContain(JSON.stringify(projectName));
    }
    const letter = { sendTo: 'sales@alderline.example', firstName: HTML, email: 'ada@studio.example' };
    expect((await send(target, '/woojiapi/compose/sendemail', { ...letter, message: SQL })).status).toBe(200);
    const mails = await shop.db.selectFrom('mails').selectAll().where('body', '=', SQL).execute();
    expect(mails.map(({ subject }) => subject)).toContain(`Message from ${HTML}`);
    expectQuietLog();
  });

  it.each(CALLS.filter(({ method }) => method === 'GET').map((call) => [call.path, call] as const))(
    '%s: the same goes for queries',
    async (path, call) => {
      const example = exampleFor(BRAND, call);
      for (const name of [...Object.keys(example), MARK, '__proto__', `${MARK}[constructor][x]`]) {
        for (const value of [`${MARK}\0`, SQL, HTML, `../${MARK}`, MARK.repeat(500)]) {
          const body = { ...example, [name]: value };
          const { status, reply } = await send(target, path, body);
          expect([status, reply?.resultCode], `${name}=${value}`).toEqual([400, '1']);
        }
      }
      expectQuietLog();
    },
  );
});

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
  expect(lines.join('')).toContain('a call failed because of the database');
  expect(lines.join('')).toContain('mails');
  expect(lines.join('')).not.toContain(MARK);
  await stop();
  await mock.close();
  await clear();
});
