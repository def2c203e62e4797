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

/** Days for which a quotation and its prices are valid. */
export const QUOTATION_DAYS = 30;

/** Percent a year above the Bank of England's base rate on late payments. */
export const LATE_INTEREST_PERCENT = 4;

/** The limit of our liability for damage to property, in words. */
export const PROPERTY_LIABILITY = '£10,000,000';

/** Working days after delivery within which a defect is reported. */
export const DEFECT_WORKING_DAYS = 5;

/** Hours of deliveries. */
export const DELIVERY_HOURS = { days: 'Monday to Friday', hours: '8am–6pm' } as const;

/** Minutes that a driver waits to be unloaded. */
export const DRIVER_WAIT_MINUTES = 15;

/** The hour in London until which an order is dispatched the same day. */
export const CUT_OFF_HOUR = 12;

/** Days after delivery within which unopened goods may come back. */
export const RETURN_DAYS = 7;

/** Working days in which a return is processed. */
export const RETURN_WORKING_DAYS = 5;

/** Percent of the price charged for goods that come back without our agreement. */
export const RESTOCKING_PERCENT = 20;
