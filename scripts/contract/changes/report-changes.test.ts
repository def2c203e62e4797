import { describe, expect, it } from 'vitest';
import type { Change } from './change.ts';
import { reportChanges } from './report-changes.ts';

const change = (rest: Partial<Change>): Change => ({
  kind: 'any',
  severity: 'harmless',
  call: 'POST /order',
  where: 'request',
  field: 'note',
  says: 'new, may be left out',
  ...rest,
});

describe('reportChanges', () => {
  it('lists by call, with what breaks first', () => {
    const changes = [
      change({}),
      change({ call: 'POST /basket', field: '', where: '', says: 'is new' }),
      change({
        call: 'POST /plan',
        severity: 'risky',
        where: 'reply',
        field: 'state',
        says: 'may be "done" now',
      }),
      change({ severity: 'breaking', field: 'number', says: 'required now: a call without it is refused' }),
    ];
    expect(reportChanges(changes, 20)).toBe(
      [
        'POST /order',
        '  breaking  request, number: required now: a call without it is refused',
        '  harmless  request, note: new, may be left out',
        '',
        'POST /plan',
        '  risky     reply, state: may be "done" now',
        '',
        'POST /basket',
        '  harmless  the call is new',
      ].join('\n'),
    );
  });

  it('says once what statuses share, calls that changed alike, and every call', () => {
    const replies = ['reply with HTTP 400', 'failed reply', 'reply with HTTP 401'];
    const changes = ['POST /a', 'POST /b'].flatMap((call) =>
      replies.map((where) => change({ call, where, field: 'why', says: 'gone' })),
    );
    const line = '  harmless  failed reply, reply with HTTP 400, 401, why: gone';
    expect(reportChanges(changes, 3)).toBe(`POST /a, POST /b\n${line}`);
    expect(reportChanges(changes, 2)).toBe(`Every call\n${line}`);
  });

  it('lists a call at one place', () => {
    const ofB = change({ call: 'POST /b', where: 'request', field: 'note', says: 'new' });
    const shared = ['POST /a', 'POST /b'].map((call) => change({ ...ofB, call, field: 'why' }));
    expect(reportChanges([...shared, ofB], 9)).toBe(
      [
        'POST /a',
        '  harmless  request, why: new',
        '',
        'POST /b',
        '  harmless  request, why: new',
        '  harmless  request, note: new',
      ].join('\n'),
    );
  });

  it('says of the whole contract what belongs to no call', () => {
    const changes = [
      change({ call: '', where: '', field: '', says: 'token is a new way to sign or log in' }),
    ];
    expect(reportChanges(changes, 2)).toBe('The contract\n  harmless  token is a new way to sign or log in');
  });

  it('keeps to lines of 100 characters, also with a word that is longer', () => {
    const changes = [
      change({ says: `must match ${'^a'.repeat(120)} now: anything else is refused, ${'and '.repeat(60)}` }),
      ...Array.from({ length: 9 }, (_, at) =>
        change({ call: `POST /woojiapi/order/call${at}`, field: 'other' }),
      ),
    ];
    const lines = reportChanges(changes, 20).split('\n');
    expect(lines.length).toBeGreaterThan(8);
    expect(lines.filter((line) => line.length > 100)).toEqual([]);
    expect(lines.join('').replaceAll(' ', '')).toContain('^a'.repeat(120));
  });
});
