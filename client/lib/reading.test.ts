import { describe, expect, it, vi } from 'vitest';
import { CallError } from './call-error.ts';
import { readingOf } from './reading.ts';

const retry = async () => undefined;
const refused = (resultCode: '1' | '105') => new CallError({ kind: 'result', resultCode }, 'Sorry');

describe('a reading', () => {
  it('loads until there is a value or an error', () => {
    expect(readingOf({ error: undefined, retry }, undefined)).toEqual({ state: 'loading' });
    expect(readingOf({ error: undefined, retry }, 0)).toEqual({ state: 'ready', value: 0 });
  });

  it('keeps its value when a later try fails', () => {
    expect(readingOf({ error: refused('1'), retry }, ['line'])).toEqual({ state: 'ready', value: ['line'] });
  });

  it('gives the reason for a failure, and a way to try again', () => {
    const again = vi.fn();
    const reading = readingOf({ error: new Error('no answer'), retry: again }, undefined);
    expect(reading).toMatchObject({ state: 'failed', message: 'no answer' });
    if (reading.state === 'failed') reading.retry();
    expect(again).toHaveBeenCalledOnce();
  });

  it('offers no retry where the backend lacks the service', () => {
    expect(readingOf({ error: refused('105'), retry }, undefined)).toEqual({ state: 'unavailable' });
  });
});
