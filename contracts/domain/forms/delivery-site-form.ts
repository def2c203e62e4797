import * as z from 'zod/mini';
import type { components } from '../../api/generated/woojiapi.ts';
import { parsePostcode } from '../delivery/postcode.ts';
import { optionalText, text } from './forms.ts';

/** A delivery site of the contract. */
export type Site = components['schemas']['Site'];

/*
 * What we ask about a delivery site, for the address book and the checkout. The browser loads this lazily.
 */

/** A number that a driver can ring has at least this many digits. */
const PHONE_DIGITS = 7;
const digitsOf = (typed: string) => typed.replace(/\D/g, '').length;

export const NO_POSTCODE = 'Please enter a UK post code, for example IP4 9ZZ.';

/** A tick box, whose field is missing if it isn't ticked. */
const ticked = z.pipe(
  z.optional(z.string()),
  z.transform((value): 0 | 1 => (value ? 1 : 0)),
);

/** Accepts a post code as typed; parsing gives it in the usual form. */
export const postcode = () =>
  text(NO_POSTCODE, 10).check(
    z.refine((typed) => typed === '' || parsePostcode(typed) !== undefined, NO_POSTCODE),
    z.overwrite((typed) => parsePostcode(typed)?.text ?? typed),
  );

export const siteShape = {
  companyName: optionalText(160),
  line1: text('Please enter the first line of the address.', 120),
  line2: optionalText(120),
  town: text('Please enter the town.', 80),
  postCode: postcode(),
  siteContact: text('Please enter who receives the goods.', 80),
  sitePhone: text('Please enter a phone number on site.', 40).check(
    z.refine((typed) => digitsOf(typed) >= PHONE_DIGITS, 'Please enter the whole phone number.'),
  ),
  unloading: z.enum(['tail lift', 'forklift'], 'Please say how the load comes off the vehicle.'),
  largestVehicle: z.enum(['any', '18 t', '7.5 t', 'van'], 'Please say which vehicles reach the site.'),
  levelGround: ticked,
  bookingNeeded: ticked,
  floorAndLift: optionalText(200),
} as const;

/** The form of a delivery site; parsing gives a site of the contract. */
export const siteForm = z.object(siteShape);

/** An entry of the address book: a site with a name given by the customer. */
export const addressForm = z.object({
  label: text('Please give the address a name.', 60),
  ...siteShape,
});

/** @throws when the values were not checked before */
export function toAddress(values: unknown): { label: string; site: Site } {
  const { label, ...site } = addressForm.parse(values);
  return { label, site };
}
