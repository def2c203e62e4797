/** What the shop promises, as pages, mails and papers quote it (docs/product.md, "Figures and limits"). */

export const OPENING_HOURS = [
  { days: 'Monday to Friday', hours: '8:30–17:30' },
  { days: 'Saturday', hours: '10:00–16:00' },
] as const;

/** An application for a trade account is reviewed within so many hours. */
export const REVIEW_HOURS = 24;

/** Kilograms that the tail lift of a delivery lorry takes. */
export const TAIL_LIFT_MAX_KG = 1000;
