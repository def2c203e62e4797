import { describe, expect, it } from 'vitest';
import { checkDraft, effectText, FIRST_DRAFT, faultOf, targetText, timesText } from './fault-draft.ts';

describe('checkDraft', () => {
  it('accepts the first draft', () => {
    expect(checkDraft(FIRST_DRAFT)).toEqual({});
  });
  it.each(['', '0', '-1', '1.5', '101'])('refuses %j percent', (count) => {
    expect(checkDraft({ ...FIRST_DRAFT, times: 'percent', count })).toHaveProperty('count');
  });
  it.each(['199', '600', 'x'])('refuses the status %j', (status) => {
    expect(checkDraft({ ...FIRST_DRAFT, effect: 'status', status })).toHaveProperty('status');
  });
  it('does not check what the chosen effect does not need', () => {
    expect(checkDraft({ ...FIRST_DRAFT, effect: 'drop', status: 'x', delay: 'x' })).toEqual({});
  });
  it('refuses a delay without an end', () => {
    expect(checkDraft({ ...FIRST_DRAFT, effect: 'delay', delay: '30001' })).toHaveProperty('delay');
  });
});

describe('a reply of one’s own', () => {
  const draft = { ...FIRST_DRAFT, path: '/api/dic', effect: 'reply', reply: '{"data":[]}' } as const;

  it.each(['', '{', '5', 'null', '[]'])('can’t be %j', (reply) => {
    expect(checkDraft({ ...draft, reply })).toHaveProperty('reply');
  });
  it('is checked unless told not to, and aimed by what is sent', () => {
    expect(checkDraft(draft)).toEqual({});
    expect(faultOf({ ...draft, when: 'type=Grade' })).toMatchObject({
      when: { type: 'Grade' },
      effect: { kind: 'reply', body: { data: [] } },
    });
    expect(faultOf(draft)).not.toHaveProperty('when');
    expect(faultOf({ ...draft, check: 'nothing' }).effect).toHaveProperty('unchecked', true);
  });
});

describe('faultOf', () => {
  it('turns "once" into one time, and leaves an empty message out', () => {
    expect(faultOf(FIRST_DRAFT)).toEqual({
      path: '*',
      persona: '*',
      times: { kind: 'times', left: 1 },
      effect: { kind: 'code', code: '104' },
    });
  });
  it('keeps numbers as numbers', () => {
    const draft = { ...FIRST_DRAFT, times: 'percent', count: '30', effect: 'delay', delay: '250' } as const;
    expect(faultOf(draft)).toMatchObject({
      times: { kind: 'percent', percent: 30 },
      effect: { kind: 'delay', ms: 250 },
    });
  });
});

describe('texts', () => {
  it('says what a fault does, to which calls, and for how long', () => {
    expect(effectText({ kind: 'code', code: '1', message: 'Too late' })).toBe('Code 1: Too late');
    expect(effectText({ kind: 'truncate' })).toBe('Reply cut off');
    expect(timesText({ kind: 'times', left: 1 })).toBe('once more');
    expect(timesText({ kind: 'percent', percent: 5 })).toBe('5% of calls');
    expect(targetText({ path: '/api/dic', persona: 'visitor' })).toBe('/api/dic, of visitors');
    expect(targetText({ path: '/api/dic', persona: '*', when: { type: 'Grade' } })).toBe(
      '/api/dic, with type Grade, of everyone',
    );
    expect(effectText({ kind: 'reply', body: { data: [] } })).toBe('Reply: {"data":[]}');
  });
});
