/** The terms of supply, as the pages about them say (docs/product.md, "Figures and limits"). */

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
