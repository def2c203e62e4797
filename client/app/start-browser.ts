import { mutate } from 'swr';
import { PAGE_DATA_ID, type PageData } from '../../contracts/site/page-rendering.ts';
import { configureApiClient } from '../lib/api-client.ts';
import { VISITOR_SCOPE } from '../lib/call-scope.ts';
import { onFailure } from '../lib/failure-channel.ts';
import { forgetReads } from '../lib/use-call.ts';
import { onSessionEnd, session } from '../state/session.ts';
import { handleFailure } from './failures.ts';
import { startHistory } from './history/browser-history.ts';
import { measureVisit } from './measure-visit.ts';
import { loadedPage, loadWholePage } from './navigation/page-code.ts';
import { placeOf } from './navigation/page-target.ts';
import { followTranslation } from './translated-texts.ts';

/** The signs that a link is about to be followed: a fifth of a second before the click, or more. */
const SIGNS = ['pointerover', 'touchstart', 'focusin'];

/** Fetches a page's code as soon as the pointer, a finger or the focus is on a link to it. */
function fetchPagesAhead(): void {
  for (const sign of SIGNS) document.addEventListener(sign, fetchAhead, { passive: true });
}

function fetchAhead({ target }: Event): void {
  const link = target instanceof Element ? target.closest('a') : null;
  if (link?.origin !== location.origin) return;
  const place = placeOf(link.pathname, '');
  // What fails now is tried again by the click, and reported then.
  if (place.match && !loadedPage(place)) loadWholePage(place).catch(() => undefined);
}

/** What the server wrote into the page. */
export function readPageData(): PageData {
  const block = document.getElementById(PAGE_DATA_ID)?.textContent;
  if (!block) throw new Error('The page has no data block');
  return JSON.parse(block) as PageData;
}

/** Connects the parts that must not depend on each other: client, session, cache, failures, history. */
export function startBrowser({ brand, siteSalt }: PageData): void {
  configureApiClient({ brand, siteSalt, token: () => session.token });
  followTranslation();
  startHistory();
  fetchPagesAhead();
  measureVisit();
  onFailure(handleFailure);
  onSessionEnd(forgetOwnReplies);
}

/** Clears what the previous user saw; what visitors may see can stay. */
function forgetOwnReplies(): void {
  forgetReads();
  void mutate((key) => Array.isArray(key) && key[2] !== VISITOR_SCOPE, undefined, { revalidate: false });
}
