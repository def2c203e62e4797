import { expect, it } from 'vitest';
import type { JsonSchema } from '../calls/json-schema.ts';
import { UNITS, type UnitName } from './units.ts';

const upTo = (count: number) => Array.from({ length: count }, (_, index) => index);
const SWITCH = { type: 'integer', enum: [0, 1] };

const VALUES: readonly (readonly [UnitName, JsonSchema, readonly unknown[]])[] = [
  ['pounds', { type: 'integer' }, [...upTo(20_000), 100_000_000, -1]],
  ['hundredths', { type: 'number' }, [...upTo(20_000).map((hundredths) => hundredths / 100), 1_000_000]],
  ['seconds', { type: 'integer' }, [0, ...upTo(20_000).map((ms) => 1_763_717_400_000 + ms)]],
  ['yes-no', { type: 'boolean' }, [true, false]],
  ['yes-no', SWITCH, [1, 0]],
];

it.each(VALUES)('%s leads there and back to the same value: %j', (name, schema, values) => {
  const back = values.map((value) => UNITS[name].toOurs(UNITS[name].toTheirs(value), schema));
  expect(back).toEqual(values);
});

it('leaves what it can’t convert, so that the check of the reply finds it', () => {
  const odd = [null, '', 'many', '1e9', [], {}];
  for (const [name, schema] of VALUES)
    for (const value of odd)
      expect([UNITS[name].toTheirs(value), UNITS[name].toOurs(value, schema)]).toEqual([value, value]);
});
