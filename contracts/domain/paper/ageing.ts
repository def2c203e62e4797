/** Open amounts by days overdue (docs/product.md, "Papers"). Whole pence. */
export interface Ageing {
  /** not overdue */
  readonly currentPence: number;
  readonly days30Pence: number;
  readonly days60Pence: number;
  readonly days90Pence: number;
  readonly olderPence: number;
}

type Band = keyof Ageing;

/** The bands from the newest to the oldest, each with its last day overdue. */
const BANDS: readonly { readonly band: Band; readonly last: number; readonly label: string }[] = [
  { band: 'currentPence', last: 0, label: 'Not due yet' },
  { band: 'days30Pence', last: 30, label: '1–30 days overdue' },
  { band: 'days60Pence', last: 60, label: '31–60 days overdue' },
  { band: 'days90Pence', last: 90, label: '61–90 days overdue' },
  { band: 'olderPence', last: Number.POSITIVE_INFINITY, label: 'Over 90 days overdue' },
];

const DAY_MS = 86_400_000;

interface OpenInvoice {
  /** a day's midnight in UTC */
  readonly dueDay: number;
  /** what is still to be paid */
  readonly duePence: number;
}

/** Whole days since the due day; 0 on it and before. Both days are given as the milliseconds of their midnight in UTC. */
export function daysOverdue(dueDay: number, today: number): number {
  return Math.max(0, Math.round((today - dueDay) / DAY_MS));
}

/** What is open in each band on a day. */
export function ageingOf(invoices: readonly OpenInvoice[], today: number): Ageing {
  const sums: Record<Band, number> = {
    currentPence: 0,
    days30Pence: 0,
    days60Pence: 0,
    days90Pence: 0,
    olderPence: 0,
  };
  for (const { dueDay, duePence } of invoices) {
    const days = daysOverdue(dueDay, today);
    const { band } = BANDS.find(({ last }) => days <= last) ?? { band: 'olderPence' as const };
    sums[band] += duePence;
  }
  return sums;
}

/** The bands as a paper or a page lists them. */
export function ageingRows(ageing: Ageing): readonly { readonly label: string; readonly pence: number }[] {
  return BANDS.map(({ band, label }) => ({ label, pence: ageing[band] }));
}

/** The whole open amount, and its overdue part. */
export function openOf(ageing: Ageing): { readonly openPence: number; readonly overduePence: number } {
  const openPence = ageingRows(ageing).reduce((sum, { pence }) => sum + pence, 0);
  return { openPence, overduePence: openPence - ageing.currentPence };
}
