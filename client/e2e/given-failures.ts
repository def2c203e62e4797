import type { Page, Route } from '@playwright/test';
import { FAILURES, type FailureCode, LOGIN_EXPIRED } from '../../contracts/api/result-codes.ts';

/** A failure as the backend or the line gives it, and what the customer reads. */
export interface Given {
  readonly name: string;
  readonly give: (route: Route) => unknown;
  /** done once the call is on its way */
  readonly after?: (page: Page) => Promise<void>;
  readonly words: string;
}

const code = (resultCode: FailureCode): Given => ({
  name: `code ${resultCode}`,
  give: (route) => route.fulfill({ json: { resultCode, resultMsg: '' } }),
  words: FAILURES[resultCode].fallback,
});
const status = (number: number, words: string): Given => ({
  name: `HTTP ${number}`,
  give: (route) => route.fulfill({ status: number, body: '' }),
  words,
});

/** A dependency of the backend fails. */
export const TOO_SLOW = code('104');

/** Refused or broken; the session stays. Neighbours have different words, so that each is seen to be told. */
export const KEPT: readonly Given[] = [
  code('-1'),
  code('1'),
  code('102'),
  code('103'),
  TOO_SLOW,
  {
    name: 'code 1 in its own words',
    give: (route) => route.fulfill({ json: { resultCode: '1', resultMsg: 'The depot is closed today.' } }),
    words: 'The depot is closed today.',
  },
  {
    name: 'a code of no catalogue',
    give: (route) => route.fulfill({ json: { resultCode: 777 } }),
    words: 'Error',
  },
  {
    name: 'code 1 about a field that no form has',
    give: (route) =>
      route.fulfill({ status: 400, json: { resultCode: '1', resultMsg: 'pageSize: must be a number' } }),
    words: 'Something in this request is wrong. Please reload the page and try again',
  },
  status(403, '403: Forbidden'),
  status(429, '429: Too Many Requests'),
  status(500, '500: Internal Server Error'),
  status(503, '503: Service Unavailable'),
  {
    name: 'no JSON',
    give: (route) => route.fulfill({ body: '<p>Bad gateway</p>' }),
    words: 'We could not read the reply. Please try again',
  },
  { name: 'no line', give: (route) => route.abort(), words: 'Failed to fetch' },
  {
    name: 'no answer',
    give: () => undefined,
    after: (page) => page.evaluate(() => void dispatchEvent(new Event('time-is-up'))),
    words: 'No answer within 10 seconds',
  },
];

/** The backend has no such call. */
export const LACKING = code('105');

/** They end the session that the call was made with. */
export const ENDING: readonly Given[] = [code('101'), code('-1000'), status(401, LOGIN_EXPIRED)];

/** What the visitor reads instead: there is no session to end. */
export const LOG_IN_NEEDED = 'This could not be done without a login. Please try again, or log in.';

/** Ten seconds pass when the test says so. Call it before the first page is opened. */
export async function holdTime(page: Page): Promise<void> {
  await page.addInitScript(() => {
    AbortSignal.timeout = () => {
      const controller = new AbortController();
      const end = () => controller.abort(new DOMException('', 'TimeoutError'));
      addEventListener('time-is-up', end, { once: true });
      return controller.signal;
    };
  });
}
