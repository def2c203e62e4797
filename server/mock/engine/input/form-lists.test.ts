import { describe, expect, it } from 'vitest';
import type { JsonSchema } from '../../../calls/json-schema.ts';
import { coerceForm } from './coerce-form.ts';
import { parseForm } from './parse-form.ts';

const line: JsonSchema = {
  type: 'object',
  properties: { number: { type: 'integer' }, note: { type: 'string' } },
};
const SCHEMA: JsonSchema = {
  type: 'object',
  properties: {
    ids: { type: 'array', items: { type: 'string' } },
    points: { type: ['array', 'null'], items: { type: 'integer' } },
    lines: { type: 'array', items: line },
    name: { type: 'string' },
    one: line,
  },
};

const read = (form: string) => coerceForm(parseForm(form), SCHEMA);

describe('a list in a form', () => {
  it.each([
    ['ids[]=a', { ids: ['a'] }],
    ['ids[]=a&ids[]=b', { ids: ['a', 'b'] }],
    ['ids%5B%5D=a&ids%5B%5D=b', { ids: ['a', 'b'] }],
    ['ids[]=a&name=x&ids[]=b', { ids: ['a', 'b'], name: 'x' }],
    ['ids[]=', { ids: [''] }],
    ['ids[]', { ids: [''] }],
    ['ids[]=[', { ids: ['['] }],
    ['ids[]=a+b&ids[]=%C3%AA', { ids: ['a b', 'ê'] }],
    ['ids=a&ids=b', { ids: ['a', 'b'] }],
    ['ids=a&name=x&ids=b&ids=c', { ids: ['a', 'b', 'c'], name: 'x' }],
    ['ids=a&ids=a', { ids: ['a', 'a'] }],
    ['ids=a', { ids: ['a'] }],
    ['ids=i-5f0c1c1e', { ids: ['i-5f0c1c1e'] }],
    ['ids=a,b', { ids: ['a,b'] }],
    ['ids[0]=a&ids[1]=b', { ids: ['a', 'b'] }],
    ['ids[1]=b&ids[0]=a', { ids: ['a', 'b'] }],
    ['ids[0]=a&ids[]=b', { ids: ['a', 'b'] }],
    ['ids=["a","b"]', { ids: ['a', 'b'] }],
    ['ids= ["a"]', { ids: ['a'] }],
    ['ids=[]', { ids: [] }],
    ['points[]=1&points[]=2', { points: [1, 2] }],
    ['points=1&points=2', { points: [1, 2] }],
    ['points=3', { points: [3] }],
    ['points[]=x', { points: ['x'] }],
    ['points=[1,2]', { points: [1, 2] }],
    ['lines[0][number]=1&lines[1][number]=2', { lines: [{ number: 1 }, { number: 2 }] }],
    ['lines[]={"number":1}&lines[]={"number":2}', { lines: [{ number: 1 }, { number: 2 }] }],
    ['lines={"number":1}&lines={"number":2}', { lines: [{ number: 1 }, { number: 2 }] }],
    ['lines=[{"number":1}]', { lines: [{ number: 1 }] }],
    ['one[number]=1&one[note]=x', { one: { number: 1, note: 'x' } }],
    ['one={"number":1}', { one: { number: 1 } }],
  ])('is read: %s', (form, value) => {
    expect(read(form)).toEqual(value);
  });

  it.each([
    ['name=a&name=b', 'name: is given more than once'],
    ['name=a&name=b&name=c', 'name: is given more than once'],
    ['one={}&one={}', 'one: is given more than once'],
    ['other=a&other=b', 'other: is given more than once'],
    ['one[number]=1&one[number]=2', 'one.number: is given more than once'],
    ['ids=a&ids[]=b', 'ids.: is given more than once'],
    ['ids[]=a&ids=b', 'ids: is given more than once'],
    ['ids[1]=a', 'ids: must be numbered 0, 1, 2 ... in brackets'],
    ['ids[0]=a&ids[2]=b', 'ids: must be numbered 0, 1, 2 ... in brackets'],
    ['ids[x]=a', 'ids: must be numbered 0, 1, 2 ... in brackets'],
    ['ids=', 'ids: must be JSON text, or numbered 0, 1, 2 ... in brackets'],
    ['ids=[a', 'ids: must be JSON text, or numbered 0, 1, 2 ... in brackets'],
    ['lines=x', 'lines: must be JSON text, or numbered 0, 1, 2 ... in brackets'],
    ['lines=x&lines=y', 'lines[0]: must be JSON text'],
    [
      'lines[][number]=1',
      /^body: the field name "lines\[\]\[number\]" .*: number the lines .* lines\[0\]\[number\]$/,
    ],
    ['[]=1', /^body: the field name "\[\]" has the wrong format/],
    ['ids[][]=1', /^body: the field name/],
    ['__proto__[]=1', '__proto__: is not allowed'],
    ['ids[constructor][]=1', 'ids.constructor: is not allowed'],
  ])('is refused: %s', (form, why) => {
    expect(() => read(form)).toThrow(why);
  });
});
