import type { NotedFailure, PageFailure, VitalReport } from '../../contracts/api/browser-report.ts';

/*
 * What goes to the shop is sent by the script inside the page (client/hear-failures.ts), which is there before and without all
 * others; an event leads to it, as it can share no module with them.
 */
const EVENT = 'shop-report' satisfies keyof WindowEventMap;
const report = (detail: NotedFailure | VitalReport) => dispatchEvent(new CustomEvent(EVENT, { detail }));

/**
 * Lets the shop hear of something that failed here, though the page goes on.
 * @param reference the number that the page shows with it, if any
 */
export function reportBroken(kind: PageFailure, error: unknown, reference = ''): void {
  report({ kind, error, reference });
}

/** Lets the shop hear how this visit felt. */
export function reportVital(vital: VitalReport): void {
  report(vital);
}
