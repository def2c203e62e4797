import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { ARCHITECT, TRADE } from '../../testing/buy.ts';
import { openConsole, type TestConsole } from '../../testing/open-console.ts';
import { BRAND, SESSION_MINUTES } from '../../testing/open-shop.ts';

const MINUTE = 60_000;
const DECADE = 10 * 365 * 24 * 60 * MINUTE;
const NEW_PASSWORD = 'Brand-New-1';

let shop: TestConsole;
beforeAll(async () => {
  shop = await openConsole();
});
afterAll(() => shop.close());
afterEach(async () => {
  await shop.control('POST /reset');
});

const advance = (advanceMs: number) => shop.control('POST /clock', { body: { advanceMs } });
const comeBack = () => shop.control('POST /clock', { body: { offsetMs: 0 } });
const projects = async (token: string) =>
  (await shop.call('/woojiapi/order/qryprojectbyuserid', { userId: 'u-1001' }, { token })).reply?.resultCode;
const askCode = async () => {
  const { status, reply } = await shop.call('/woojiapi/user/getauthcode', {
    loginName: ARCHITECT,
    brand: BRAND,
  });
  return [status, reply?.resultCode, reply?.resultMsg];
};
const mailedCode = async () => {
  const { mails } = await shop.control('/mails');
  return /\b\d{6}\b/.exec(mails.find(({ to }) => to === ARCHITECT)?.text ?? '')?.[0] ?? '';
};
const reset = async (authCode: string) => {
  const input = {
    loginName: ARCHITECT,
    password: NEW_PASSWORD,
    repassword: NEW_PASSWORD,
    authCode,
    brand: BRAND,
  };
  return (await shop.call('/woojiapi/user/resetpassword', input)).reply?.resultCode;
};

describe('the clock of a world', () => {
  it('lets sessions expire, and makes them valid again when set back', async () => {
    const token = await shop.logIn();
    await advance(SESSION_MINUTES * MINUTE - 1);
    expect(await projects(token)).toBe('0');
    await comeBack();
    const second = await shop.logIn(TRADE);
    await advance(SESSION_MINUTES * MINUTE);
    expect(await projects(second)).toBe('-1000');
    await comeBack();
    expect(await projects(second)).toBe('0');
  });

  it('lets a verification code expire after ten minutes, and makes it valid again when set back', async () => {
    expect((await askCode())[1]).toBe('0');
    const code = await mailedCode();
    await advance(10 * MINUTE);
    expect(await reset(code)).toBe('101');
    await comeBack();
    await advance(10 * MINUTE - 1);
    expect(await reset(code)).toBe('0');
  });

  it('lets the minute between two codes pass', async () => {
    expect(await askCode()).toEqual([200, '0', 'verification code sent successfully']);
    const wait = (words: string) => `Please wait ${words} before you ask for another code`;
    expect(await askCode()).toEqual([429, '1', wait('60 seconds')]);
    await advance(59_000);
    expect(await askCode()).toEqual([429, '1', wait('1 second')]);
    await advance(1000);
    expect((await askCode())[1]).toBe('0');
    await comeBack();
    // the last code is now in the future, but the wait for the next is hardly longer than a minute
    expect(await askCode()).toEqual([429, '1', wait('2 minutes')]);
    await advance(-1);
    expect((await askCode())[1]).toBe('0');
  });

  it('can be advanced and set, and a reset puts it back to the machine’s time', async () => {
    const machine = shop.clock.now;
    expect(await advance(5 * MINUTE)).toEqual({ offsetMs: 5 * MINUTE, now: machine + 5 * MINUTE });
    expect((await advance(-MINUTE)).offsetMs).toBe(4 * MINUTE);
    shop.clock.now += 1000;
    expect(await shop.control('/clock')).toEqual({ offsetMs: 4 * MINUTE, now: machine + 1000 + 4 * MINUTE });
    expect((await shop.control('POST /clock', { body: { offsetMs: -7 } })).offsetMs).toBe(-7);
    await shop.control('POST /reset');
    expect(await shop.control('/clock')).toEqual({ offsetMs: 0, now: shop.clock.now });
  });

  it('is used by its world’s journal and inbox, and by no other world', async () => {
    await advance(DECADE);
    await askCode();
    expect((await shop.control('/journal')).entries[0]?.at).toBe(shop.clock.now + DECADE);
    expect((await shop.control('/mails')).mails[0]?.at).toBe(shop.clock.now + DECADE);
    await shop.control('POST /worlds', { body: { name: 'other' } });
    expect((await shop.control('/clock', { world: 'other' })).offsetMs).toBe(0);
  });

  it.each([
    [{}, 'body: must have advanceMs or offsetMs'],
    [{ advanceMs: 1, offsetMs: 1 }, 'body: must have advanceMs or offsetMs'],
    [{ advanceMs: 1.5 }, 'advanceMs: must be a whole number'],
    [{ advanceMs: '60000' }, 'advanceMs: must be a number'],
    [{ advanceMs: null }, 'advanceMs: must be a number'],
    [{ offsetMs: DECADE + 1 }, `offsetMs: must be at most ${DECADE}`],
    [{ offsetMs: -DECADE - 1 }, `offsetMs: must be at least ${-DECADE}`],
    [{ advanceMs: DECADE }, 'offsetMs: must be within ten years of now'],
    [{ minutes: 5 }, 'minutes: is not a field of this call; it has advanceMs, offsetMs'],
    [[], 'body: must be an object'],
  ])("doesn't move for %j", async (body, why) => {
    await advance(7);
    expect(await shop.refusal('POST /clock', { body })).toEqual([400, why]);
    expect((await shop.control('/clock')).offsetMs).toBe(7);
  });
});
