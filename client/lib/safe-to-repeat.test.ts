import { describe, expect, it } from 'vitest';
import { httpError, resultError, transportError } from './call-error.ts';
import { safeToRepeat } from './safe-to-repeat.ts';

/** A write with scripted outcomes, one a try, that records the serials it was given. */
function scripted(answers: readonly (Error | string)[]) {
  const serials: string[] = [];
  const write = safeToRepeat(async (_input: { packs: number }, serial) => {
    const answer = answers[serials.length];
    serials.push(serial);
    if (answer instanceof Error) throw answer;
    return answer;
  });
  return { write, serials };
}

describe('a write that is safe to repeat', () => {
  it.each([
    ['no answer in time', transportError(new DOMException('late', 'TimeoutError'), 10_000)],
    ['no connection', transportError(new TypeError('Failed to fetch'), 10_000)],
    ['a backend that failed', resultError('104', '')],
    ['a gateway that failed', httpError(502, 'Bad Gateway')],
  ])('sends the same serial again after %s', async (_name, failure) => {
    const { write, serials } = scripted([failure, 'done', 'done']);
    await expect(write({ packs: 2 })).rejects.toBe(failure);
    await write({ packs: 2 });
    await write({ packs: 2 });
    const [first, , last] = serials;
    expect(serials).toEqual([first, first, last]);
    expect(last).not.toBe(first);
  });

  it.each([
    ['a business refusal', resultError('1', 'Sorry, insufficient stock')],
    ['too many calls', httpError(429, 'Too Many Requests')],
  ])('takes a new serial after %s', async (_name, refusal) => {
    const { write, serials } = scripted([refusal, 'done']);
    await expect(write({ packs: 2 })).rejects.toBe(refusal);
    await write({ packs: 2 });
    expect(new Set(serials).size).toBe(2);
  });

  it('never uses the serial for another input', async () => {
    const failure = resultError('104', '');
    const { write, serials } = scripted([failure, 'done', 'done']);
    await expect(write({ packs: 2 })).rejects.toBe(failure);
    await write({ packs: 3 });
    await write({ packs: 2 });
    const [first, other] = serials;
    expect(serials).toEqual([first, other, first]);
    expect(other).not.toBe(first);
  });
});
