import { useEffect, useRef } from 'react';
import { brandName } from '../../lib/api-client.ts';
import { usePageDetail } from '../../state/page-detail.ts';
import { addressOf, type Place, titleOf } from './page-target.ts';

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
    // the rest is only read by programs, so it isn't part of the first bundle
    import('./head.ts').then(
      ({ applyHead, headOf }) => isCurrent && applyHead(headOf(place, brandName(), detail)),
      // offline, where no program reads the head either
      () => undefined,
    );
    return () => {
      isCurrent = false;
    };
  }, [place, address, detail]);
}
