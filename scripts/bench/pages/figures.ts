import type { Result } from 'lighthouse';
import { brotliBytes } from '../brotli-bytes.ts';

/** What one opening of a page measured. Times in ms, sizes in bytes over the wire. */
export interface Figures {
  readonly score: number;
  readonly fcp: number;
  readonly lcp: number;
  readonly tbt: number;
  readonly cls: number;
  /** blocking time from processor time, which other programs hardly change */
  readonly cpuTbt: number;
  readonly longestTask: number;
  readonly accessibility: number | undefined;
  readonly bestPractices: number | undefined;
  readonly seo: number | undefined;
  readonly bytes: number;
  readonly requests: number;
  /** brotli, without the headers */
  readonly scriptBytes: number;
  readonly fontBytes: number;
}

interface NetworkRequest {
  readonly url: string;
  readonly resourceType?: string;
  readonly transferSize: number;
  readonly resourceSize: number;
  readonly statusCode: number;
}

const HUNDRED = 100;

/** Reads Lighthouse's result, all but the main thread's tasks. */
export async function figuresOf(lhr: Result): Promise<Omit<Figures, 'cpuTbt' | 'longestTask'>> {
  const value = (audit: string) => lhr.audits[audit]?.numericValue ?? Number.NaN;
  const score = (category: string) => {
    const found = lhr.categories[category];
    return found ? Math.round((found.score ?? 0) * HUNDRED) : undefined;
  };
  const requests = requestsOf(lhr);
  const ofType = (type: string) => requests.filter(({ resourceType }) => resourceType === type);
  const scripts = await Promise.all(ofType('Script').map(({ url }) => brotliBytes(url)));
  return {
    score: score('performance') ?? 0,
    fcp: value('first-contentful-paint'),
    lcp: value('largest-contentful-paint'),
    tbt: value('total-blocking-time'),
    cls: value('cumulative-layout-shift'),
    accessibility: score('accessibility'),
    bestPractices: score('best-practices'),
    seo: score('seo'),
    bytes: total(requests.map(({ transferSize }) => transferSize)),
    requests: requests.length,
    scriptBytes: total(scripts),
    fontBytes: total(ofType('Font').map(({ resourceSize }) => resourceSize)),
  };
}

/** Audits below their full score in the categories that must be 100. */
export function failedAudits(lhr: Result): string[] {
  return Object.values(lhr.categories)
    .filter(({ id }) => id !== 'performance')
    .flatMap(({ id, auditRefs }) =>
      auditRefs
        .filter((ref) => ref.weight > 0 && (lhr.audits[ref.id]?.score ?? 1) < 1)
        .map((ref) => `${id}: ${lhr.audits[ref.id]?.title ?? ref.id}`),
    );
}

/** What was fetched; data: addresses and blocked files were not. */
function requestsOf(lhr: Result): readonly NetworkRequest[] {
  const { details } = lhr.audits['network-requests'] ?? {};
  const items = (details && 'items' in details ? details.items : []) as unknown as NetworkRequest[];
  return items.filter(({ url, statusCode }) => url.startsWith('http') && statusCode > 0);
}

const total = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0);
