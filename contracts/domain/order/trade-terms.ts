/** The shop's terms, as quoted in pages, mails and printed papers (docs/product.md, "Figures and limits"). */

export const OPENING_HOURS = [
  { days: 'Monday to Friday', hours: '8:30–17:30' },
  { days: 'Saturday', hours: '10:00–16:00' },
] as const;

/** Hours within which an application for a trade account is reviewed. */
export const REVIEW_HOURS = 24;

/** Most kilograms that a delivery lorry's tail lift takes. */
export const TAIL_LIFT_MAX_KG = 1000;

const PALLET_KG = 20;

/** The most kilograms on a pallet, as the tail lift carries the pallet too. */
export const PALLET_LOAD_MAX_KG = TAIL_LIFT_MAX_KG - PALLET_KG;

/** Hours within which a card order must be paid; after that it is cancelled and its packs are released. */
export const CARD_ORDER_HOURS = 24;
