import { useEffect, useRef } from 'react';
import type { PageWords } from '../../contracts/page-words.ts';
import { brandName } from '../lib/api-client.ts';
import { usePageDetail } from '../state/page-detail.ts';
import { applyHead } from './apply-head.ts';
import { headOf, titleOf } from './head.ts';
import { addressOf, type Place } from './page-target.ts';

/** Keeps the document's head in step with the page being shown; the first one came from the server. */
export function useHead(place: Place): void {
  const address = addressOf(place);
  const first = useRef<string | undefined>(address);
  const detail = usePageDetail(address);
  useEffect(() => {
    // at once: the history and screen readers read it
    document.title = titleOf(place, brandName(), detail);
    if (first.current === address) return;
    first.current = undefined;
    let isCurrent = true;
    loadWords(place).then(
      (words) => isCurrent && applyHead(headOf(place, brandName(), words, detail)),
      // offline; whoever reads them is not there either
      () => undefined,
    );
    return () => {
      isCurrent = false;
    };
  }, [place, address, detail]);
}

/** Only for programs that read the head, so no first view waits for them. */
async function loadWords({ match }: Place): Promise<PageWords> {
  const { NOT_FOUND_WORDS, PAGE_WORDS } = await import('../../contracts/page-words.ts');
  return match ? PAGE_WORDS[match.id] : NOT_FOUND_WORDS;
}
