/**
 * Post codes of the United Kingdom, the Isle of Man and the Channel Islands: whether one has the right form, not whether
 * post is delivered there.
 */
const POSTCODE = /^([A-Z]{1,2})(\d[A-Z\d]?)(\d[A-Z]{2})$/;

export interface Postcode {
  /** letters of the area: IP, N */
  readonly area: string;
  /** number of the district without a letter after it: 4 of IP4, 1 of EC1A */
  readonly district: number;
  /** as it is written: `IP4 9ZZ` */
  readonly text: string;
}

/**
 * @param typed in any case, with spaces anywhere
 * @returns undefined unless it has the form of a post code
 */
export function parsePostcode(typed: string): Postcode | undefined {
  const [, area, district, inward] = POSTCODE.exec(typed.replace(/\s/g, '').toUpperCase()) ?? [];
  if (area === undefined || district === undefined) return undefined;
  return { area, district: Number.parseInt(district, 10), text: `${area}${district} ${inward}` };
}
