import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { listen } from '../../../gateway/testing/listen.ts';
import {
  isSigned,
  MERCHANT_HEADER,
  type SessionReport,
  SIGNATURE_HEADER,
  signatureOf,
} from '../../engine/card-desk/protocol.ts';
import { migrate } from '../../engine/database/migrate.ts';
import { openMemoryDatabase } from '../../engine/database/open-database.ts';
import { CARDS } from '../../testing/card.ts';
import { type CardProvider, createCardProvider } from './create-card-provider.ts';

const SECRET = 'what shop and provider share';
const clock = { now: Date.UTC(2026, 10, 21, 9, 30) };
const db = openMemoryDatabase();
let provider: CardProvider;
let origin = '';
let close: () => Promise<void>;
/** call backs received by the shop's backend */
const told: { body: string; signature: string; path: string }[] = [];
/** how many call backs it drops before it accepts one */
let deafFor = 0;
let shop: Awaited<ReturnType<typeof listen>>;

beforeAll(async () => {
  await migrate(db);
  provider = createCardProvider({
    db,
    secret: SECRET,
    clock: () => clock.now,
    origin: () => origin,
    logger: { error: () => undefined },
  });
  const server = await listen(provider.listener);
  origin = server.url;
  close = server.close;
  shop = await listen(async (req, res) => {
    let body = '';
    for await (const chunk of req) body += chunk;
    deafFor -= 1;
    res.statusCode = deafFor >= 0 ? 500 : 204;
    told.push({ body, signature: String(req.headers[SIGNATURE_HEADER]), path: req.url ?? '' });
    res.end();
  });
});
afterAll(async () => {
  provider.close();
  await Promise.all([close(), shop.close()]);
  await db.destroy();
});

let references = 0;
async function ask(method: string, path: string, body = '', merchant = 'main', secret = SECRET) {
  const signed = { merchant, method, path, body };
  const signature = signatureOf(secret, signed, clock.now);
  return await fetch(origin + path, {
    method,
    headers: { [MERCHANT_HEADER]: merchant, [SIGNATURE_HEADER]: signature },
    ...(body === '' ? {} : { body }),
  });
}
async function open(change: object = {}): Promise<SessionReport> {
  const request = {
    reference: `x-${references++}`,
    amountPence: 13_853,
    description: 'Order <b>1</b>',
    shopName: 'Alderline & Sons',
    returnUrl: 'http://shop.example/Results?payment=x',
    callBackUrl: `${shop.url}/card-call-back`,
    ...change,
  };
  const response = await ask('POST', '/v1/sessions', JSON.stringify(request));
  expect(response.status).toBe(200);
  return await response.json();
}
const send = (url: string, fields: Record<string, string> = {}) =>
  fetch(url, { method: 'POST', body: new URLSearchParams(fields), redirect: 'manual' });
const card = (number: string, change: object = {}) => ({
  number,
  expiry: '08/40',
  code: '123',
  name: 'Tom Halloran',
  ...change,
});
const stateOf = async ({ sessionId }: SessionReport): Promise<SessionReport> =>
  await (await ask('GET', `/v1/sessions/${sessionId}`)).json();

