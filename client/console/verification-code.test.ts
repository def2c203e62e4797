import { describe, expect, it } from 'vitest';
import { verificationCode } from './verification-code.ts';

describe('verificationCode', () => {
  it.each([
    ['Your verification code is 012345. It is valid for 10 minutes.', '012345'],
    ['Your code:\n\n  987654\n\nCall us: 01632 960100', '987654'],
    ['445566 is your verification code', '445566'],
    ['We have received your application. Call us: 01632 960100', undefined],
    ['Discount code 12345678', undefined],
    ['No digits, but a code', undefined],
  ])('%j holds %s', (text, code) => {
    expect(verificationCode(text)).toBe(code);
  });
});
