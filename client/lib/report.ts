import type { NotedFailure, PageFailure, VitalReport } from '../../contracts/api/browser-report.ts';

/*
 * Only the script inside the page (client/hear-failures.ts) sends reports, because it runs before all others, and without them.
 * It can't share a module with them, so an event passes the report on.
 */
const EVENT = 'shop-report' satisfies keyof WindowEventMap;
const report = (detail: NotedFailure | VitalReport) => dispatchEvent(new CustomEvent(EVENT, { detail }));

/**
 * Reports a failure that nothing else reports, because it was caught.
 * @param reference what the page shows for the customer to quote, if anything
 */
export function reportBroken(kind: PageFailure, error: unknown, reference = ''): void {
  report({ kind, error, reference });
}

/** Reports a measure of this visit. */
export function reportVital(vital: VitalReport): void {
  report(vital);
}
