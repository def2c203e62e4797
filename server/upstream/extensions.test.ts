import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { signedHeaders } from '../gateway/testing/signed-headers.ts';
import { createUpstream } from './create-upstream.ts';
import { GOOD, json, type ProxiedShop, startProxiedShop } from './testing/proxied-shop.ts';

const ORDERS = '/woojiapi/order/qryorders';
const PROJECTS = '/woojiapi/order/qryprojectbyuserid';
const MINUTE = 60_000;
/** For a busy machine. */
const PATIENT = { timeout: MINUTE };
const TOKEN = { token: 'good' };
const LACKING = { resultCode: '105', resultMsg: 'Error' };
const coded = (code: string) => JSON.stringify({ resultCode: code, resultMsg: 'Error' });
const page = (res: ServerResponse, status: number) =>
  res.writeHead(status, { 'content-type': 'text/html' }).end('<h1>Sorry</h1>');

/** Ways in which a backend may answer an unknown path. */
const DRESSES: Readonly<Record<string, RequestListener>> = {
  '105 and 404': (_req, res) => json(res, coded('105'), 404),
  '105 and 200': (_req, res) => json(res, coded('105')),
  'a 404 page': (_req, res) => page(res, 404),
  'a 404 in JSON of its own': (_req, res) => json(res, '{"error":"Not Found"}', 404),
  'a 404 with nothing': (_req, res) => res.writeHead(404).end(),
  '410': (_req, res) => res.writeHead(410).end(),
  '405': (_req, res) => res.writeHead(405).end(),
  '501': (_req, res) => page(res, 501),
  '401 with nothing': (_req, res) => res.writeHead(401).end(),
  'a 401 page': (_req, res) => page(res, 401),
  '401 and -1000': (_req, res) => json(res, coded('-1000'), 401),
  '-1000': (_req, res) => json(res, coded('-1000')),
  '101': (_req, res) => json(res, coded('101')),
  'a 403 page': (_req, res) => page(res, 403),
  'a page of its own': (_req, res) => page(res, 200),
  'a way to its log-in page': (_req, res) => res.writeHead(302, { location: '/login' }).end(),
  '400 without a code': (_req, res) => json(res, '{"error":"x"}', 400),
};

let clock = Date.UTC(2026, 10, 25);
let shop: ProxiedShop;
let asked: string[];
/** Sets how extensions are answered; documented calls succeed unless `documented` is given. */
function answer(extension: RequestListener, documented: RequestListener = (_req, res) => json(res, GOOD)) {
  shop.behave((req: IncomingMessage, res) => {
    const path = req.url?.replace('/base', '') ?? '';
    asked.push(path);
    (path === ORDERS ? extension : documented)(req, res);
  });
}
const orders = (headers: Record<string, string> = TOKEN) => shop.call(ORDERS, headers, 'userId=u-1');
const timesAsked = () => asked.filter((path) => path === ORDERS).length;

beforeAll(async () => {
  shop = await startProxiedShop(undefined, () => clock);
});
afterAll(() => shop.close());
beforeEach(async () => {
  asked = [];
  clock += 6 * MINUTE;
  // makes the shop forget what it learnt in an earlier test
  answer((_req, res) => res.writeHead(404).end());
  await orders();
  clock += 6 * MINUTE;
  asked = [];
});

describe('a call that woojiapi is known not to have', () => {
  it('is never asked for', async () => {
    const known = await startProxiedShop(undefined, undefined, { isDocumentedOnly: true });
    const paths: string[] = [];
    known.behave((req, res) => {
      paths.push(req.url ?? '');
      json(res, GOOD);
    });
    const asked = await known.call(ORDERS, TOKEN, 'userId=u-1');
    expect([asked.status, JSON.parse(asked.text).resultCode]).toEqual([200, '105']);
    expect((await known.call(PROJECTS, TOKEN, 'userId=u-1')).status).toBe(200);
    expect(paths).toEqual([`/base${PROJECTS}`]);
    await known.close();
  });
});

