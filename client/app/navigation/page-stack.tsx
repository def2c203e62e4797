import { Activity, useState } from 'react';
import { canonicalSearch } from '../../../contracts/site/site-map.ts';
import { PageFrame } from './page-frame.tsx';
import type { Place } from './page-target.ts';

/** Background pages that keep their state; the one left longest ago goes first. */
const KEPT = 4;

interface Entry {
  readonly key: string;
  readonly place: Place;
}

/** A kept page has one entry, whatever its query. Any other page has one for each query. */
function keyOf({ match, device, search }: Place): string {
  if (!match) return `${device} not-found`;
  return match.page.keepAlive
    ? `${device} ${match.id}`
    : `${device} ${match.id} ${canonicalSearch(match.page, search)}`;
}

function withPlace(entries: readonly Entry[], entry: Entry): readonly Entry[] {
  const others = entries.filter(({ key, place }) => key !== entry.key && place.match?.page.keepAlive);
  return [...others.slice(-KEPT), entry];
}

/** The page in front, and behind it those kept alive for going back. */
export function PageStack({ place }: { place: Place }) {
  const current: Entry = { key: keyOf(place), place };
  const [entries, setEntries] = useState<readonly Entry[]>([current]);
  const front = entries.at(-1);
  if (front?.key !== current.key || front.place !== place) setEntries(withPlace(entries, current));
  // A fixed order, so that no page moves in the document and loses its inner scroll positions.
  const shown = [...entries].sort((a, b) => (a.key < b.key ? -1 : 1));
  return shown.map((entry) => (
    <Activity key={entry.key} mode={entry.key === front?.key ? 'visible' : 'hidden'}>
      <PageFrame place={entry.place} isFront={entry.key === front?.key} />
    </Activity>
  ));
}
