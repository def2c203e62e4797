import { useEffect, useRef } from 'react';
import type { PageHead } from '../../../contracts/site/page-rendering.ts';
import type { PageWords } from '../../../contracts/site/page-words.ts';
import { brandName } from '../../lib/api-client.ts';
import { usePageDetail } from '../../state/page-detail.ts';
import { headOf, titleOf } from './head.ts';
import { addressOf, type Place } from './page-target.ts';

/** Keeps the document's head in step with the page being shown; the first one came from the server. */
export function useHead(place: Place): void {
  const address = addressOf(place);
  const first = useRef<string | undefined>(address);
  const detail = usePageDetail(address);
  useEffect(() => {
    // not deferred: the history and screen readers read the title on arrival
    document.title = titleOf(place, brandName(), detail);
    if (first.current === address) return;
    first.current = undefined;
    let isCurrent = true;
    loadWords(place).then(
      (words) => isCurrent && applyHead(headOf(place, brandName(), words, detail)),
      // offline, where no program reads the head either
      () => undefined,
    );
    return () => {
      isCurrent = false;
    };
  }, [place, address, detail]);
}

/** Descriptions and keywords are only read by programs, so they aren't part of the first bundle. */
async function loadWords({ match }: Place): Promise<PageWords> {
  const { NOT_FOUND_WORDS, PAGE_WORDS } = await import('../../../contracts/site/page-words.ts');
  return match ? PAGE_WORDS[match.id] : NOT_FOUND_WORDS;
}

/** Updates the document's head for the page being shown; the server wrote the first one. */
function applyHead(head: PageHead): void {
  document.title = head.title;
  set('meta[name="description"]', 'content', head.description);
  set('meta[name="keywords"]', 'content', head.keywords);
  set('meta[name="robots"]', 'content', head.robots);
  set('meta[property="og:title"]', 'content', head.title);
  set('meta[property="og:description"]', 'content', head.description);
  const canonical = document.head.querySelector<HTMLLinkElement>('link[rel="canonical"]');
  // The server wrote the shop's public address, which may not be the one this browser used.
  if (canonical) canonical.href = new URL(head.canonical, canonical.href).href;
  // It describes the page that the server wrote.
  document.head.querySelector('script[type="application/ld+json"]')?.remove();
  if (head.image) set('meta[property="og:image"]', 'content', head.image);
}

function set(selector: string, attribute: string, value: string): void {
  document.head.querySelector(selector)?.setAttribute(attribute, value);
}
