import type { IncomingMessage, ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import { LRUCache } from 'lru-cache';
import { type BrowserFailure, REPORTS_PATH, type Vital } from '../../contracts/api/browser-report.ts';
import { callerAddress } from '../http/caller-address.ts';
import { pathOf } from '../http/request-target.ts';
import type { FailureBook } from './failure-book.ts';
import { readReports } from './read-reports.ts';

/** Counts what browsers report. */
export interface ReportWatch {
  /** @param page id of the page, or '' */
  browserFailed(kind: BrowserFailure, page: string): void;
  visitMeasured(vital: Vital, page: string, value: number): void;
  /** beyond the limits, too large, or no report */
  reportRefused(): void;
}

/** Answers a request for REPORTS_PATH. @returns whether it was one */
export type TakeReports = (req: IncomingMessage, res: ServerResponse) => boolean;

const BODY_MAX = 16_384;
const MINUTE_MS = 60_000;
/** Reports a minute: a page sends at most ten failures. */
const FROM_ONE_ADDRESS = 120;
const FROM_ALL = 1_200;
const ADDRESSES_REMEMBERED = 10_000;

/**
 * Takes the reports of browsers. A refused report is not read, and none of these requests is logged, so a flood can't fill the
 * log: one line a minute says that reports are over the limits.
 */
export function takeReports(book: FailureBook, watch?: ReportWatch): TakeReports {
  const counts = new LRUCache<string, number>({ max: ADDRESSES_REMEMBERED, ttl: MINUTE_MS });
  /** counts within a minute that begins with the first one */
  const isWithin = (who: string, most: number) => {
    const count = (counts.get(who) ?? 0) + 1;
    counts.set(who, count, { noUpdateTTL: true });
    return count <= most;
  };
  const isAllowed = (req: IncomingMessage) =>
    isWithin(callerAddress(req), FROM_ONE_ADDRESS) && isWithin('all', FROM_ALL);

  const refuse = (req: IncomingMessage, res: ServerResponse, status: number) => {
    watch?.reportRefused();
    res.writeHead(status, { connection: 'close' }).end();
    req.resume();
  };

  async function take(req: IncomingMessage, res: ServerResponse): Promise<void> {
    const reports = readReports(jsonOf(await text(req)));
    if (reports.length === 0) return refuse(req, res, 400);
    const browser = browserName(req.headers['user-agent']);
    for (const report of reports) {
      if ('vital' in report) watch?.visitMeasured(report.vital, report.page, report.value);
      else {
        watch?.browserFailed(report.kind, report.page);
        book.add(report, browser);
      }
    }
    res.writeHead(204).end();
  }

  return (req, res) => {
    if (pathOf(req.url) !== REPORTS_PATH) return false;
    const length = Number(req.headers['content-length']);
    if (req.method !== 'POST') refuse(req, res, 405);
    else if (isForeign(req)) refuse(req, res, 403);
    else if (!isAllowed(req)) {
      if (isWithin('told', 1)) book.tellOfTooMany();
      refuse(req, res, 429);
    } else if (!(length > 0 && length <= BODY_MAX)) refuse(req, res, 413);
    // the connection broke
    else take(req, res).catch(() => res.destroy());
    return true;
  };
}

/** Reports from another site's pages are refused. Older browsers don't say where a request comes from. */
function isForeign({ headers }: IncomingMessage): boolean {
  const site = headers['sec-fetch-site'];
  return site === 'cross-site' || site === 'same-site';
}

function jsonOf(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    return undefined;
  }
}

/** As browsers name themselves, those first that also name another. */
const NAMES: readonly (readonly [string, RegExp])[] = [
  ['Edge', /\bEdgA?\/(\d+)/],
  ['Opera', /\bOPR\/(\d+)/],
  ['Samsung Internet', /\bSamsungBrowser\/(\d+)/],
  ['Firefox', /\b(?:Firefox|FxiOS)\/(\d+)/],
  ['Chrome', /\b(?:Headless)?(?:Chrome|CriOS)\/(\d+)/],
  ['Safari', /\bVersion\/(\d+)[.\d]* (?:Mobile\/\w+ )?Safari\//],
];

/** Name and major version of a browser, which don't tell who uses it. @returns `Chrome 150`, or '' if unknown */
export function browserName(userAgent: string | undefined): string {
  for (const [name, pattern] of NAMES) {
    const version = pattern.exec(userAgent ?? '')?.[1];
    if (version !== undefined) return `${name} ${version.slice(0, 4)}`;
  }
  return '';
}
