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

/** Reports per page load: the first ones show the cause, later ones mostly follow from it. */
const AT_MOST = 10;
const MESSAGE_MAX = 300;
const PLACE = /\/assets\/[^\s:)]+:\d+:\d+/;

/**
 * Reports to the shop what fails in this browser from now on. It is part of the script inside every page, so that scripts that
 * never arrive are reported too.
 * @param release the last of the page's scripts, whose name changes with anything that it imports
 */
export function hearFailures(release: string): void {
  const sent = new Set<string>();
  const send = (report: FailureReport | VitalReport) =>
    navigator.sendBeacon(REPORTS_PATH, JSON.stringify(report));
  const hear = ({ kind, error, reference }: NotedFailure) => {
    const { name, message, stack = '' } = error instanceof Error ? error : new Error(String(error));
    // an abandoned request or a lost connection is not the shop's failure
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
    // a reference that the customer sees must be in the log
    if (reference === '' && (sent.has(key) || sent.size >= AT_MOST)) return;
    sent.add(key);
    send(report);
  };
  // an event without an error comes from another site's script, or breaks nothing
  addEventListener('error', ({ error }) => error && hear({ kind: 'script', error, reference: '' }));
  addEventListener('unhandledrejection', ({ reason }) =>
    hear({ kind: 'script', error: reason, reference: '' }),
  );
  addEventListener('shop-report', ({ detail }) => ('vital' in detail ? send(detail) : hear(detail)));
}
