import type { Nation } from '../calendar/bank-holidays.ts';
import { PHONE } from '../seller/seller.ts';
import { nationOf, type Postcode, parsePostcode } from './postcode.ts';

/** A load of at most this weight goes by parcel, if its boards are short enough. */
const PARCEL_MAX_KG = 30;
const PARCEL_MAX_MM = 1500;
/** Longer boards stick out beyond a pallet and need a lorry with room for them. */
const PALLET_MAX_MM = 2400;
/** Pence without VAT for a load with boards longer than a pallet. */
const LONG_LOAD_PENCE = 2500;

/** Pence without VAT for a parcel and for each pallet; working days on the road. */
const RATES = {
  home: { parcel: 1950, pallet: 6500, roadDays: 1 },
  mainland: { parcel: 1950, pallet: 8500, roadDays: 2 },
  scotland: { parcel: 2450, pallet: 11_500, roadDays: 3 },
  far: { parcel: 3950, pallet: 18_500, roadDays: 5 },
} as const;
type Zone = keyof typeof RATES;

const HOME = 'CB CM CO IG IP NR PE RM SG SS';
const SCOTLAND = 'AB DD DG EH FK G KA KY ML PA PH TD';
const FAR = 'BT HS IM IV KW ZE';
/** Districts of the Highlands and islands within areas that are otherwise nearer. */
const FAR_DISTRICTS: Readonly<Record<string, readonly [from: number, to: number]>> = {
  AB: [31, 56],
  KA: [27, 28],
  PA: [20, 80],
  PH: [17, 50],
  PO: [30, 41],
  TR: [21, 25],
};
/** Areas outside the United Kingdom's VAT area, or served by forces' mail. Their papers differ, so our office arranges delivery. */
const BY_PHONE: Readonly<Record<string, string>> = {
  BF: 'addresses of the forces (BFPO)',
  GX: 'Gibraltar',
  GY: 'Jersey and Guernsey',
  JE: 'Jersey and Guernsey',
};

const among = (areas: string, area: string) => areas.split(' ').includes(area);

/** The goods of one delivery. */
export interface Load {
  readonly weightKg: number;
  /** as `palletsOf` counts them */
  readonly pallets: number;
  /** mm; 0 if the length doesn't matter */
  readonly longestMm: number;
}

export interface DeliveryCharge {
  readonly kind: 'charge';
  /** pence without VAT */
  readonly pence: number;
  readonly by: 'parcel' | 'pallet';
  /** 0 by parcel */
  readonly pallets: number;
  readonly isLongLoad: boolean;
  /** working days from dispatch to delivery */
  readonly roadDays: number;
  /** whose working days they are */
  readonly nation: Nation;
}

/** `ask`: our office arranges it, as `words` says to the customer; `unknown`: not a post code. */
export type Delivery =
  | DeliveryCharge
  | { readonly kind: 'ask'; readonly words: string }
  | { readonly kind: 'unknown' };

/** What delivery to a post code costs (docs/product.md, "Screens and addresses"). A load that weighs nothing costs nothing. */
export function deliveryTo(typed: string, load: Load): Delivery {
  const postcode = parsePostcode(typed);
  if (!postcode) return { kind: 'unknown' };
  const askedFor = BY_PHONE[postcode.area];
  if (askedFor)
    return {
      kind: 'ask',
      words: `We arrange deliveries to ${askedFor} by phone. Please call ${PHONE.shown}.`,
    };
  const { parcel, pallet, roadDays } = RATES[zoneOf(postcode)];
  const way = { roadDays, nation: nationOf(postcode) };
  const { weightKg, longestMm } = load;
  if (weightKg <= PARCEL_MAX_KG && longestMm <= PARCEL_MAX_MM) {
    const pence = weightKg > 0 ? parcel : 0;
    return { kind: 'charge', pence, by: 'parcel', pallets: 0, isLongLoad: false, ...way };
  }
  const isLongLoad = longestMm > PALLET_MAX_MM;
  const pallets = Math.max(1, load.pallets);
  const pence = pallets * pallet + (isLongLoad ? LONG_LOAD_PENCE : 0);
  return { kind: 'charge', pence, by: 'pallet', pallets, isLongLoad, ...way };
}

function zoneOf({ area, district }: Postcode): Zone {
  const [from, to] = FAR_DISTRICTS[area] ?? [Number.POSITIVE_INFINITY, 0];
  if (among(FAR, area) || (district >= from && district <= to)) return 'far';
  if (among(SCOTLAND, area)) return 'scotland';
  return among(HOME, area) ? 'home' : 'mainland';
}

/** `22(6) x 220 x 2200` and `22(6) x 220 x 600-2200`: the last figure is the longest. */
const LONGEST = /(\d+(?:\.\d+)?)\D*$/;

/** @returns mm of the longest board that a product's specification names, 0 where it names none */
export function longestOf(specification: string): number {
  return specification.includes('x') || specification.includes('×')
    ? Number(LONGEST.exec(specification)?.[1] ?? 0)
    : 0;
}