describe('a call that woojiapi does not document', () => {
  it.each(Object.entries(DRESSES))(
    'counts as missing if the backend answers it with %s',
    async (_dress, listener) => {
      // makes the shop forget what it learnt in an earlier test
      answer((_req, res) => res.writeHead(404).end());
      await orders();
      clock += 6 * MINUTE;
      asked = [];
      answer(listener);
      for (let time = 0; time < 3; time++) {
        const { status, text } = await orders();
        expect([status, JSON.parse(text)]).toEqual([200, LACKING]);
      }
      expect(timesAsked()).toBe(1);
      // the session goes on
      expect((await shop.call(PROJECTS, TOKEN, 'userId=u-1')).text).toBe(GOOD);
    },
  );

  it('is tried again after five minutes, and works from then on', async () => {
    const known = () => shop.upstream.knowledge?.().find(({ path }) => path === ORDERS);
    answer((_req, res) => res.writeHead(404).end());
    await orders();
    clock += 5 * MINUTE - 1;
    expect(known()).toEqual({
      path: ORDERS,
      state: 'lacking',
      learntFrom: expect.stringContaining('HTTP 404'),
      secondsAgo: 300,
    });
    answer((_req, res) => json(res, GOOD));
    expect(JSON.parse((await orders()).text)).toEqual(LACKING);
    clock += 1;
    expect((await orders()).text).toBe(GOOD);
    expect(shop.everythingSaid()).toContain('upstream has a call that it lacked');
    expect(known()).toEqual({ path: ORDERS, state: 'present', learntFrom: 'its answer', secondsAgo: 0 });
  });

  it.each([
    ['HTTP 401', (_req: unknown, res: ServerResponse) => res.writeHead(401).end(), 401, '-1000'],
    ['-1000', (_req: unknown, res: ServerResponse) => json(res, coded('-1000')), 200, '-1000'],
    ['101', (_req: unknown, res: ServerResponse) => json(res, coded('101')), 200, '101'],
  ] as const)(
    'ends a session with %s if a documented call confirms the end',
    async (_what, refuse, status, code) => {
      answer(refuse, refuse);
      for (let time = 0; time < 2; time++) {
        const reply = await orders();
        expect([reply.status, JSON.parse(reply.text).resultCode]).toEqual([status, code]);
      }
      expect(timesAsked()).toBe(2);
    },
  );

  it('ends a session without confirmation once it has worked before', async () => {
    answer((_req, res) => json(res, GOOD));
    await orders();
    answer((_req, res) => json(res, coded('-1000')));
    expect(JSON.parse((await orders()).text).resultCode).toBe('-1000');
    expect(asked).not.toContain(PROJECTS);
  });

  it('asks a visitor to log in without counting as missing', async () => {
    answer((_req, res) => res.writeHead(401).end());
    for (let time = 0; time < 2; time++) expect((await orders({})).status).toBe(401);
    expect(timesAsked()).toBe(2);
  });

  it('is missing if it asks a visitor to log in for what visitors may read', async () => {
    shop.behave((req, res) => {
      asked.push(req.url ?? '');
      res.writeHead(401).end();
    });
    const spec = () => shop.call('/woojiapi/product/qryproductspec', {}, 'productId=p-0101');
    for (let time = 0; time < 2; time++) expect(JSON.parse((await spec()).text).resultCode).toBe('105');
    expect(asked).toHaveLength(1);
  });

  it.each([408, 413, 415, 429, 500, 502, 503])(
    'doesn’t count as missing if it answers HTTP %i, and is made each time',
    async (failing) => {
      answer((_req, res) => res.writeHead(failing).end());
      for (let time = 0; time < 2; time++) expect(JSON.parse((await orders()).text).resultCode).toBe('104');
      expect(timesAsked()).toBe(2);
    },
  );

  it.each(['0', '1', '102', '103'])(
    'counts as present once it has answered %s, whatever it answers next',
    async (code) => {
      answer((_req, res) => json(res, coded(code)));
      expect(JSON.parse((await orders()).text).resultCode).toBe(code);
      answer((_req, res) => page(res, 403));
      expect(JSON.parse((await orders()).text).resultCode).toBe('104');
      expect(timesAsked()).toBe(2);
    },
  );

  it('is learnt to be missing although the browser has left before the answer', async () => {
    const never = '/woojiapi/order/qryquotations';
    let answerNow = () => {};
    shop.behave((req, res) => {
      asked.push(req.url ?? '');
      if (!req.url?.endsWith(never)) return json(res, GOOD);
      answerNow = () => page(res, 404);
    });
    const left = new AbortController();
    const first = fetch(shop.url + never, {
      method: 'POST',
      headers: { ...signedHeaders(never), ...TOKEN, 'content-type': 'application/x-www-form-urlencoded' },
      body: 'userId=u-1',
      signal: left.signal,
    });
    await vi.waitFor(() => expect(asked).toHaveLength(1), PATIENT);
    left.abort();
    await expect(first).rejects.toThrow();
    // once another call is answered, the shop has noticed that the first one was given up
    await shop.call(PROJECTS, TOKEN, 'userId=u-1');
    answerNow();
    await vi.waitFor(() => expect(shop.upstream.lacking?.()).toContain(never), PATIENT);
    expect(JSON.parse((await shop.call(never, TOKEN, 'userId=u-1')).text)).toEqual(LACKING);
    expect(asked).toHaveLength(2);
  });

  it('is asked for once by several at the same time until it is known to be there', async () => {
    answer((_req, res) => res.writeHead(404).end());
    const asMany = () =>
      Promise.all([orders(), orders(), shop.upstream.ask(ORDERS, {} as never).catch(String)]);
    await asMany();
    expect(timesAsked()).toBe(1);
    clock += 6 * MINUTE;
    answer((_req, res) => json(res, GOOD));
    await orders();
    let waiting = 0;
    answer((_req, res) => {
      // answered only once all are on their way
      waiting += 1;
      if (waiting === 1) vi.waitFor(() => expect(waiting).toBe(3), PATIENT).then(() => json(res, GOOD));
      else json(res, GOOD);
    });
    await asMany();
    expect(waiting).toBe(3);
  });

  it('isn’t made by the server itself either once it is known to be missing', async () => {
    answer((_req, res) => res.writeHead(404).end());
    const ask = () => shop.upstream.ask('/woojiapi/order/qryorders', {} as never);
    for (let time = 0; time < 2; time++) await expect(ask()).rejects.toMatchObject({ resultCode: '105' });
    expect(timesAsked()).toBe(1);
  });
});

