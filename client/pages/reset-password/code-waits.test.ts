import { describe, expect, it } from 'vitest';
import { resendSecondsLeft } from './code-waits.ts';

describe('resendSecondsLeft', () => {
  it.each([
    [0, 60],
    [999, 60],
    [1000, 59],
    [59_999, 1],
    [60_000, 0],
    [3_600_000, 0],
    [-5000, 60],
  ])('%d ms after a code it is %d', (elapsed, left) => {
    const sentAt = 1_790_000_000_000;
    expect(resendSecondsLeft(sentAt, sentAt + elapsed)).toBe(left);
  });

  it('is 0 before the first code', () => {
    expect(resendSecondsLeft(undefined, 1_790_000_000_000)).toBe(0);
  });
});
