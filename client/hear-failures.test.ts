// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type FailureReport, REPORTS_PATH } from '../contracts/api/browser-report.ts';
import { hearFailures } from './hear-failures.ts';
import { reportBroken, reportVital } from './lib/report.ts';

describe('what fails in a browser', () => {
  const sent: unknown[] = [];
  const listeners: (readonly [string, EventListener])[] = [];
  const isOnline = vi.spyOn(navigator, 'onLine', 'get');
  beforeEach(() => {
    sent.length = 0;
    isOnline.mockReturnValue(true);
    navigator.sendBeacon = (address, body) => {
      expect(address).toBe(REPORTS_PATH);
      sent.push(JSON.parse(String(body)));
      return true;
    };
    const listen = vi.spyOn(window, 'addEventListener');
    hearFailures('/assets/entry-desktop-1a2b3c4.js');
    for (const [type, listener] of listen.mock.calls) listeners.push([type, listener as EventListener]);
    listen.mockRestore();
  });
  afterEach(() => {
    for (const [type, listener] of listeners.splice(0)) removeEventListener(type, listener);
  });
  const reports = () => sent as FailureReport[];
  const throws = (error: unknown) => dispatchEvent(new ErrorEvent('error', { error }));

  it('is reported with its place in the code, the page without its query, and the release', () => {
    history.replaceState(null, '', '/orders?search=Mrs+Moss');
    const error = new TypeError('packs is undefined');
    error.stack =
      'TypeError: packs is undefined\n    at f (https://shop.example/assets/orders-9x8y7z6.js:1:204)';
    reportBroken('page', error, 'F-7K2M9');
    expect(reports()).toEqual([
      {
        kind: 'page',
        message: 'packs is undefined',
        at: '/assets/orders-9x8y7z6.js:1:204',
        path: '/orders',
        release: '/assets/entry-desktop-1a2b3c4.js',
        reference: 'F-7K2M9',
      },
    ]);
  });

  it('is reported even after ten others if the page shows a reference', () => {
    for (let index = 0; index < 12; index += 1) throws(new Error(`No. ${index}`));
    reportBroken('page', new Error('broken'), 'F-7K2M9');
    expect(reports().at(-1)?.reference).toBe('F-7K2M9');
  });

  it('is reported once, ten times at most, and in 300 characters', () => {
    const same = new Error('again');
    for (let time = 0; time < 3; time += 1) throws(same);
    expect(reports()).toHaveLength(1);
    for (let index = 0; index < 30; index += 1) throws(new Error(`${index} ${'a'.repeat(400)}`));
    expect(reports()).toHaveLength(10);
    expect(reports()[5]?.message).toHaveLength(300);
  });

  it.each<[string, () => void]>([
    ['an abandoned request', () => throws(new DOMException('left', 'AbortError'))],
    ['an error in another site’s script', () => throws(null)],
    [
      'a lost connection',
      () => {
        isOnline.mockReturnValue(false);
        reportBroken('part', new TypeError('Failed to fetch'));
      },
    ],
  ])('is not %s', (_, fail) => {
    fail();
    expect(sent).toEqual([]);
  });

  it('leaves room for how the visit felt', () => {
    for (let index = 0; index < 12; index += 1) throws(new Error(`No. ${index}`));
    reportVital({ vital: 'CLS', value: 0.02, path: '/orders' });
    expect(sent.at(-1)).toEqual({ vital: 'CLS', value: 0.02, path: '/orders' });
  });
});
