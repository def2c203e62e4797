import type { Site } from '../../../contracts/site-form.ts';
import type { SelectOption } from '../../ui/select.tsx';
import { UNLOADING, VEHICLES } from './site-words.ts';

export type SiteFieldName = keyof Site;

/** One field of a delivery site: what is needed to draw it. Its rules are in `contracts/site-form.ts`. */
export interface SiteField {
  readonly name: SiteFieldName;
  readonly label: string;
  readonly required?: true;
  readonly type?: 'tel' | 'tick';
  readonly autoComplete?: string;
  readonly hint?: string;
  readonly options?: readonly SelectOption[];
  /** takes a full row of the two-column form */
  readonly wide?: true;
}

export interface SiteSection {
  readonly title: string;
  readonly fields: readonly SiteField[];
}

const optionsOf = (words: Readonly<Record<string, string>>): SelectOption[] =>
  Object.entries(words).map(([value, label]) => ({ value, label }));

/** In the order in which they are shown and checked. */
export const SITE_SECTIONS: readonly SiteSection[] = [
  {
    title: 'Address',
    fields: [
      { name: 'companyName', label: 'Company or site name', autoComplete: 'organization', wide: true },
      { name: 'line1', label: 'First line of the address', required: true, autoComplete: 'address-line1' },
      { name: 'line2', label: 'Second line', autoComplete: 'address-line2' },
      { name: 'town', label: 'Town', required: true, autoComplete: 'address-level2' },
      { name: 'postCode', label: 'Post code', required: true, autoComplete: 'postal-code' },
    ],
  },
  {
    title: 'On site',
    fields: [
      { name: 'siteContact', label: 'Who receives the delivery', required: true, autoComplete: 'name' },
      {
        name: 'sitePhone',
        label: 'Their phone number',
        required: true,
        type: 'tel',
        autoComplete: 'tel',
        hint: 'The driver rings it on the way.',
      },
      { name: 'unloading', label: 'Unloading', required: true, options: optionsOf(UNLOADING) },
      {
        name: 'largestVehicle',
        label: 'Largest vehicle that reaches the site',
        required: true,
        options: optionsOf(VEHICLES),
      },
      { name: 'levelGround', label: 'There is hard, level ground to unload on', type: 'tick' },
      { name: 'bookingNeeded', label: 'Each delivery must be booked with the site', type: 'tick' },
      {
        name: 'floorAndLift',
        label: 'Where on the site the floors go',
        hint: 'For example: second floor, goods lift. We deliver to the kerb.',
        wide: true,
      },
    ],
  },
];
