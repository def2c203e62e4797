import { mutate } from 'swr';
import { PAGE_DATA_ID, type PageData } from '../../contracts/site/page-rendering.ts';
import { configureApiClient } from '../lib/api-client.ts';
import { VISITOR_SCOPE } from '../lib/call-scope.ts';
import { onFailure } from '../lib/failure-channel.ts';
import { forgetReads } from '../lib/freshness.ts';
import { onSessionEnd, session } from '../state/session.ts';
import { handleFailure } from './failures.ts';
import { startHistory } from './history/browser-history.ts';
import { measureVisit } from './measure-visit.ts';
import { fetchPagesAhead } from './navigation/fetch-ahead.ts';
import { followTranslation } from './translated-texts.ts';

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
