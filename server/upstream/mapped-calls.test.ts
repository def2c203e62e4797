import type { IncomingMessage, RequestListener } from 'node:http';
import { text } from 'node:stream/consumers';
import { gzipSync } from 'node:zlib';
import { afterEach, expect, it } from 'vitest';
import { signCall } from '../../contracts/api/call-signing.ts';
import { createUpstream } from './create-upstream.ts';
import { parseUpstreamMap } from './read-upstream-map.ts';
import { json, type ProxiedShop, SECRET, startProxiedShop } from './testing/proxied-shop.ts';

const ORDERS = '/woojiapi/order/qryorders';
const BASKET = '/woojiapi/order/deleteshoppingcar';
const FACTS = '/woojiapi/order/qryplanfacts';
const PLAN = '/woojiapi/order/updateplan';
const MAP = parseUpstreamMap(
  `
${ORDERS}:
  path: /trade/orders
  request: { pageNo: page, search: words }
  reply:
    resultCode: status
    data: orders
    data.orderId: id
    data.totalPence: { name: total, unit: pounds }
    data.placedAt: { name: placed, unit: seconds }
    data.isSample: { name: sample, unit: yes-no }
  codes: { 200: "0", E17: "1", E40: "-1000", E99: "105" }
${PLAN}:
  request: { plan: drawing, plan.rooms: spaces, plan.rooms.name: title, plan.rooms.isHeated: { name: warm, unit: yes-no } }
`,
  'map.yaml',
);

let shop: ProxiedShop | undefined;
afterEach(() => shop?.close());

interface Seen {
  readonly url: string | undefined;
  readonly headers: IncomingMessage['headers'];
  readonly body: string;
}

async function openMapped(answer: RequestListener, isDocumentedOnly = false) {
  const seen: Seen[] = [];
  const opened = await startProxiedShop(undefined, undefined, { map: MAP, isDocumentedOnly });
  opened.behave(async (req, res) => {
    seen.push({ url: req.url, headers: req.headers, body: await text(req) });
    answer(req, res);
  });
  shop = opened;
  return { opened, seen };
}

const answering =
  (reply: object, status = 200): RequestListener =>
  (_req, res) =>
    json(res, JSON.stringify(reply), status);

it('sends a form under the names of the backend, signed for its path', async () => {
  const { opened, seen } = await openMapped(answering({ status: '200', orders: [] }));
  await opened.call(`${ORDERS}?search=a+b`, {}, 'pageNo=2&brand=Alderline&surplus=%C3%A4');
  const [{ url, headers, body } = {} as Seen] = seen;
  expect(url).toBe('/base/trade/orders?words=a%20b');
  expect(body).toBe('page=2&brand=Alderline&surplus=%C3%A4');
  const { brand, callserial, calltime, sign } = headers as Record<string, string>;
  expect(sign).toBe(signCall({ brand, callserial, calltime, url } as Parameters<typeof signCall>[0], SECRET));
});

it('finds the names within lists of a form, as JSON text and in brackets, and within JSON', async () => {
  const { opened, seen } = await openMapped(answering({ resultCode: '0' }));
  const plan = { rooms: [{ name: 'Hall', isHeated: true, isOther: 1 }] };
  const theirs = { spaces: [{ title: 'Hall', warm: 'Y', isOther: 1 }] };
  await opened.call(PLAN, {}, `plan=${encodeURIComponent(JSON.stringify(plan))}`);
  await opened.call(PLAN, {}, 'plan[rooms][0][name]=Hall&plan[rooms][0][isHeated]=false');
  await opened.call(PLAN, { 'content-type': 'application/json' }, JSON.stringify({ plan }));
  const [first, second, third] = seen.map(({ body }) => body);
  expect(JSON.parse(new URLSearchParams(first).get('drawing') ?? '')).toEqual(theirs);
  expect([...new URLSearchParams(second)]).toEqual([
    ['drawing[spaces][0][title]', 'Hall'],
    ['drawing[spaces][0][warm]', 'N'],
  ]);
  expect(JSON.parse(third ?? '')).toEqual({ drawing: theirs });
});

it('answers under our names, in our units and with our codes, and passes on what the map does not name', async () => {
  const order = { id: '7', total: '45.90', placed: 1_763_717_400.123, sample: 'N', colour: 'oak' };
  // what has our name there is another thing
  const reply = { status: 200, orders: [{ ...order, orderId: 'x' }, { total: 0.29 }], pages: 3 };
  const { opened } = await openMapped((_req, res) =>
    json(res, gzipSync(JSON.stringify(reply)), 200, { 'content-encoding': 'gzip' }),
  );
  const answer = await opened.call(ORDERS, { 'accept-encoding': 'gzip' });
  expect(JSON.parse(answer.text)).toEqual({
    resultCode: '0',
    data: [
      { orderId: '7', totalPence: 4590, placedAt: 1_763_717_400_123, isSample: 0, colour: 'oak' },
      { totalPence: 29 },
    ],
    pages: 3,
  });
});

it('names the wrong field of a refusal as the contract does', async () => {
  const { opened } = await openMapped(
    answering({ resultCode: '1', resultMsg: 'too long', field: 'drawing.spaces[3].title' }, 400),
  );
  expect(JSON.parse((await opened.call(PLAN)).text).field).toBe('plan.rooms[3].name');
});

it('takes a mapped call for present until it is plainly missing', async () => {
  let answer = answering({ status: 'E17', message: 'no such order' }, 404);
  const { opened, seen } = await openMapped((req, res) => answer(req, res), true);
  const codeOf = async (path: string) => JSON.parse((await opened.call(path)).text).resultCode;
  expect([...(opened.upstream.lacking?.() ?? [])]).not.toContain(ORDERS);
  expect([...(opened.upstream.lacking?.() ?? [])]).toContain(BASKET);
  expect(await codeOf(ORDERS)).toBe('1');
  expect(await codeOf(BASKET)).toBe('105');
  expect(seen).toHaveLength(1);
  answer = answering({ status: 'E99' });
  expect(await codeOf(ORDERS)).toBe('105');
  expect([...(opened.upstream.lacking?.() ?? [])]).toContain(ORDERS);
});

it('refuses a body that is too large to be translated, and one with bad escapes', async () => {
  const { opened, seen } = await openMapped(answering({ status: '200' }));
  expect((await opened.call(ORDERS, {}, `search=${'x'.repeat(300_000)}`)).status).toBe(413);
  expect((await opened.call(ORDERS, {}, 'search=%zz')).status).toBe(400);
  expect(seen).toEqual([]);
});

it('does not look for mapped calls at the start', async () => {
  const asked: (string | undefined)[] = [];
  const opened = await startProxiedShop();
  shop = opened;
  const found = new Promise<void>((resolve) => {
    opened.behave((req, res) => {
      asked.push(req.url);
      json(res, JSON.stringify({ resultCode: '0' }));
      resolve();
    });
  });
  const upstream = createUpstream({ ...opened.upstreamOptions, map: MAP, looksFor: [ORDERS, PLAN, FACTS] });
  await found;
  await upstream.close();
  expect(asked).toEqual([`/base${FACTS}`]);
});