describe('a shop that looks for the calls of its pages', () => {
  const QUOTATIONS = '/woojiapi/order/qryquotations';

  it('knows which are missing before anyone needs them, and hears of one that has been added', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    answer(
      (_req, res) => page(res, 404),
      (_req, res) => res.writeHead(401).end(),
    );
    const upstream = createUpstream({
      ...shop.upstreamOptions,
      looksFor: [ORDERS, QUOTATIONS],
    });
    try {
      await vi.waitFor(() => expect(asked).toEqual(expect.arrayContaining([ORDERS, QUOTATIONS])), PATIENT);
      await vi.waitFor(() => expect([...(upstream.lacking?.() ?? [])]).toEqual([ORDERS]), PATIENT);
      const before = upstream.revision?.() ?? 0;
      // the backend has it now, and wants a session
      answer((_req, res) => res.writeHead(401).end());
      vi.advanceTimersByTime(5 * MINUTE);
      await vi.waitFor(() => expect(upstream.lacking?.().size).toBe(0), PATIENT);
      expect(upstream.revision?.()).toBe(before + 1);
    } finally {
      await upstream.close();
      vi.useRealTimers();
    }
  });

  it.each([
    ['takes it that a form can’t be sent where everything asks for a log-in', 401, ['FACTS', 'SHARE']],
    ['leaves a form on offer that asks for a log-in where visitors may read', 200, []],
  ])('%s', async (_title, status, missing) => {
    const paths = {
      FACTS: '/woojiapi/order/qryplanfacts',
      SHARE: '/woojiapi/order/insertprojectexample',
    } as const;
    shop.behave((req, res) => {
      asked.push(req.url?.replace('/base', '') ?? '');
      if (asked.at(-1) === paths.FACTS && status === 200) return json(res, GOOD);
      res.writeHead(401).end();
    });
    const upstream = createUpstream({
      ...shop.upstreamOptions,
      looksFor: [paths.SHARE, paths.FACTS, ORDERS],
    });
    try {
      const known = () => upstream.knowledge?.().filter(({ learntFrom }) => learntFrom !== undefined);
      await vi.waitFor(() => expect(known()).toHaveLength(3), PATIENT);
      expect(
        Object.entries(paths).flatMap(([name, path]) => (upstream.lacking?.().has(path) ? [name] : [])),
      ).toEqual(missing);
      expect(upstream.lacking?.().has(ORDERS)).toBe(false);
    } finally {
      await upstream.close();
    }
  });
});

describe('a documented call', () => {
  it.each([401, 404])('is made each time, and passes HTTP %i on', async (status) => {
    answer(
      (_req, res) => json(res, GOOD),
      (_req, res) => res.writeHead(status).end(),
    );
    for (let time = 0; time < 2; time++)
      expect((await shop.call(PROJECTS, TOKEN, 'userId=u-1')).status).toBe(status);
    expect(asked).toEqual([PROJECTS, PROJECTS]);
  });
});