describe('the hosted page', () => {
  it('runs no script, can’t be framed or cached, and only leads back to the shop', async () => {
    const { pageUrl } = await open();
    const response = await fetch(pageUrl);
    expect(response.headers.get('content-security-policy')).toBe(
      "default-src 'none'; style-src 'self'; form-action 'self' http://shop.example; base-uri 'none'; frame-ancestors 'none'",
    );
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(response.headers.get('referrer-policy')).toBe('no-referrer');
    const page = await response.text();
    expect(page).not.toContain('<script');
    expect(page).toContain('Order &lt;b&gt;1&lt;/b&gt;');
    expect(page).toContain('Alderline &amp; Sons');
  });

  it.each([
    ['number', { number: '4242 4242 4242 4241' }],
    ['expiry', { expiry: '13/29' }],
    ['expiry', { expiry: '10/26' }],
    ['code', { code: '12' }],
    ['name', { name: '  ' }],
  ])(
    'says at the field what is wrong with %s, charges nothing and repeats no card number',
    async (field, change) => {
      const session = await open();
      const response = await send(session.pageUrl, card('4242 4242 4242 4242', change));
      expect(response.status).toBe(422);
      const page = await response.text();
      expect(page).toContain(`id="${field}-error"`);
      expect(page.match(/class="error"/g)).toHaveLength(1);
      expect(page).not.toContain('value="4242');
      expect(page).not.toContain('value="123"');
      expect((await stateOf(session)).state).toBe('open');
    },
  );

  it('takes a card until the end of its month, with blanks or hyphens in its number', async () => {
    const session = await open();
    const response = await send(session.pageUrl, card('4242-4242 4242 4242', { expiry: '11/2026' }));
    expect(response.headers.get('location')).toBe('http://shop.example/Results?payment=x');
    expect(await stateOf(session)).toMatchObject({ state: 'paid', last4: '4242' });
  });

  it('is paid once: a second card, Cancel and Back change nothing', async () => {
    const session = await open();
    await Promise.all([1, 2, 3].map(() => send(session.pageUrl, card(CARDS.taken))));
    await send(session.pageUrl, card(CARDS.declined));
    await send(`${session.pageUrl}/cancel`);
    await send(`${session.pageUrl}/challenge`, { answer: 'refuse' });
    expect((await stateOf(session)).state).toBe('paid');
    expect(await (await fetch(session.pageUrl)).text()).toContain('This payment has been made');
    expect(told.filter(({ body }) => body.includes(session.sessionId))).toHaveLength(1);
  });

  it('an unknown card is declined, and half an hour later no card is accepted', async () => {
    const unknown = await open();
    await send(unknown.pageUrl, card('5555555555554444'));
    expect(await stateOf(unknown)).toMatchObject({ state: 'declined', reason: 'declined' });
    const late = await open();
    clock.now += 30 * 60_000;
    await send(late.pageUrl, card(CARDS.taken));
    expect((await stateOf(late)).state).toBe('expired');
  });

  it('has a page for a payment that does not exist', async () => {
    for (const id of ['cs_AAAAAAAAAAAAAAAAAAAAAAAA', 'x', '%00'])
      expect((await fetch(`${origin}/pay/${id}`)).status).toBe(404);
  });
});

describe('a shop’s request', () => {
  it('is only accepted with the right signature', async () => {
    expect((await ask('POST', '/v1/sessions', '{}', 'main', 'guessed')).status).toBe(401);
    const { sessionId } = await open();
    expect((await ask('GET', `/v1/sessions/${sessionId}`, '', 'main', 'guessed')).status).toBe(401);
    const old = signatureOf(
      SECRET,
      { merchant: 'main', method: 'GET', path: `/v1/sessions/${sessionId}`, body: '' },
      clock.now - 6 * 60_000,
    );
    const headers = { [MERCHANT_HEADER]: 'main', [SIGNATURE_HEADER]: old };
    expect((await fetch(`${origin}/v1/sessions/${sessionId}`, { headers })).status).toBe(401);
  });

  it('only reaches the shop’s own payments', async () => {
    const { sessionId } = await open();
    expect((await ask('GET', `/v1/sessions/${sessionId}`, '', 'another')).status).toBe(404);
    expect((await ask('POST', `/v1/sessions/${sessionId}/cancel`, '', 'another')).status).toBe(404);
  });

  it('is refused if it isn’t a payment', async () => {
    for (const body of ['', 'no json', '{}', JSON.stringify({ amountPence: -1 })])
      expect((await ask('POST', '/v1/sessions', body)).status).toBe(400);
  });

  it('with the same reference gets the same payment', async () => {
    const reference = 'x-the-same';
    const [one, two] = await Promise.all([open({ reference }), open({ reference })]);
    expect(one.sessionId).toBe(two.sessionId);
  });
});

it('a call back is signed, and sent again until the shop accepts it', async () => {
  const session = await open();
  deafFor = 1;
  await send(session.pageUrl, card(CARDS.taken));
  const toldOf = () => told.filter(({ body }) => body.includes(session.sessionId));
  await expect.poll(() => toldOf().length).toBe(2);
  for (const { body, signature, path } of toldOf()) {
    expect(isSigned(SECRET, { merchant: 'main', method: 'POST', path, body }, signature, clock.now)).toBe(
      true,
    );
    expect(body).not.toContain(CARDS.taken);
  }
});
