import { Activity, useState } from 'react';
import { canonicalSearch } from '../../../contracts/site/site-map.ts';
import { type Arrival, currentArrival } from '../history/browser-history.ts';
import { PageFrame } from './page-frame.tsx';
import type { Place } from './page-target.ts';

/** Background pages that keep their state; the one left longest ago goes first. */
const KEPT = 4;

/** Arrivals that change an address but not its page. */
const STAYING: ReadonlySet<Arrival> = new Set(['load', 'refine']);

interface Entry {
  /** stays the same for as long as the page is kept; a later page has a higher one */
  readonly id: number;
  readonly key: string;
  readonly place: Place;
}

/** The page in front, then the others, the one left last first. */
type Entries = readonly [Entry, ...Entry[]];

/** A kept page has one entry, whatever its query. Any other page has one for each query. */
function keyOf({ match, device, search }: Place): string {
  if (!match) return `${device} not-found`;
  return match.page.keepAlive
    ? `${device} ${match.id}`
    : `${device} ${match.id} ${canonicalSearch(match.page, search)}`;
}

function withPlace(entries: Entries, place: Place): Entries {
  const [front] = entries;
  const key = keyOf(place);
  // the server's page, of an address whose query it doesn't read, is the browser's page at the whole address; a list that
  // is searched stays the same page, or its field would lose the focus
  const isSame = STAYING.has(currentArrival()) && front.place.match?.id === place.match?.id;
  const known = isSame ? front : entries.find((entry) => entry.key === key);
  const others = entries.filter((entry) => entry !== known && entry.place.match?.page.keepAlive);
  const id = known?.id ?? Math.max(...entries.map((entry) => entry.id)) + 1;
  return [{ id, key, place }, ...others.slice(0, KEPT)];
}

/** The page in front, and behind it those kept alive for going back. */
export function PageStack({ place }: { place: Place }) {
  const [entries, setEntries] = useState<Entries>([{ id: 0, key: keyOf(place), place }]);
  const [front] = entries;
  if (front.place !== place) setEntries(withPlace(entries, place));
  // A fixed order, so that no page moves in the document and loses its inner scroll positions.
  const shown = [...entries].sort((a, b) => a.id - b.id);
  return shown.map((entry) => (
    <Activity key={entry.id} mode={entry === front ? 'visible' : 'hidden'}>
      <PageFrame place={entry.place} isFront={entry === front} />
    </Activity>
  ));
}
