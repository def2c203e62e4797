import { expect, test } from 'vitest';
import type { Site } from '../../../contracts/domain/forms/delivery-site-form.ts';
import { accessWords } from './site-words.ts';

const SITE: Site = {
  companyName: '',
  line1: '4 Mill Lane',
  line2: '',
  town: 'Ipswich',
  postCode: 'IP4 9ZZ',
  siteContact: 'Ada Moss',
  sitePhone: '01632 960141',
  unloading: 'tail lift',
  largestVehicle: 'van',
  levelGround: 1,
  bookingNeeded: 1,
  floorAndLift: '',
};

test.each([
  [{}, ['Tail lift', 'vans only', 'hard level ground', 'each delivery must be booked']],
  [
    { unloading: 'forklift', largestVehicle: 'any', levelGround: 0, bookingNeeded: 0 },
    ['Forklift on site', 'any lorry', 'no hard level ground'],
  ],
  [
    { largestVehicle: '7.5 t', bookingNeeded: 0 },
    ['Tail lift', 'up to a 7.5-tonne lorry', 'hard level ground'],
  ],
] as const)('what a driver has to know: %o', (differs, words) => {
  expect(accessWords({ ...SITE, ...differs })).toEqual(words);
});
