import { describe, expect, it } from 'vitest';
import { signCall } from '../../../contracts/api/call-signing.ts';
import type { JournalEntry } from '../../../contracts/api/mock-console.ts';
import { curlOf } from './curl.ts';
import { harOf } from './har.ts';
import { prettyBody } from './journal-detail.tsx';
import { fits, NO_FILTER } from './journal-filter.ts';
import { mergeEntries } from './use-journal.ts';

const entry: JournalEntry = {
  id: '7',
  at: 0,
  offsetMs: 0,
  method: 'POST',
  url: '/woojiapi/user/login',
  path: '/woojiapi/user/login',
  who: 'visitor',
  page: '/login',
  status: 200,
  resultCode: '0',
  ms: 12,
  contentType: 'application/x-www-form-urlencoded',
  requestBody: "loginName=o'hara%40x.example&password=***",
  replyBody: '{}',
  problems: [],
  fault: '',
  isFromFile: false,
};
const site = {
  origin: 'http://localhost:4000',
  brand: 'Alderline',
  siteSalt: 'salt',
  world: 'main',
  now: Date.UTC(2026, 0, 2, 3, 4, 5),
  random: 0.5,
};

describe('fits', () => {
  it.each([
    [{}, true],
    [{ path: 'LOGIN' }, true],
    [{ path: 'dic' }, false],
    [{ who: ' visit ' }, true],
    [{ who: 'trade' }, false],
    [{ code: '0' }, true],
    [{ code: '104' }, false],
    [{ code: 'none' }, false],
    [{ code: 'failed' }, false],
    [{ onlyProblems: true }, false],
  ])('%j: %s', (wanted, is) => {
    expect(fits(entry, { ...NO_FILTER, ...wanted })).toBe(is);
  });
  it('finds each reply that is no success, with a code and without', () => {
    for (const resultCode of ['-1', '104', ''] as const)
      expect(fits({ ...entry, resultCode }, { ...NO_FILTER, code: 'failed' })).toBe(true);
  });
  it('finds replies without a code, and those with problems', () => {
    expect(fits({ ...entry, resultCode: '' }, { ...NO_FILTER, code: 'none' })).toBe(true);
    expect(fits({ ...entry, problems: ['x'] }, { ...NO_FILTER, onlyProblems: true })).toBe(true);
  });
});

describe('mergeEntries', () => {
  it('keeps the order, and no entry twice', () => {
    const [a, b, c] = ['a', 'b', 'c'].map((id) => ({ ...entry, id })) as [
      JournalEntry,
      JournalEntry,
      JournalEntry,
    ];
    expect(mergeEntries([c, b], [b, a]).map(({ id }) => id)).toEqual(['c', 'b', 'a']);
    const old = [a];
    expect(mergeEntries([], old)).toBe(old);
  });
  it('drops the oldest', () => {
    const many = Array.from({ length: 600 }, (_, id) => ({ ...entry, id: String(id) }));
    const merged = mergeEntries([{ ...entry, id: 'new' }], many);
    expect(merged).toHaveLength(500);
    expect(merged[0]?.id).toBe('new');
  });
});

describe('curlOf', () => {
  it('signs the call, and escapes every quote', () => {
    const text = curlOf(entry, site);
    const [, callserial = ''] = /callserial: (\d+)/.exec(text) ?? [];
    const [, calltime = ''] = /calltime: ([\d: -]+)/.exec(text) ?? [];
    const sign = signCall({ brand: 'Alderline', callserial, calltime, url: entry.url }, 'salt');
    expect(text).toContain(`sign: ${sign}`);
    expect(text).toContain(`--data-raw 'loginName=o'\\''hara%40x.example&password=***'`);
    expect(text).not.toContain('token');
    expect(text).not.toContain('x-mock-world');
  });
  it('leaves a body that was not read to the shell', () => {
    expect(curlOf({ ...entry, requestBody: '(not read)' }, site)).toContain('--data-raw "$BODY"');
  });
  it('names the world, leaves the token to the shell, and sends no body with GET', () => {
    const text = curlOf({ ...entry, method: 'GET', who: 'trade@x.example' }, { ...site, world: 'w1' });
    expect(text).toContain("-H 'x-mock-world: w1'");
    expect(text).toContain('-H "token: $TOKEN"');
    expect(text).not.toContain('--data-raw');
  });
});

describe('prettyBody', () => {
  it.each([
    ['{"a":[1]}', 'application/json', '{\n  "a": [\n    1\n  ]\n}'],
    ['a=1&b=x%20y', 'application/x-www-form-urlencoded; charset=utf-8', 'a: 1\nb: x y'],
    ['<html>', 'text/html', '<html>'],
    ['(not read)', 'application/x-www-form-urlencoded', '(not read)'],
    ['', 'application/json', ''],
  ])('%j as %s', (body, type, text) => {
    expect(prettyBody(body, type)).toBe(text);
  });
});

describe('harOf', () => {
  const asked: JournalEntry = {
    ...entry,
    id: '8',
    at: Date.UTC(2026, 10, 27, 22),
    method: 'GET',
    url: '/api/dic?type=Wear%20layer',
    path: '/api/dic',
    contentType: '',
    requestBody: '',
    replyBody: '<p>gone</p>',
    status: 503,
    problems: ['body: must be JSON'],
    fault: 'status',
  };
  const [first, second] = harOf([asked, entry], 'http://localhost:4000').log.entries;

  it('has the calls in their order, with whole addresses', () => {
    expect([first?.request.url, second?.request.url]).toEqual([
      'http://localhost:4000/woojiapi/user/login',
      'http://localhost:4000/api/dic?type=Wear%20layer',
    ]);
    expect(second?.startedDateTime).toBe('2026-11-27T22:00:00.000Z');
    expect([first?.time, first?.timings.wait]).toEqual([12, 12]);
  });

  it('has the body of a form, and of a reading call its query', () => {
    expect(first?.request.postData).toEqual({ mimeType: entry.contentType, text: entry.requestBody });
    expect(second?.request.postData).toBeUndefined();
    expect(second?.request.queryString).toEqual([{ name: 'type', value: 'Wear layer' }]);
  });

  it('has replies as they were, and says who called and what was wrong', () => {
    expect(first?.response.content).toEqual({ size: 2, mimeType: 'application/json', text: '{}' });
    expect([second?.response.status, second?.response.content.mimeType]).toEqual([503, 'text/plain']);
    expect([first?.comment, second?.comment]).toEqual([
      'by visitor',
      'by visitor; fault: status; body: must be JSON',
    ]);
  });
});
