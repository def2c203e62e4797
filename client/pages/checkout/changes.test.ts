import { expect, it } from 'vitest';
import { changesSince } from './changes.ts';
import { checkoutLine } from './checkout-lines.ts';

const oak = checkoutLine({
  carId: 'b-1',
  productName: 'Oak',
  productUnit: 'Pack/M2',
  productPrice: 4000,
  number: 12,
  amount: 15.6,
});
const seen = { lines: [oak], delivery: 6500, total: 82_680 };

it.each([
  ['nothing', seen, []],
  [
    'a price',
    { ...seen, lines: [{ ...oak, price: 4200 }], total: 86_424 },
    ['Oak: now £42.00 / m², it was £40.00.', 'The total is now £864.24, it was £826.80.'],
  ],
  ['packs', { ...seen, lines: [{ ...oak, packs: 1 }] }, ['Oak: now 1 pack, it was 12.']],
  ['a line that has gone', { ...seen, lines: [] }, ['Oak is no longer in your basket.']],
  [
    'a line that has come',
    { ...seen, lines: [oak, { ...oak, carId: 'b-2', name: 'Ash' }] },
    ['Ash has come into your basket.'],
  ],
  ['delivery', { ...seen, delivery: 8500 }, ['Delivery is now £85.00, it was £65.00.']],
])('reports %s', (_what, now, changes) => {
  expect(changesSince(seen, now)).toEqual(changes);
});
