import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { ReplyOf } from '../../contracts/api/calls.ts';
import { SESSION_KEY } from '../../contracts/site/page-rendering.ts';
import {
  beginSession,
  endSession,
  isCustomer,
  onSessionEnd,
  recogniseVisitor,
  restoreSession,
  session,
  sessionScope,
} from './session.ts';

/** The part of the browser's storage that this code uses. */
class MemoryStorage {
  readonly #items = new Map<string, string>();
  getItem(key: string) {
    return this.#items.get(key) ?? null;
  }
  setItem(key: string, value: string) {
    this.#items.set(key, value);
  }
  removeItem(key: string) {
    this.#items.delete(key);
  }
}

const login = (userId: string): ReplyOf<'/woojiapi/user/login'> => ({
  resultCode: '0',
  access_token: `token of ${userId}`,
  loginInfo: {
    userId,
    userType: 'architect',
    loginName: `${userId}@alderline.example`,
    companyId: 'c-1',
    companyType: 'trade',
    ownerCompanyId: 'c-0',
    custId: 'cu-1',
    custName: 'Ada Moss',
    custNo: 'A1',
  },
});

const guest: ReplyOf<'/api/guestlogin'> = {
  resultCode: '0',
  access_token: 'guest token',
  user: { userId: 'g-1', userType: 'guest', loginName: 'guest' },
  company: { companyId: '', companyType: '', ownerCompanyId: '' },
  customer: { custId: '', custName: '', custNo: '' },
};

let storage: MemoryStorage;

beforeEach(() => {
  storage = new MemoryStorage();
  Object.defineProperty(globalThis, 'localStorage', { value: storage, configurable: true });
});

afterEach(() => {
  endSession();
  Reflect.deleteProperty(globalThis, 'localStorage');
});

describe('session', () => {
  it('begins with a log-in, with the data of its reply', () => {
    beginSession(login('u-1'));
    expect(session).toMatchObject({
      status: 'customer',
      token: 'token of u-1',
      user: { userId: 'u-1', userType: 'architect' },
      company: { companyId: 'c-1', ownerCompanyId: 'c-0' },
      customer: { custName: 'Ada Moss' },
    });
    expect(isCustomer(session)).toBe(true);
    expect(sessionScope()).toBe('u-1');
  });

  it('shows a guest the same as a visitor', () => {
    beginSession(guest);
    expect(session).toMatchObject({ status: 'guest', token: 'guest token' });
    expect(isCustomer(session)).toBe(false);
    expect(sessionScope()).toBe('visitor');
  });

  it('survives a restart', () => {
    beginSession(login('u-1'));
    Object.assign(session, { status: 'unknown', token: undefined, user: undefined });
    restoreSession();
    expect(session).toMatchObject({ status: 'customer', token: 'token of u-1', user: { userId: 'u-1' } });
  });

  it('recognises a visitor before hydration, and reads a stored session afterwards', () => {
    Object.assign(session, { status: 'unknown' });
    recogniseVisitor();
    expect(session.status).toBe('visitor');

    beginSession(login('u-1'));
    Object.assign(session, { status: 'unknown', token: undefined, user: undefined });
    recogniseVisitor();
    expect(session.status).toBe('unknown');
  });

  it('leaves nothing in memory or storage when it ends', () => {
    beginSession(login('u-1'));
    endSession();
    expect(session).toEqual({ status: 'visitor', ended: expect.any(Number) });
    expect(storage.getItem(SESSION_KEY)).toBeNull();
    restoreSession();
    expect(session.status).toBe('visitor');
  });

  it('reports its end once, and when another user takes over', () => {
    let ends = 0;
    const stop = onSessionEnd(() => {
      ends += 1;
    });
    beginSession(login('u-1'));
    beginSession(login('u-1'));
    expect(ends).toBe(0);
    beginSession(login('u-2'));
    expect(ends).toBe(1);
    endSession();
    endSession();
    expect(ends).toBe(2);
    stop();
  });

  it.each([
    ['no JSON', '{'],
    ['another shape', '{"version":1,"status":"customer","token":"t"}'],
    ['another version', JSON.stringify({ version: 0, ...guest, status: 'guest', token: 't' })],
    ['an empty token', JSON.stringify({ version: 1, ...guest, status: 'guest', token: '' })],
    ['an unknown status', JSON.stringify({ version: 1, ...guest, status: 'admin', token: 't' })],
    ['a bare value', 'null'],
  ])('ignores stored content that is %s', (_, content) => {
    storage.setItem(SESSION_KEY, content);
    restoreSession();
    expect(session.status).toBe('visitor');
  });

  it('works for this tab where storage is forbidden', () => {
    Object.defineProperty(globalThis, 'localStorage', {
      configurable: true,
      get() {
        throw new Error('denied');
      },
    });
    beginSession(login('u-1'));
    expect(session.status).toBe('customer');
    restoreSession();
    expect(session.status).toBe('customer');
  });
});
