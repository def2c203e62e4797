import {
  type FailureReport,
  type NotedFailure,
  REPORTS_PATH,
  type VitalReport,
} from '../contracts/api/browser-report.ts';

declare global {
  interface WindowEventMap {
    /** what the shop's code has to report (`client/lib/report.ts`) */
    'shop-report': CustomEvent<NotedFailure | VitalReport>;
  }
}

/** Reports of one load of a page: what fails first says why, and the rest mostly follows from it. */
const AT_MOST = 10;
const MESSAGE_MAX = 300;
const PLACE = /\/assets\/[^\s:)]+:\d+:\d+/;

/**
 * Reports to the shop what fails in this browser from now on. A part of the script inside every page, so that it hears of
 * scripts that never arrive.
 * @param release the last of the page's scripts, whose name changes with anything that it imports
 */
export function hearFailures(release: string): void {
  const sent = new Set<string>();
  const send = (report: FailureReport | VitalReport) =>
    navigator.sendBeacon(REPORTS_PATH, JSON.stringify(report));
  const hear = ({ kind, error, reference }: NotedFailure) => {
    const { name, message, stack = '' } = error instanceof Error ? error : new Error(String(error));
    // what is left behind, and what a lost connection causes, is no failure of the shop
    if (name === 'AbortError' || !navigator.onLine) return;
    const report: FailureReport = {
      kind,
      message: message.slice(0, MESSAGE_MAX),
      at: PLACE.exec(stack)?.[0] ?? '',
      path: location.pathname,
      release,
      reference,
    };
    const { kind: _, ...same } = report;
    const key = JSON.stringify(same);
    if (sent.has(key) || sent.size >= AT_MOST) return;
    sent.add(key);
    send(report);
  };
  // an event without an error is about somebody else's script, or about nothing that breaks
  addEventListener('error', ({ error }) => error && hear({ kind: 'script', error, reference: '' }));
  addEventListener('unhandledrejection', ({ reason }) =>
    hear({ kind: 'script', error: reason, reference: '' }),
  );
  addEventListener('shop-report', ({ detail }) => ('vital' in detail ? send(detail) : hear(detail)));
}
