import { expect, it } from 'vitest';
import { deliveryTo } from '../../../../contracts/domain/delivery/delivery-charge.ts';
import { estimateText } from './delivery-estimate.tsx';

const SUNDAY = Date.parse('2026-11-22T10:00:00Z');
const load = { weightKg: 1200, pallets: 2, longestMm: 1900 };

it.each([
  ['IP4 9ZZ', load, 'Delivery on 2 pallets: £130.00 excl. VAT. Tuesday 24 November at the earliest.'],
  [
    'G1 1AA',
    { ...load, pallets: 1, longestMm: 2700 },
    'Delivery on 1 pallet, with boards longer than a pallet: £140.00 excl. VAT. Thursday 26 November at the earliest.',
  ],
  [
    'N1 9GU',
    { weightKg: 12, pallets: 1, longestMm: 0 },
    'Delivery by parcel: £19.50 excl. VAT. Wednesday 25 November at the earliest.',
  ],
  ['JE2 3AB', load, 'We arrange deliveries to Jersey and Guernsey by phone. Please call 01632 960180.'],
  ['IP4', load, 'Enter a full UK post code, for example IP4 9ZZ.'],
])('delivery to %s of %j', (to, goods, text) => {
  expect(estimateText(deliveryTo(to, goods), SUNDAY)).toBe(text);
});
