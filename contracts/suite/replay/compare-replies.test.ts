import { describe, expect, it } from 'vitest';
import { differencesOf, noteSent, withNewIds } from './compare-replies.ts';

describe('a new reply beside the recorded one', () => {
  const differences = (was: unknown, is: unknown) => differencesOf(was, is, new Map());

  it('differs by the fields that have another value, each named once', () => {
    const was = {
      resultCode: '0',
      data: [
        { stock: 3, name: 'Oak' },
        { stock: 5, name: 'Ash' },
      ],
    };
    const is = {
      resultCode: '0',
      data: [
        { stock: 2, name: 'Oak' },
        { stock: 4, name: 'Elm' },
      ],
    };
    expect(differences(was, is)).toEqual(['data[].stock: 3, now 2', 'data[].name: "Ash", now "Elm"']);
    expect(differences({ a: 1, b: null }, { b: 0, c: [1] })).toEqual([
      'a: 1, now missing',
      'b: null, now 0',
      'c: missing, now [1]',
    ]);
    expect(differences({ data: [1, 2] }, { data: [2] })).toEqual(['data: 2 lines, now 1']);
    expect(differences(was, structuredClone(was))).toEqual([]);
  });

  it('may have other moments and ids, but no other kind of them', () => {
    const was = { placedAt: 1, orderId: 'o-1', orderNo: 'AL-1', token: '***', at: 5 };
    const is = { placedAt: 2, orderId: 'o-7', orderNo: 'AL-9', token: 'abc', at: 9 };
    expect(differences(was, is)).toEqual([]);
    expect(differences({ placedAt: 1, orderId: 'o-1' }, { placedAt: 'late', orderId: 7 })).toEqual([
      'placedAt: 1, now "late"',
      'orderId: "o-1", now 7',
    ]);
    expect(differences({ productNo: 'A1' }, { productNo: 'A2' })).toEqual(['productNo: "A1", now "A2"']);
  });

  it('must use a new id everywhere, and keep one that the call was sent with', () => {
    const ids = new Map<string, string>();
    expect(differencesOf({ orderId: 'o-1' }, { orderId: 'o-7' }, ids)).toEqual([]);
    expect(differencesOf({ orderId: 'o-1', note: 'o-1' }, { orderId: 'o-7', note: 'o-7' }, ids)).toEqual([]);
    expect(differencesOf({ orderId: 'o-1' }, { orderId: 'o-8' }, ids)).toEqual(['orderId: "o-1", now "o-8"']);
    noteSent({ deep: [{ productId: 'p-1' }], orderId: 'o-1' }, ids);
    expect(differencesOf({ productId: 'p-1' }, { productId: 'p-2' }, ids)).toEqual([
      'productId: "p-1", now "p-2"',
    ]);
    expect(withNewIds({ orderId: 'o-1', lines: '[{"of":"o-1","n":1}]', text: '[o-1' }, ids)).toEqual({
      orderId: 'o-7',
      lines: '[{"of":"o-7","n":1}]',
      text: '[o-1',
    });
  });
});
