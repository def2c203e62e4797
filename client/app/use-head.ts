import { useEffect, useRef } from 'react';
import { brandName } from '../lib/api-client.ts';
import { usePageDetail } from '../state/page-detail.ts';
import { applyHead } from './apply-head.ts';
import { headOf } from './head.ts';
import { addressOf, type Place } from './page-target.ts';

/** Keeps the document's head in step with the page being shown; the first one came from the server. */
export function useHead(place: Place): void {
  const isFirst = useRef(true);
  const address = addressOf(place);
  const detail = usePageDetail(address);
  useEffect(() => {
    if (isFirst.current && !detail) {
      isFirst.current = false;
      return;
    }
    isFirst.current = false;
    applyHead(headOf(place, brandName(), detail));
  }, [place, detail]);
}
