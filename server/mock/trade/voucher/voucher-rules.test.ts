import { describe, expect, it } from 'vitest';
import { voucherCodeOf } from './voucher-rules.ts';

describe('a voucher code', () => {
  it.each([
    ['K7QPM-3XWRT', 'K7QPM-3XWRT'],
    [' k7qpm 3xwrt ', 'K7QPM-3XWRT'],
    ['k7qpm3xwrt', 'K7QPM-3XWRT'],
    ['K7QPM – 3XWRT', 'K7QPM-3XWRT'],
    ['k7qpm\u00ad3xwrt', 'K7QPM-3XWRT'],
    ['\u200bK7QPM\u20113XWRT\u200b', 'K7QPM-3XWRT'],
    ['K7QPM − 3XWRT', 'K7QPM-3XWRT'],
    ['Ｋ７ＱＰＭ－３ＸＷＲＴ', 'K7QPM-3XWRT'],
    ['K7', 'K7'],
    ['', ''],
  ])('that is typed as %j reads %s', (typed, code) => {
    expect(voucherCodeOf(typed)).toBe(code);
  });
});
