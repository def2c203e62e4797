import { runInNewContext } from 'node:vm';
import { describe, expect, it } from 'vitest';
import type { JournalEntry } from '../../../../contracts/api/mock-console.ts';
import { browserTestOf } from './browser-test.ts';
import { contractTestOf } from './contract-test.ts';
import { inTemplate, quoted } from './source-text.ts';
import { steadyPart } from './steady-part.ts';

const ORIGIN = 'http://localhost:4000';
const TRADE = 'trade@alderline.example';
const ARCHITECT = 'architect@alderline.example';
const LOGIN = '/woojiapi/user/login';
const ADD = '/woojiapi/order/insertshoppingcar';
const CHANGE = '/woojiapi/order/updateshoppingcar';
const BASKET = '/woojiapi/order/qryshoppingcar';
const CAR_ID = 'b-dc856290-cf86-473d-94b0-c40143cbb255';
const FORM = 'application/x-www-form-urlencoded';

type Given = Partial<Omit<JournalEntry, 'requestBody' | 'replyBody'>> & {
  readonly sent?: Readonly<Record<string, string>> | string;
  readonly reply?: object | string;
};

function entry({ sent = { userId: 'u-1001' }, reply = { resultCode: '0' }, ...given }: Given): JournalEntry {
  const path = given.path ?? BASKET;
  return {
    id: '1',
    at: Date.UTC(2026, 10, 28, 9),
    offsetMs: 0,
    method: 'POST',
    url: path,
    path,
    who: TRADE,
    page: '/basket',
    status: 200,
    resultCode: '0',
    ms: 10,
    contentType: FORM,
    requestBody: typeof sent === 'string' ? sent : new URLSearchParams(sent).toString(),
    replyBody: typeof reply === 'string' ? reply : JSON.stringify(reply),
    problems: [],
    fault: '',
    isFromFile: false,
    ...given,
  };
}

const refused = (resultMsg: string, given: Given = {}) =>
  entry({ resultCode: '1', reply: { resultCode: '1', resultMsg }, ...given });
/** @param calls in their order */
const contract = (...calls: JournalEntry[]) => contractTestOf([...calls].reverse(), ORIGIN);
const browser = (...calls: JournalEntry[]) => browserTestOf([...calls].reverse(), ORIGIN);
const LOG_IN = `await world.logIn('${TRADE}');`;
const times = (text: string, part: string) => text.split(part).length - 1;

describe('a text in a test', () => {
  it.each([
    "It's",
    '"both" and \'single\'',
    `\`\${process.exit()}\``,
    'a\\',
    '\\"',
    "\\'",
    'two\r\nlines\u2028and\u2029more\0',
    '*/ // \ud800 é',
  ])('is the same again: %j', (text) => {
    expect(runInNewContext(quoted(text))).toBe(text);
    expect(runInNewContext(`\`${inTemplate(text.replaceAll('\r', ''))}\``)).toBe(text.replaceAll('\r', ''));
  });
});

describe('what a contract test expects', () => {
  it('leaves out what changes by nature, and counts long lists', () => {
    const { fields, counts } = steadyPart({
      resultCode: '0',
      access_token: '***',
      data: {
        carId: CAR_ID,
        shareId: 'Qm4xZy9_aB3dE5fG7hJ8kL',
        productId: 'p-0101',
        placedAt: 1_795_831_449_045,
        totalPence: 75_926,
        requestedDay: '2026-12-01',
        orderNo: 'AO-261127-0086',
        daysLeft: 30,
        mainImg: '/media/al-m101-top-36b0a902.800.webp',
        lines: [{ lineId: CAR_ID, number: 2 }],
        rooms: [1, 2, 3, 4],
      },
    });
    expect(fields).toEqual({
      resultCode: '0',
      data: { productId: 'p-0101', totalPence: 75_926, lines: [{ number: 2 }] },
    });
    expect(counts).toEqual([['.data.rooms', 4]]);
  });
});

