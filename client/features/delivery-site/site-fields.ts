import type { Site } from '../../../contracts/domain/forms/delivery-site-form.ts';
import type { FieldKind } from '../../ui/field-kinds.ts';
import type { SelectOption } from '../../ui/select.tsx';
import { UNLOADING, VEHICLES } from './site-words.ts';

export type SiteFieldName = keyof Site;

/** One field of a delivery site: what is needed to draw it. Its rules are in `contracts/domain/forms/site-form.ts`. */
export interface SiteField {
  readonly label: string;
  readonly required?: true;
  /** left out for a tick box and for a choice of options */
  readonly asks?: FieldKind;
  readonly hint?: string;
  readonly options?: readonly SelectOption[];
}

const optionsOf = (words: Readonly<Record<string, string>>): SelectOption[] =>
  Object.entries(words).map(([value, label]) => ({ value, label }));

export const SITE_FIELDS: Readonly<Record<SiteFieldName, SiteField>> = {
  companyName: { label: 'Company or site', asks: 'organization' },
  line1: { label: 'Address', required: true, asks: 'address-line1' },
  line2: { label: 'Address, second line', asks: 'address-line2' },
  town: { label: 'Town', required: true, asks: 'address-level2' },
  postCode: { label: 'Post code', required: true, asks: 'postal-code' },
  siteContact: { label: 'Who receives the goods', required: true, asks: 'name' },
  sitePhone: {
    label: 'Phone on site',
    required: true,
    asks: 'tel',
    hint: 'The driver will ring this number on the way.',
  },
  unloading: { label: 'Unloading', required: true, options: optionsOf(UNLOADING) },
  largestVehicle: {
    label: 'Largest vehicle that reaches the site',
    required: true,
    options: optionsOf(VEHICLES),
  },
  levelGround: { label: 'There is hard, level ground to unload on' },
  bookingNeeded: { label: 'Each delivery must be booked with the site' },
  floorAndLift: {
    label: 'Where the goods go on site',
    asks: 'note',
    hint: 'For example: second floor, goods lift. We deliver to the kerb.',
  },
};
