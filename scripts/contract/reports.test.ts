import { Ajv } from 'ajv';
import { Window } from 'happy-dom';
import { expect, it } from 'vitest';
import type { Asked, Target } from '../../contracts/suite/call-client.ts';
import type { ContractCase } from '../../contracts/suite/contract-case.ts';
import { callDescription, exampleFor } from '../../contracts/suite/contract-document.ts';
import type { Verdict, Violation } from '../../contracts/suite/run-cases.ts';
import { NO_BASELINE } from './baseline.ts';
import { ctrfReport } from './ctrf-report.ts';
import { htmlReport } from './html-report.ts';
import { junitReport } from './junit-report.ts';
import { type Outcome, outcomeOf, untriedLines } from './outcome.ts';
import { report } from './report.ts';
import ctrfSchema from './testing/ctrf-schema-0.0.json' with { type: 'json' };

const LIST = '/woojiapi/product/qrybrandseries';
const ONE = '/woojiapi/product/qrybyproductid';
const LOGIN = '/woojiapi/user/login';
const target: Target = { baseUrl: 'http://127.0.0.1:9/shop', salt: 'the-secret-salt', brand: 'Alderline' };

const aCase = (call: ContractCase['call'], title: string, differs: Partial<ContractCase> = {}) => ({
  call,
  code: '0' as const,
  title,
  writes: false,
  run: async () => undefined,
  ...differs,
});
const asked = (path: string, input: Asked['input'], options: Asked['options'] = {}): Asked => ({
  method: 'POST',
  path,
  input,
  options,
});
const broken = (one: ContractCase, ...violations: Violation[]): Verdict => ({
  one,
  verdict: 'broken',
  why: 'broken',
  violations,
  sent: [],
  ms: 12,
});
const noted = (one: ContractCase, verdict: Verdict['verdict'], differs: Partial<Verdict> = {}): Verdict => ({
  one,
  verdict,
  why: '',
  violations: [],
  sent: [],
  ms: 3,
  ...differs,
});
const unpacked = (call: string, field: string, input: Asked['input']): Violation => ({
  call,
  what: `${field} is missing`,
  shared: 'Product.packSize is missing',
  asked: asked(call, input),
});

/** One field that is missing in two calls, a rule that three calls break, a log-in, and what wasn't run. */
const verdicts: readonly Verdict[] = [
  broken(aCase(LIST, 'lists <one> & "all"'), unpacked(LIST, 'data[].packSize', { series: 'Herringbone' })),
  broken(aCase(LIST, 'lists none'), unpacked(LIST, 'data[].packSize', { series: '' })),
  broken(aCase(ONE, 'gives one'), unpacked(ONE, 'data.packSize', { productId: 'p-1', brand: 'Alderline' })),
  broken(
    aCase('/woojiapi/order/qrypaper', 'needs the list'),
    unpacked(LIST, 'data[].packSize', { search: 'wide oak' }),
  ),
  ...([LIST, ONE, LOGIN] as const).map((call) =>
    broken(aCase(call, 'refuses a wrong sign', { code: '-1', rule: 'signature' }), {
      call,
      what: 'resultCode 0 where -1 is due',
      asked: asked(call, {}, { headers: { sign: '0'.repeat(32), brand: undefined } }),
    }),
  ),
  broken(aCase(LOGIN, 'logs in'), {
    call: LOGIN,
    what: 'HTTP 500 where 200 is due',
    asked: asked(
      LOGIN,
      { loginName: 'somebody@studio.example', password: 'Pass!word1', note: "it's long ".repeat(30) },
      { token: '$TOKEN', as: 'json' },
    ),
  }),
  noted(aCase('/api/dic', 'lists'), 'kept'),
  noted(aCase('/woojiapi/user/register', 'registers'), 'skipped', {
    why: 'writes (--write)',
    lack: 'writes',
  }),
  noted(aCase('/woojiapi/user/register', 'refuses', { code: '1' }), 'kept'),
  noted(aCase('/woojiapi/order/qryinvoices', 'lists'), 'skipped', { why: 'no invoice', lack: 'data' }),
  noted(aCase('/woojiapi/user/qrysettings', 'reads'), 'absent', { why: 'is an extension' }),
];
const outcomeWith = (baseline = NO_BASELINE): Outcome => outcomeOf(target, verdicts, baseline, [1000, 2000]);
const outcome = outcomeWith();
const text = report(outcome);

const parsedXml = (xml: string) => new new Window().DOMParser().parseFromString(xml, 'application/xml');

it('shows each finding once, with how many cases saw it and the smallest call that shows it', () => {
  expect(outcome.findings.map(({ id, calls, seenBy }) => [id, calls.length, seenBy.length])).toEqual([
    ['Product.packSize is missing', 2, 4],
    ['signature: resultCode 0 where -1 is due', 3, 3],
    [`${LOGIN}: HTTP 500 where 200 is due`, 1, 1],
  ]);
  expect(text).toContain(`1. ${LIST} and 1 more: data[].packSize is missing`);
  expect(text.match(/packSize/g)).toHaveLength(1);
  expect(text).toContain(`Seen by 4 cases, first: ${LIST} 0`);
  expect(text).toContain("--data-urlencode 'series='\n");
});

it('begins with what was not exercised and why, and shows no call as kept whose success was not seen', () => {
  const top = text.slice(0, text.indexOf('Cases by call'));
  expect(top).toMatch(/^Not exercised: 4 of 8 calls have no success case/);
  expect(top).toContain('1: needs --write, as it changes data\n    register');
  expect(top).toContain('1: no invoice\n    qryinvoices');
  expect(top).toContain('1: absent: an extension that is not served\n    qrysettings');
  expect(top).toContain('1: held up by a finding in another call that it needs\n    qrypaper');
  expect(text).toMatch(/^\/user\/register +w +1$/m);
  expect(text).toMatch(/^\/product\/qrybrandseries +!2 +!1$/m);
});

