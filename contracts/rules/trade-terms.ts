/** What the shop promises and asks for, as pages quote it (docs/product.md, "Figures and limits"). Money in pence, weight in kg. */

export const OPENING_HOURS = [
  { days: 'Mon-Fri', hours: '8:30-17:30' },
  { days: 'Sat', hours: '10:00-16:00' },
] as const;

/** An application for a trade account is reviewed within so many hours. */
export const REVIEW_HOURS = 24;

/** Won for a shared project. */
export const GALLERY_VOUCHER_PENCE = 5000;

export const PAYMENT_TERMS = {
  quoteValidDays: 30,
  /** from the end of the month of supply */
  creditDueMonths: 1,
  /** a year, above the base rate */
  lateInterestPercent: 4,
  propertyDamageCapPence: 1_000_000_000,
  defectReportWorkingDays: 5,
} as const;

export const DELIVERY_TERMS = {
  days: 'Mon-Fri',
  hours: '8am-6pm',
  /** orders received by then are dispatched the same day, later ones the next */
  sameDayUntil: '12pm',
  driverWaitMinutes: 15,
  tailLiftMaxKg: 1000,
  /** unopened goods only */
  returnDays: 7,
  returnProcessingWorkingDays: 5,
  /** on returns without our consent */
  restockingFeePercent: 20,
} as const;