describe('a contract test', () => {
  it('logs in who called, once, and takes ids from the reply that gave them', () => {
    const text = contract(
      entry({
        path: LOGIN,
        who: 'visitor',
        sent: { loginName: TRADE.toUpperCase(), password: '***', brand: 'Alderline' },
        reply: { resultCode: '0', access_token: '***', loginInfo: { userId: 'u-1001', loginName: TRADE } },
      }),
      entry({ path: ADD, reply: { resultCode: '0', data: { carId: CAR_ID } } }),
      entry({ path: CHANGE, sent: { carId: CAR_ID, lines: JSON.stringify([{ carId: CAR_ID, number: 3 }]) } }),
    );
    expect(times(text, LOG_IN)).toBe(1);
    expect(times(text, 'carId: insertshoppingcar.data.carId')).toBe(2);
    expect(text).not.toContain(CAR_ID);
    expect(text).not.toContain('***');
  });

  it('sets a reply of one’s own again, also one that the contract doesn’t allow', () => {
    const body = { resultCode: '0', data: [{ number: 3 }] };
    const given = { fault: 'reply', reply: body };
    const allowed = contract(entry(given));
    expect(allowed).toContain("kind: 'reply'");
    expect(allowed).toContain('await world.call(');
    const broken = contract(entry({ ...given, problems: ['reply: data[0].carId is missing'] }));
    expect(broken).toContain("kind: 'reply'");
    expect(broken).toContain('await world.send(');
    expect(contract(entry({ ...given, reply: '{"data": ... cut' }))).toContain('Left out');
  });

  it('logs in again after a log-out, and keeps two people apart', () => {
    const text = contract(
      entry({}),
      entry({ path: '/api/logout' }),
      entry({}),
      entry({ who: ARCHITECT }),
      entry({}),
    );
    expect(times(text, LOG_IN)).toBe(2);
    expect(text).toContain(`const customer3 = await world.logIn('${ARCHITECT}');`);
    expect(times(text, 'customer2.access_token')).toBe(2);
  });

  it.each<[string, Given]>([
    ["sends a file, which the journal doesn't keep", { sent: '(a file of 12 bytes)' }],
    ['was refused before its body was read', { sent: '(not read)', resultCode: '-1' }],
    ['has a longer body than the journal keeps', { sent: 'note=long ... cut' }],
    ['has a body that is no JSON object', { sent: '[1]', contentType: 'application/json' }],
    ['has a body that is no plain form', { sent: 'a=1&a=2' }],
    ['has a masked value, which only its caller knows', { sent: { password: '***' } }],
    ['has a carId that was given before these calls', { sent: { carId: CAR_ID } }],
    ['got no reply', { status: 0, resultCode: '', reply: '' }],
  ])('says why a call is left out: it %s', (why, given) => {
    const text = contract(entry(given));
    expect(text).toContain(`  // Left out: ${BASKET} ${why}.\n`);
    expect(text).not.toContain(`'${BASKET}'`);
  });

  it('sets the fault that met a call, for that call alone', () => {
    const failing: Given = { status: 200, resultCode: '', reply: '' };
    const effects = [
      entry({ ...failing, fault: 'status', status: 503 }),
      entry({ ...failing, fault: 'status', status: 302 }),
      entry({ ...failing, fault: 'drop', status: 0 }),
      entry({ ...failing, fault: 'not-json', reply: '<p>' }),
      entry({ fault: 'delay', ms: 1500.4 }),
      refused('No', { fault: 'code', path: LOGIN, sent: { loginName: TRADE, password: '***' } }),
      // a kind that isn't known here
      entry({ fault: 'slow' }),
    ].map((call) => /setFault\(\s*(\{.*?\})/s.exec(contract(call))?.[1]);
    expect(effects).toEqual([
      "{ kind: 'status', status: 503 }",
      "{ kind: 'status', status: 302 }",
      "{ kind: 'drop' }",
      "{ kind: 'not-json' }",
      "{ kind: 'delay', ms: 1500 }",
      "{ kind: 'code', code: '1', message: 'No' }",
      undefined,
    ]);
  });

  it('moves the clock where it was moved', () => {
    const text = contract(
      entry({}),
      entry({ offsetMs: 7_200_000 }),
      entry({ offsetMs: 7_200_000 }),
      entry({}),
    );
    expect([...text.matchAll(/setClock\((\d+)\)/g)].map(([, ms]) => ms)).toEqual(['7200000', '0']);
  });

  it('moves the clock for a call that follows one that is left out', () => {
    const text = contract(
      entry({ sent: '(a file of 1 bytes)', offsetMs: 60_000 }),
      entry({ offsetMs: 60_000 }),
    );
    expect(times(text, 'setClock(60000)')).toBe(1);
  });

  it('logs in before the clock goes past the end of a session, and again after that', () => {
    const ended = entry({ resultCode: '-1000', reply: { resultCode: '-1000' }, offsetMs: 7_200_000 });
    const steps = contract(ended, ended, entry({ offsetMs: 7_200_000 }), entry({ offsetMs: 7_200_000 }));
    const order = [...steps.matchAll(/logIn|setClock|customer2?\.access_token/g)].map(([step]) => step);
    expect(order).toEqual([
      'logIn',
      'setClock',
      'customer.access_token',
      'customer.access_token',
      'logIn',
      'customer2.access_token',
      'customer2.access_token',
    ]);
  });

  it('expects a refusal as it was, sent in the same way', () => {
    const text = contract(
      refused('brand: is required', { status: 400, contentType: 'application/json', sent: '{"number":"4"}' }),
    );
    expect(text).toContain("{ number: '4' },");
    expect(text).toContain("{ token: customer.access_token, as: 'json' },");
    expect(text).toContain("status: 400,\n    reply: { resultCode: '1', resultMsg: 'brand: is required' },");
  });

  it('has more time where the calls took long', () => {
    expect(contract(entry({ ms: 1999 }))).toMatch(/\n\}\);\n$/);
    expect(contract(entry({ ms: 11_000 }))).toMatch(/\n\}, 40_000\);\n$/);
  });
});

