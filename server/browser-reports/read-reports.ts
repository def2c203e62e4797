import { z } from 'zod';
import {
  type BrowserFailure,
  PAGE_FAILURES,
  VITALS,
  type VitalReport,
} from '../../contracts/api/browser-report.ts';
import { matchPage, type PageId } from '../../contracts/site/site-map.ts';

/** A failure as reported, without personal data and of bounded length. */
export interface ReadFailure {
  readonly kind: BrowserFailure;
  readonly message: string;
  readonly at: string;
  readonly page: PageId | '';
  readonly release: string;
  /** what the page shows for the customer to quote; '' if nothing */
  readonly reference: string;
}
export interface ReadVital extends Omit<VitalReport, 'path'> {
  readonly page: PageId | '';
}
export type ReadReport = ReadFailure | ReadVital;

const MESSAGE_MAX = 300;
const PLACE_MAX = 120;

const FromPage = z.object({
  kind: z.enum(PAGE_FAILURES),
  message: z.string(),
  at: z.string(),
  path: z.string(),
  release: z.string(),
  reference: z.string().regex(/^(?:F-[A-Z2-9]{5})?$/),
});
const FromVisit = z.object({ vital: z.enum(VITALS), value: z.number().min(0).max(3600), path: z.string() });
/** CSP level 2: https://www.w3.org/TR/CSP2/#violation-reports */
const FromPolicy = z.object({
  'csp-report': z.object({
    'document-uri': z.string(),
    'effective-directive': z.string().optional(),
    'violated-directive': z.string().optional(),
    'blocked-uri': z.string().optional(),
    'source-file': z.string().optional(),
    'line-number': z.number().optional(),
  }),
});
/** https://wicg.github.io/crash-reporting/; browsers also send deprecations and the like, which are ignored */
const FromBrowser = z.array(
  z.object({ type: z.string(), url: z.string(), body: z.object({ reason: z.string().optional() }) }),
);

const pageOf = (path: string): PageId | '' => matchPage(path)?.id ?? '';
const pathOf = (url: string): string => (URL.canParse(url) ? new URL(url).pathname : '');
const place = (text: string) => withoutPersonalData(text).slice(0, PLACE_MAX);
const failure = (read: ReadFailure): ReadFailure => ({
  ...read,
  message: withoutPersonalData(read.message).slice(0, MESSAGE_MAX),
});

/** Reads the body of a report. @returns an empty list if it is no report that we know */
export function readReports(body: unknown): readonly ReadReport[] {
  const page = FromPage.safeParse(body);
  if (page.success) {
    const { at, path, release, ...rest } = page.data;
    return [failure({ ...rest, at: place(at), page: pageOf(path), release: place(release) })];
  }
  const visit = FromVisit.safeParse(body);
  if (visit.success) {
    const { vital, value, path } = visit.data;
    return [{ vital, value, page: pageOf(path) }];
  }
  const policy = FromPolicy.safeParse(body);
  if (policy.success) return [ofPolicy(policy.data['csp-report'])];
  const browser = FromBrowser.safeParse(body);
  if (!browser.success) return [];
  const crashes = browser.data.filter(({ type }) => type === 'crash').slice(0, 10);
  return crashes.map(({ url, body: { reason = 'unknown' } }) =>
    failure({
      kind: 'crash',
      message: `The tab crashed: ${reason}`,
      at: '',
      page: pageOf(pathOf(url)),
      release: '',
      reference: '',
    }),
  );
}

function ofPolicy(report: z.infer<typeof FromPolicy>['csp-report']): ReadFailure {
  const directive = report['effective-directive'] ?? report['violated-directive'] ?? 'The policy';
  const blocked = report['blocked-uri'] ?? '';
  const source = report['source-file'] ?? '';
  return failure({
    kind: 'policy',
    // an address of another site is cut to its origin
    message: `${directive} blocked ${URL.canParse(blocked) ? new URL(blocked).origin : blocked}`,
    at: source === '' ? '' : place(`${pathOf(source) || source}:${report['line-number'] ?? 0}`),
    page: pageOf(pathOf(report['document-uri'])),
    release: '',
    reference: '',
  });
}

/** Patterns of personal data, and what replaces them. */
const PERSONAL: readonly (readonly [RegExp, string])[] = [
  [/[\w.+-]+@[\w-]+(?:\.[\w-]+)+/g, '(email)'],
  // addresses lose their query
  [/((?:https?:\/)?\/[^\s?#"'()]*)[?#][^\s"'()]*/g, '$1'],
  // JSON.parse quotes the text that it couldn't read
  [/"[^"]{12,}"|“[^”]{12,}”/g, '(text)'],
  [/\b[A-Z]{1,2}\d[A-Z\d]? ?\d[A-Z]{2}\b/gi, '(post code)'],
  [/\b[A-Za-z0-9_]{24,}\b/g, '(token)'],
  [/\+?\d(?:[ -]?\d){6,}/g, '(number)'],
];

/** Replaces personal data and tokens in a browser's message. */
export function withoutPersonalData(message: string): string {
  return PERSONAL.reduce((text, [pattern, instead]) => text.replace(pattern, instead), message);
}
