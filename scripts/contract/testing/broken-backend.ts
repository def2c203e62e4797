import type { IncomingMessage, ServerResponse } from 'node:http';
import { buffer } from 'node:stream/consumers';
import type { CallPath } from '../../../contracts/api/calls.ts';
import { type Listening, listen } from '../../../server/gateway/testing/listen.ts';

interface Reply {
  readonly status: number;
  readonly contentType: string;
  readonly text: string;
}
type Damage = (reply: Reply) => Reply;
type Fields = Record<string, unknown>;

/** Changes the JSON of replies with this code. */
const inJson =
  (code: string, change: (reply: Fields) => Fields): Damage =>
  (reply) => {
    const json: Fields = JSON.parse(reply.text);
    return json.resultCode === code ? { ...reply, text: JSON.stringify(change(json)) } : reply;
  };
const inEach = (change: (line: Fields) => Fields): Damage =>
  inJson('0', (reply) => ({ ...reply, data: (reply.data as Fields[]).map(change) }));
const withCode = (resultCode: unknown) => (reply: Fields) => ({ ...reply, resultCode });

/** What it does wrong, each in one call, and how a report tells it. */
export const FAULTS: readonly { readonly path: CallPath; readonly damage: Damage; readonly told: string }[] =
  [
    {
      path: '/woojiapi/product/qrybrandseries',
      damage: inEach(({ packSize: _, ...product }) => product),
      told: 'data[].packSize is missing',
    },
    {
      path: '/api/dic',
      damage: inEach((line) => ({ ...line, codeName: 7 })),
      told: 'data[].codeName must be string',
    },
    {
      path: '/woojiapi/product/qryproductspec',
      damage: inJson('0', ({ data, ...reply }) => ({ ...reply, data: { ...Object(data), fireClass: 'A1' } })),
      told: 'data.fireClass has a value that the contract does not list',
    },
    {
      path: '/woojiapi/user/qrysessions',
      damage: inEach((session) => ({ ...session, since: '27/11/2026' })),
      told: 'data[].since must be integer',
    },
    {
      path: '/woojiapi/order/qryprojectbyuserid',
      damage: inJson('0', (reply) => ({ ...reply, data: null })),
      told: 'data must be array',
    },
    {
      path: '/woojiapi/product/qryseriesprices',
      damage: inJson('101', withCode('1')),
      told: 'resultCode 1 where 101 is due',
    },
    {
      path: '/woojiapi/user/qrysettings',
      damage: (reply) => (reply.status === 200 ? { ...reply, status: 500 } : reply),
      told: 'HTTP 500 where 200 is due',
    },
    {
      path: '/woojiapi/compose/qrydicbytype',
      damage: (reply) => ({ ...reply, contentType: 'text/html' }),
      told: 'content type text/html where application/json is due',
    },
    {
      path: '/woojiapi/product/qrybyproductid',
      damage: inJson('1', () => ({ resultCode: '0', data: null })),
      told: 'resultCode 0 where 1 is due',
    },
    {
      path: '/woojiapi/order/qryplanfacts',
      damage: (reply) => ({ ...reply, text: reply.text.slice(0, reply.text.length / 2) }),
      told: 'a reply that is not JSON',
    },
  ];

/** What it does in other ways than the mock, as the documented calls may. */
const LIBERTIES: readonly { readonly path: CallPath; readonly damage: Damage }[] = [
  { path: '/api/guestlogin', damage: inJson('0', withCode(0)) },
  { path: '/woojiapi/order/qryprojectexamplebysts', damage: inJson('0', withCode(undefined)) },
  { path: '/woojiapi/user/login', damage: inJson('0', withCode(null)) },
  {
    path: '/woojiapi/user/getauthcode',
    damage: (reply) =>
      inJson('1', () => ({ resultCode: 1, resultMsg: 'happen warning' }))({ ...reply, status: 200 }),
  },
  {
    path: '/woojiapi/order/qryshoppingcar',
    damage: (reply) => (reply.status === 401 ? { ...reply, text: '', contentType: '' } : reply),
  },
];

/** Calls of which it does something in another way than the backend behind it. */
export const DIFFERENT: ReadonlySet<string> = new Set([...FAULTS, ...LIBERTIES].map(({ path }) => path));

/**
 * A woojiapi with ten faults, and with liberties that are none.
 * @param behind address of a backend without faults
 */
export function brokenBackend(behind: string): Promise<Listening> {
  async function passOn(req: IncomingMessage, res: ServerResponse): Promise<void> {
    const { host: _, connection: __, 'content-length': ___, ...headers } = req.headers;
    const { url = '', method = 'GET' } = req;
    const reply = await fetch(behind + url, {
      method,
      headers: headers as Record<string, string>,
      ...(method === 'POST' ? { body: await buffer(req) } : {}),
    });
    const whole = {
      status: reply.status,
      contentType: reply.headers.get('content-type') ?? '',
      text: await reply.text(),
    };
    const path = url.replace(/\?.*/, '');
    const found = [...FAULTS, ...LIBERTIES].find((one) => one.path === path);
    const { status, contentType, text } = found?.damage(whole) ?? whole;
    res.writeHead(status, contentType ? { 'content-type': contentType } : {}).end(text);
  }
  return listen((req, res) => void passOn(req, res).catch(() => res.destroy()));
}
