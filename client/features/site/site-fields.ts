import type { Site } from '../../../contracts/site-form.ts';
import type { SelectOption } from '../../ui/select.tsx';
import { UNLOADING, VEHICLES } from './site-words.ts';

export type SiteFieldName = keyof Site;

/** One field of a delivery site: what is needed to draw it. Its rules are in `contracts/site-form.ts`. */
export interface SiteField {
  readonly label: string;
  readonly required?: true;
  readonly type?: 'tel' | 'tick';
  readonly autoComplete?: string;
  readonly hint?: string;
  readonly options?: readonly SelectOption[];
}

const optionsOf = (words: Readonly<Record<string, string>>): SelectOption[] =>
  Object.entries(words).map(([value, label]) => ({ value, label }));

export const SITE_FIELDS: Readonly<Record<SiteFieldName, SiteField>> = {
  companyName: { label: 'Company or site', autoComplete: 'organization' },
  line1: { label: 'Address', required: true, autoComplete: 'address-line1' },
  line2: { label: 'Address, second line', autoComplete: 'address-line2' },
  town: { label: 'Town', required: true, autoComplete: 'address-level2' },
  postCode: { label: 'Post code', required: true, autoComplete: 'postal-code' },
  siteContact: { label: 'Who receives the goods', required: true, autoComplete: 'name' },
  sitePhone: {
    label: 'Phone on site',
    required: true,
    type: 'tel',
    autoComplete: 'tel',
    hint: 'The driver rings it on the way.',
  },
  unloading: { label: 'Unloading', required: true, options: optionsOf(UNLOADING) },
  largestVehicle: {
    label: 'Largest vehicle that reaches the site',
    required: true,
    options: optionsOf(VEHICLES),
  },
  levelGround: { label: 'There is hard, level ground to unload on', type: 'tick' },
  bookingNeeded: { label: 'Each delivery must be booked with the site', type: 'tick' },
  floorAndLift: {
    label: 'Where on the site the floors go',
    hint: 'For example: second floor, goods lift. We deliver to the kerb.',
  },
};
