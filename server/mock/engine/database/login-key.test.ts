import { describe, expect, it } from 'vitest';
import { loginKey } from './login-key.ts';

describe('a log-in name', () => {
  it.each([
    'ADA@Shop.Example',
    ' ada@shop.example ',
    'ada@shop.\u200bexample',
    'a\u00adda@shop.example',
    '\u200eada@shop.example\u200f',
    '\u202aada@shop.example\u202c',
    'ada\u2060@shop.example',
    'ad\u034fa@shop.example',
    'аda@shop.example',
    'adа@shop.example',
    'аԁа@shop.example',
    'ɑda@shop.example',
    'αda@shop.example',
    'АDА@shop.example',
    'ａｄａ@shop.example',
    '𝐚𝐝𝐚@shop.example',
    '𝖆𝖉𝖆@shop.example',
    'ⓐⓓⓐ@shop.example',
    'ᵃᵈᵃ@shop.example',
    'ada@ѕhop.example',
    'ada@shоp.example',
    'ada@shοp.example',
    'ada@shօp.example',
    'ada@shoр.example',
    'ada@shoρ.example',
    'ada@һop.example'.replace('һ', 'sһ'),
    'ada@shop.ехаmple',
    'ada@shop.examрle',
    'ada@shop.examplе',
    'ada@shop.exampӏe',
    'ada＠shop.example',
  ])('%j looks like ada@shop.example', (typed) => {
    expect(loginKey(typed)).toBe('ada@shop.example');
  });

  it.each([
    ['sam0@shop.example', 'samo@shop.example'],
    ['al1@shop.example', 'all@shop.example'],
    ['bamey@shop.example', 'barney@shop.example'],
    ['vv@shop.example', 'w@shop.example'],
    ['jose@shop.example', 'josé@shop.example'],
    ['zoe@shop.example', 'zoë@shop.example'],
    ['a.b@shop.example', 'ab@shop.example'],
    ['a+b@shop.example', 'a@shop.example'],
    ['łukasz@shop.example', 'lukasz@shop.example'],
    ['ada@bucher.example', 'ada@bücher.example'],
  ])('%s is not %s', (one, other) => {
    expect(loginKey(one)).not.toBe(loginKey(other));
  });

  it.each([
    ['ada@bücher.example', 'ada@xn--bcher-kva.example'],
    ['ada@bücher.example', 'ADA@BU\u0308CHER.example'],
    ['в@shop.example', 'В@shop.example'],
  ])('%s is %s', (one, other) => {
    expect(loginKey(one)).toBe(loginKey(other));
  });

  it('has a key that does not change when it is made into a key again', () => {
    for (const name of ['аdа@shop.example', 'guest', 'closed:u-1', 'ада@почта.example', ''])
      expect(loginKey(loginKey(name))).toBe(loginKey(name));
  });
});
