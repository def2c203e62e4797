/** Where browsers report what fails in them; the content security policy names it too. */
export const REPORTS_PATH = '/browser-reports';

/** What a page itself can report: it broke, a script threw, part of its code didn't arrive, or its markup differed from the server's. */
export const PAGE_FAILURES = ['page', 'script', 'part', 'hydration'] as const;
export type PageFailure = (typeof PAGE_FAILURES)[number];
/** And what the browser reports on its own: a violation of the policy, or a crashed tab. */
export type BrowserFailure = PageFailure | 'policy' | 'crash';

/** A failure that the shop's code has noted. */
export interface NotedFailure {
  readonly kind: PageFailure;
  readonly error: unknown;
  /** what the page shows for the customer to quote, `F-7K2M9`; '' if nothing */
  readonly reference: string;
}

/** The body of a page's report. */
export interface FailureReport extends Omit<NotedFailure, 'error'> {
  readonly message: string;
  /** file, line and column in the built code; '' if unknown */
  readonly at: string;
  /** without its query, which may be personal */
  readonly path: string;
  /** the file from which this build's tree of pages starts */
  readonly release: string;
}

/** Measures of a visit: largest paint and slowest reaction in seconds, layout shift without a unit. */
export const VITALS = ['LCP', 'INP', 'CLS'] as const;
export type Vital = (typeof VITALS)[number];
export interface VitalReport {
  readonly vital: Vital;
  readonly value: number;
  readonly path: string;
}
