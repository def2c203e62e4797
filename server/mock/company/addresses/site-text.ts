import type { components } from '../../../../contracts/api/generated/woojiapi.ts';
import { parsePostcode } from '../../../../contracts/domain/delivery/postcode.ts';
import { filledText, refuseField } from '../../engine/answering/form-fields.ts';

export type Site = components['schemas']['Site'];
export type Place = components['schemas']['Place'];

/** Messages for empty fields. */
const MISSING = {
  line1: 'Please enter the first line of the address.',
  town: 'Please enter the town.',
  siteContact: 'Please enter who receives the goods.',
  sitePhone: 'Please enter a phone number for the site.',
} as const;

export const NO_POSTCODE = 'Please enter a full UK post code, such as IP4 9ZZ.';

/** An address as stored: without surrounding blanks, the post code in the usual form. @param at its path in the body */
export function placeOf(place: Place, at: string): Place {
  return {
    companyName: place.companyName.trim(),
    line1: filledText(place.line1, `${at}.line1`, MISSING.line1),
    line2: place.line2.trim(),
    town: filledText(place.town, `${at}.town`, MISSING.town),
    postCode: postCodeOf(place.postCode, `${at}.postCode`),
  };
}

/** As `placeOf`, for a delivery site. */
export function siteOf(site: Site, at: string): Site {
  const { unloading, largestVehicle, levelGround, bookingNeeded, floorAndLift } = site;
  return {
    ...placeOf(site, at),
    siteContact: filledText(site.siteContact, `${at}.siteContact`, MISSING.siteContact),
    sitePhone: filledText(site.sitePhone, `${at}.sitePhone`, MISSING.sitePhone),
    unloading,
    largestVehicle,
    levelGround,
    bookingNeeded,
    floorAndLift: floorAndLift.trim(),
  };
}

function postCodeOf(typed: string, field: string): string {
  const postcode = parsePostcode(typed);
  return postcode ? postcode.text : refuseField(field, NO_POSTCODE);
}
