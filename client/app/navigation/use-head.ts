import { useEffect, useRef } from 'react';
import type { PageWords } from '../../../contracts/site/page-words.ts';
import { brandName } from '../../lib/api-client.ts';
import { usePageDetail } from '../../state/page-detail.ts';
import { applyHead } from './apply-head.ts';
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