describe('a browser test', () => {
  it('lets a reading fail on its page, for the customer who met it', async () => {
    const text = await browser(entry({}), refused('The depot is closed.'), refused('The depot is closed.'));
    expect(times(text, 'setFault')).toBe(1);
    expect(text).toContain(`getByLabel('Email').fill('${TRADE}')`);
    expect(text).toContain('/basket`);');
    expect(text).toContain("const words1 = 'The depot is closed.';");
    expect(text).not.toContain('devices');
  });

  it('goes to a page within the shop as a visitor, on a phone if it was one', async () => {
    const page = `/mobile/flooring?q=\`\${a}\``;
    const text = await browser(refused('No', { who: 'visitor', page, path: '/api/dic', method: 'GET' }));
    expect(text).toContain("test.use(devices['Pixel 7']);");
    expect(text).toContain(`history.pushState(null, '', url), '${page}')`);
    expect(text).not.toContain('Password');
  });

  it('logs a customer out before another one logs in, and in again after a session has ended', async () => {
    const ended = entry({ resultCode: '-1000', reply: { resultCode: '-1000' } });
    const text = await browser(ended, refused('No'), refused('No', { who: ARCHITECT }));
    expect(times(text, `fill('${TRADE}')`)).toBe(2);
    expect(times(text, 'localStorage.clear()')).toBe(1);
  });

  it('leaves the press to the reader where a call is a write', async () => {
    const text = await browser(refused('Sold out', { path: ADD }));
    expect(text).toContain(
      `  // Press here what makes the page call ${ADD}, and then:\n  // await expect(page.getByText('Sold out')`,
    );
  });

  it.each<[string, Given]>([
    [`Left out: the journal doesn't know the page that called ${BASKET}.`, { page: '' }],
    [`Left out: the journal doesn't know the page that called ${BASKET}.`, { page: '/__mock/docs' }],
    [`Left out: the address of the page that called ${BASKET} is masked.`, { page: '/invitation?token=***' }],
    ['None of the calls failed.', { resultCode: '0', reply: { resultCode: '0' } }],
  ])('says what it lacks: %s', async (why, given) => {
    expect(await browser(refused('No', given))).toContain(`  // ${why}\n`);
  });

  it('has long words on a line of their own', async () => {
    const words = 'The depot is closed. '.repeat(8).trim();
    const text = await browser(refused(words));
    expect(text).toContain(`  const words1 =\n    '${words}';\n  await expect(page.getByText(words1)`);
  });
});
