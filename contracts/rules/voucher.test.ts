import { describe, expect, it } from 'vitest';
import { voucherCodeOf } from './voucher.ts';

describe('a voucher code', () => {
  it.each([
    ['K7QPM-3XWRT', 'K7QPM-3XWRT'],
    [' k7qpm 3xwrt ', 'K7QPM-3XWRT'],
    ['k7qpm3xwrt', 'K7QPM-3XWRT'],
    ['K7QPM – 3XWRT', 'K7QPM-3XWRT'],
    ['K7', 'K7'],
    ['', ''],
  ])('that is typed as %j reads %s', (typed, code) => {
    expect(voucherCodeOf(typed)).toBe(code);
  });
});
