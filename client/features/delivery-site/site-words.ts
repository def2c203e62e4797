import type { Site } from '../../../contracts/domain/forms/delivery-site-form.ts';

export const UNLOADING: Readonly<Record<Site['unloading'], string>> = {
  'tail lift': 'Tail lift on our vehicle',
  forklift: 'Forklift on site',
};

export const VEHICLES: Readonly<Record<Site['largestVehicle'], string>> = {
  any: 'Any lorry',
  '18 t': '18 tonne lorry',
  '7.5 t': '7.5 tonne lorry',
  van: 'Van',
};

export type Access = Pick<Site, 'unloading' | 'largestVehicle' | 'levelGround' | 'bookingNeeded'>;

/** What a driver has to know about a site, in words. */
export function accessWords(site: Access): string[] {
  return [
    UNLOADING[site.unloading],
    LARGEST[site.largestVehicle],
    site.levelGround ? 'hard, level ground' : 'no hard, level ground',
    ...(site.bookingNeeded ? ['each delivery must be booked'] : []),
  ];
}

const LARGEST: Readonly<Record<Site['largestVehicle'], string>> = {
  any: 'any lorry reaches the site',
  '18 t': 'no larger than an 18 tonne lorry',
  '7.5 t': 'no larger than a 7.5 tonne lorry',
  van: 'no larger than a van',
};
