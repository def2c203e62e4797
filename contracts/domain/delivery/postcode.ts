import type { Nation } from '../calendar/bank-holidays.ts';
import { visibleText } from '../text/visible-text.ts';

/**
 * Post codes of the United Kingdom, the Isle of Man, the Channel Islands, the forces and Gibraltar: whether one has the
 * right form and its area exists, not whether post is delivered there.
 */
const POSTCODE = /^([A-Z]{1,2})(\d|[1-9]\d|[1-9][A-Z])(\d[A-Z]{2})$/;
/** Only London's districts end with a letter. */
const LETTERED = 'E EC N NW SE SW W WC'.split(' ');
/** Districts of central London that exist only with a letter after them: EC1A, but no EC1. */
const ALWAYS_LETTERED = /^(?:[EW]C\d|S?W1)$/;
/** These letters are never used after the space, because they are easily misread. */
const NEVER_LAST = /[CIKMOV]/;

const AREAS: Readonly<Record<Nation, readonly string[]>> = {
  'england and wales':
    'AL B BA BB BD BH BL BN BR BS CA CB CF CH CM CO CR CT CV CW DA DE DH DL DN DT DY E EC EN EX FY GL GU GY HA HD HG HP HR HU HX IG IM IP JE KT L LA LD LE LL LN LS LU M ME MK N NE NG NN NP NR NW OL OX PE PL PO PR RG RH RM S SA SE SG SK SL SM SN SO SP SR SS ST SW SY TA TF TN TQ TR TS TW UB W WA WC WD WF WN WR WS WV YO'.split(
      ' ',
    ),
  scotland: 'AB DD DG EH FK G HS IV KA KW KY ML PA PH TD ZE'.split(' '),
  'northern ireland': ['BT'],
};
/** In none of the nations: British forces and Gibraltar. */
const ABROAD = ['BF', 'GX'];
/** BX, which has no location, and XX, for returned parcels, are left out. */
const KNOWN = new Set([...Object.values(AREAS).flat(), ...ABROAD]);
/** Berwick and Cornhill on Tweed are in England. */
const ENGLISH_OF_TD = [12, 15];

export interface Postcode {
  /** letters of the area: IP, N */
  readonly area: string;
  /** number of the district without a letter after it: 4 of IP4, 1 of EC1A */
  readonly district: number;
  /** in the usual form: `IP4 9ZZ` */
  readonly text: string;
}

/**
 * @param typed in any case, with spaces anywhere
 * @returns undefined unless it has the form of a post code and an area that exists
 */
export function parsePostcode(typed: string): Postcode | undefined {
  const [, area, district, inward] = POSTCODE.exec(plainOf(typed)) ?? [];
  if (area === undefined || district === undefined || inward === undefined) return undefined;
  if (!KNOWN.has(area) || NEVER_LAST.test(inward)) return undefined;
  if (/[A-Z]/.test(district) && !LETTERED.includes(area)) return undefined;
  if (ALWAYS_LETTERED.test(area + district)) return undefined;
  return { area, district: Number.parseInt(district, 10), text: `${area}${district} ${inward}` };
}

const plainOf = (typed: string) => visibleText(typed.normalize('NFKC')).replace(/\s/g, '').toUpperCase();

/** Whose bank holidays apply there. The Crown's islands count as England, because goods for them are shipped from there. */
export function nationOf({ area, district }: Postcode): Nation {
  if (area === 'TD' && ENGLISH_OF_TD.includes(district)) return 'england and wales';
  if (AREAS.scotland.includes(area)) return 'scotland';
  return AREAS['northern ireland'].includes(area) ? 'northern ireland' : 'england and wales';
}