it('keeps to lines of 100 characters, and to placeholders for what is secret or personal', () => {
  expect(text.split('\n').filter((line) => line.length > 100)).toEqual([]);
  for (const one of [text, htmlReport(outcome), junitReport(outcome), ctrfReport(outcome)]) {
    expect(one).not.toMatch(/somebody|Pass!word1|the-secret-salt|it's long/);
    expect(one).toContain('$password');
  }
});

it('signs with the path before the calls, and leaves out the headers that a case changes', () => {
  expect(text).toContain('TARGET=http://127.0.0.1:9/shop');
  expect(text).toContain('$BRAND$serial$time/shop$1$SALT');
  expect(text).toContain(`-H @<(signed '${LIST}' | grep -v ^sign: | grep -v ^brand:)`);
});

it("writes JUnit's XML as Jenkins reads it", () => {
  const { documentElement: root } = parsedXml(junitReport(outcome));
  const children = (parent: Pick<typeof root, 'children'>, name: string) => {
    expect([...parent.children].map(({ tagName }) => tagName)).toEqual([...parent.children].map(() => name));
    return [...parent.children];
  };
  expect(root.tagName).toBe('testsuites');
  const suites = children(root, 'testsuite');
  for (const one of [root, ...suites]) {
    const tests = [...one.querySelectorAll('testcase')];
    expect(Number(one.getAttribute('tests'))).toBe(tests.length);
    expect(Number(one.getAttribute('failures'))).toBe(one.querySelectorAll('testcase > failure').length);
    expect(Number(one.getAttribute('skipped'))).toBe(one.querySelectorAll('testcase > skipped').length);
    expect(one.getAttribute('errors')).toBe('0');
    expect(one.getAttribute('time')).toMatch(/^\d+\.\d{3}$/);
  }
  expect(root.getAttribute('tests')).toBe(String(verdicts.length));
  for (const test of suites.flatMap((suite) => children(suite, 'testcase'))) {
    expect(test.getAttribute('classname')).toMatch(/^\//);
    expect(test.getAttribute('time')).toMatch(/^\d+\.\d{3}$/);
    for (const result of test.children) {
      expect(['failure', 'skipped']).toContain(result.tagName);
      expect(result.getAttribute('message')).toBeTruthy();
    }
  }
  expect(root.querySelector('testcase')?.getAttribute('name')).toBe('0: lists <one> & "all"');
  expect(junitReport(outcome).match(/curl -i/g)).toHaveLength(3);
});

it("writes JSON of CTRF's schema, which counts each case once", () => {
  const ctrf = JSON.parse(ctrfReport(outcome));
  const formats = { uuid: true, 'date-time': true, uri: true } as const;
  const validate = new Ajv({ strict: false, formats }).compile(ctrfSchema);
  expect(validate(ctrf), JSON.stringify(validate.errors)).toBe(true);
  expect(ctrf.results.summary).toMatchObject({ tests: 13, passed: 2, failed: 8, skipped: 3, other: 0 });
});

it('writes a page that is whole, and needs nothing from anywhere', () => {
  const html = htmlReport(outcome);
  const page = parsedXml(html.replace('<!DOCTYPE html>', ''));
  expect(page.querySelector('parsererror')).toBeNull();
  expect(page.querySelectorAll('script, link, img, iframe')).toHaveLength(0);
  expect(html).not.toMatch(/\s(?:src|href)=|url\(|@import/);
  expect([...page.querySelectorAll('h3')].map(({ textContent }) => textContent)).toEqual([
    `${LIST} and 1 more: data[].packSize is missing`,
    `${LIST} and 2 more: resultCode 0 where -1 is due`,
    `${LOGIN}: HTTP 500 where 200 is due`,
  ]);
  expect(page.querySelectorAll('tbody tr')).toHaveLength(8);
  expect(page.querySelector('h2')?.textContent).toBe('Not exercised');
});

it('knows what a baseline lists, but not the same in another call, and names what no longer occurs', () => {
  const listed = (finding: string, calls: string[], one: string) => ({ finding, calls, case: one });
  const { findings, known, gone } = outcomeWith({
    differences: [
      listed('Product.packSize is missing', [LIST, ONE], 'x'),
      listed('signature: resultCode 0 where -1 is due', [LIST], 'x'),
      listed('/api/dic: mended', ['/api/dic'], '/api/dic 0: lists'),
      listed('/woojiapi/user/register: not run', [], '/woojiapi/user/register 0: registers'),
    ],
  });
  expect(known.map(({ id }) => id)).toEqual(['Product.packSize is missing']);
  expect(findings).toHaveLength(2);
  expect(gone.map(({ finding }) => finding)).toEqual(['/api/dic: mended']);
});

it('names the fields that no valid input has had, without what is within them', () => {
  const ADD = callDescription('/woojiapi/order/insertplan');
  const sent = [asked(ADD.path, exampleFor(target.brand, ADD))];
  const run = [noted(aCase(ADD.path, 'plans a property'), 'kept', { sent })];
  const lines = untriedLines(outcomeOf(target, run, NO_BASELINE, [0, 1]));
  const line = lines.find((one) => one.startsWith('/order/insertplan, never kept: ')) ?? '';
  expect(line.split(/: |, /)).toEqual(expect.arrayContaining(['plan.storeys', 'plan.choices[]']));
  expect(line).not.toMatch(/plan\.choices\[\]\.|plan\.rooms\[\]\.name/);
});
