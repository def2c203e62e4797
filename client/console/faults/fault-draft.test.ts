import { describe, expect, it } from 'vitest';
import { checkDraft, type FaultDraft, FIRST_DRAFT, nameOf, targetText, timesText } from './fault-draft.ts';

const NOW = Date.UTC(2026, 10, 21, 9, 30);
const check = (changes: Partial<FaultDraft>) => checkDraft({ ...FIRST_DRAFT, ...changes }, NOW);
const withValues = (kind: FaultDraft['kind'], values: Record<string, string>) => ({
  kind,
  values: {
    ...FIRST_DRAFT.values,
    ...Object.fromEntries(Object.entries(values).map(([field, text]) => [nameOf(kind, field), text])),
  },
});

describe('a draft as typed', () => {
  it('becomes a fault: "once" is one time, and an empty message or end is left out', () => {
    expect(check({})).toEqual({
      fault: {
        path: '*',
        persona: '*',
        times: { kind: 'times', left: 1 },
        effect: { kind: 'code', code: '104' },
      },
    });
  });

  it('has its numbers as numbers, and its end in minutes from now', () => {
    const delay = withValues('delay', { ms: '250', spread: '500' });
    expect(check({ ...delay, times: 'percent', count: '30', seed: '7', minutes: '10' })).toMatchObject({
      fault: {
        times: { kind: 'percent', percent: 30 },
        effect: { kind: 'delay', ms: 250, spread: 500 },
        seed: 7,
        until: NOW + 600_000,
      },
    });
  });

  it.each(['', '0', '-1', '1.5', '101'])('is refused with %j percent', (count) => {
    expect(check({ times: 'percent', count })).toEqual({
      errors: { count: 'Must be a whole number from 1 to 100' },
    });
  });

  it.each([
    [withValues('status', { status: '199' }), 'status status', 'Must be a whole number from 200 to 599'],
    [
      withValues('status', { retryAfter: '0' }),
      'status retryAfter',
      'Must be a whole number from 1 to 86400',
    ],
    [withValues('delay', { ms: '30001' }), 'delay ms', 'Must be a whole number from 0 to 30000'],
    [withValues('dribble', { bytes: '' }), 'dribble bytes', 'Must be a whole number from 1 to 65536'],
    [{ times: 'percent', count: '5', seed: 'x' } as const, 'seed', 'Must be a whole number from 0 to 999999'],
    [{ minutes: 'soon' }, 'minutes', 'Must be a whole number from 1 to 100000'],
  ])('%j is refused at its field', (changes, field, why) => {
    expect(check(changes)).toEqual({ errors: { [field]: why } });
  });

  it('is not checked for what the chosen effect does not need', () => {
    const values = { ...withValues('status', { status: 'x' }).values, [nameOf('delay', 'ms')]: 'x' };
    expect(check({ kind: 'drop', values, seed: 'x' })).toHaveProperty('fault.effect', { kind: 'drop' });
  });
});

describe('a reply of one’s own', () => {
  const reply = (body: string, changes: Partial<FaultDraft> = {}, values: Record<string, string> = {}) =>
    check({ path: '/api/dic', ...withValues('reply', { body, ...values }), ...changes });

  it.each(['', '{', '5', 'null', '[]'])('can’t be %j', (body) => {
    expect(reply(body)).toEqual({ errors: { 'reply body': 'Must be a JSON object' } });
  });

  it('is checked unless told not to, and aimed by what is sent', () => {
    const body = { data: [] };
    const plain = reply('{"data":[]}');
    expect(plain).toHaveProperty('fault.effect', { kind: 'reply', body });
    expect(plain).not.toHaveProperty('fault.when');
    expect(reply('{"data":[]}', { when: 'type=Grade' })).toHaveProperty('fault.when', { type: 'Grade' });
    expect(reply('{"data":[]}', {}, { status: '201', unchecked: 'true' })).toHaveProperty('fault.effect', {
      kind: 'reply',
      body,
      status: 201,
      unchecked: true,
    });
  });
});

describe('texts', () => {
  const fault = { path: '*', persona: '*', times: { kind: 'until-cleared' }, seed: 7 } as const;

  it('say how often, with which seed where chance decides, and until when', () => {
    const drop = { kind: 'drop' } as const;
    expect(timesText({ ...fault, times: { kind: 'times', left: 1 }, effect: drop })).toBe('once more');
    expect(timesText({ ...fault, times: { kind: 'percent', percent: 5 }, effect: drop })).toBe(
      '5% of calls, seed 7',
    );
    expect(timesText({ ...fault, effect: { kind: 'delay', ms: 1, spread: 2 } })).toBe(
      'until cleared, seed 7',
    );
    expect(timesText({ ...fault, effect: drop, until: NOW })).toMatch(/^until cleared, until 21 Nov 2026, /);
  });

  it.each([
    [{ path: '/api/dic', persona: 'visitor' }, '/api/dic, of visitors'],
    [{ path: '/api/dic', persona: '*', when: { type: 'Grade' } }, '/api/dic, with type Grade, of everyone'],
    [{ path: '*', persona: 'customer' }, 'All calls, of customers'],
    [{ path: '*', persona: 'a@b.example' }, 'All calls, of a@b.example'],
  ] as const)('say which calls a fault is aimed at: %j', (aim, text) => {
    expect(targetText(aim)).toBe(text);
  });
});
