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
    site.unloading === 'tail lift' ? 'Tail lift' : UNLOADING.forklift,
    LARGEST[site.largestVehicle],
    site.levelGround ? 'hard level ground' : 'no hard level ground',
    ...(site.bookingNeeded ? ['each delivery must be booked'] : []),
  ];
}

const LARGEST: Readonly<Record<Site['largestVehicle'], string>> = {
  any: 'any lorry',
  '18 t': 'up to an 18-tonne lorry',
  '7.5 t': 'up to a 7.5-tonne lorry',
  van: 'vans only',
};
