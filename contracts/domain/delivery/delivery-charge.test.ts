import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { deliveryTo, type Load, longestOf } from './delivery-charge.ts';

const PARCEL: Load = { weightKg: 30, pallets: 1, longestMm: 1500 };
const PALLET: Load = { weightKg: 30.01, pallets: 1, longestMm: 1900 };
const by = (
  charge: 'parcel' | 'pallet',
  pence: number,
  roadDays: number,
  pallets = charge === 'parcel' ? 0 : 1,
  nation = 'england and wales',
) => ({
  kind: 'charge',
  by: charge,
  pence,
  roadDays,
  pallets,
  isLongLoad: false,
  nation,
});

describe('delivery', () => {
  it.each([
    ['IP4 9ZZ', 1950, 6500, 1],
    ['cm992fl', 1950, 6500, 1],
    ['N1 9GU', 1950, 8500, 2],
    ['TR20 8ZZ', 1950, 8500, 2],
    ['TR21 0AA', 3950, 18_500, 5],
    ['TR25 0AA', 3950, 18_500, 5],
    ['TR26 1AA', 1950, 8500, 2],
    ['PO29 1AA', 1950, 8500, 2],
    ['PO30 1AA', 3950, 18_500, 5],
    ['PO41 0AA', 3950, 18_500, 5],
    ['G1 1AA', 2450, 11_500, 3],
    ['AB30 1AA', 2450, 11_500, 3],
    ['AB31 4AA', 3950, 18_500, 5],
    ['PH16 5AA', 2450, 11_500, 3],
    ['AB56 1AA', 3950, 18_500, 5],
    ['PA19 1AA', 2450, 11_500, 3],
    ['PA20 9AA', 3950, 18_500, 5],
    ['PA80 5AA', 3950, 18_500, 5],
    ['PH17 2AA', 3950, 18_500, 5],
    ['PH50 4AA', 3950, 18_500, 5],
    ['KA26 0AA', 2450, 11_500, 3],
    ['KA27 8AA', 3950, 18_500, 5],
    ['KA28 0AA', 3950, 18_500, 5],
    ['KA29 0AA', 2450, 11_500, 3],
    ['BT1 1AA', 3950, 18_500, 5],
    ['IM1 1AA', 3950, 18_500, 5],
  ])('to %s costs %d by parcel and %d a pallet, and takes %d working days', (to, parcel, pallet, days) => {
    expect(deliveryTo(to, PARCEL)).toMatchObject({ by: 'parcel', pence: parcel, pallets: 0, roadDays: days });
    expect(deliveryTo(to, PALLET)).toMatchObject({ by: 'pallet', pence: pallet, pallets: 1, roadDays: days });
  });

  it('is by pallet if the load is too heavy or too long for a parcel', () => {
    expect(deliveryTo('IP4 9ZZ', { ...PARCEL, longestMm: 1501 })).toEqual(by('pallet', 6500, 1));
    expect(deliveryTo('IP4 9ZZ', { ...PARCEL, weightKg: 31 })).toEqual(by('pallet', 6500, 1));
    // light but long
    expect(deliveryTo('IP4 9ZZ', { weightKg: 2, pallets: 0, longestMm: 1900 })).toEqual(
      by('pallet', 6500, 1),
    );
  });

  it('has one surcharge for boards longer than a pallet, however many pallets there are', () => {
    const load = { weightKg: 2500, pallets: 3, longestMm: 2401 };
    expect(deliveryTo('IP4 9ZZ', load)).toEqual({ ...by('pallet', 3 * 6500 + 2500, 1, 3), isLongLoad: true });
    expect(deliveryTo('IP4 9ZZ', { ...load, longestMm: 2400 })).toEqual(by('pallet', 3 * 6500, 1, 3));
  });

  it('of samples, which weigh nothing, costs nothing', () => {
    const none = { weightKg: 0, pallets: 0, longestMm: 0 };
    expect(deliveryTo('IV1 1AA', none)).toEqual(by('parcel', 0, 5, 0, 'scotland'));
  });

  it.each([
    ['JE2 3AB', 'Jersey and Guernsey'],
    ['GY1 1AA', 'Jersey and Guernsey'],
    ['GY9 3UA', 'Jersey and Guernsey'],
    ['BF1 2AU', 'addresses of the forces (BFPO)'],
    ['bf11aa', 'addresses of the forces (BFPO)'],
    ['GX11 1AA', 'Gibraltar'],
  ])('to %s is arranged by phone: %s', (to, place) => {
    const words = `We arrange deliveries to ${place} by phone. Please call 01632 960180.`;
    expect(deliveryTo(to, PALLET)).toEqual({ kind: 'ask', words });
    expect(deliveryTo(to, { weightKg: 0, pallets: 0, longestMm: 0 })).toEqual({ kind: 'ask', words });
  });

  it.each(['Ipswich', '', 'ZZ9 9ZZ', 'A1 1AA', 'BX9 1AS', 'XX10 1AA'])('to %j is unknown', (to) => {
    expect(deliveryTo(to, PALLET)).toEqual({ kind: 'unknown' });
  });

  it('never costs less for a heavier, longer or larger load', () => {
    const load = fc.record({
      weightKg: fc.integer({ min: 0, max: 5000 }),
      pallets: fc.integer({ min: 1, max: 20 }),
      longestMm: fc.integer({ min: 0, max: 3000 }),
    });
    const to = fc.constantFrom('IP4 9ZZ', 'N1 9GU', 'G1 1AA', 'BT1 1AA');
    fc.assert(
      fc.property(to, load, load, (place, a, b) => {
        const more = {
          weightKg: Math.max(a.weightKg, b.weightKg),
          pallets: Math.max(a.pallets, b.pallets),
          longestMm: Math.max(a.longestMm, b.longestMm),
        };
        const [less, most] = [deliveryTo(place, a), deliveryTo(place, more)];
        if (less.kind !== 'charge' || most.kind !== 'charge') throw new Error('A price was expected');
        expect(less.pence).toBeLessThanOrEqual(most.pence);
        expect(Number.isInteger(less.pence)).toBe(true);
      }),
    );
  });
});

describe('longest board', () => {
  it.each([
    ['14(3) x 190 x 1900', 1900],
    ['22(6) x 220 x 600-2200', 2200],
    ['15(4) × 90 × 450', 450],
    ['14(3) x 190 x 1900 mm', 1900],
    ['5 l', 0],
    ['', 0],
    ['extra', 0],
  ])('of %j is %d mm', (specification, longest) => {
    expect(longestOf(specification)).toBe(longest);
  });
});
