import { tabStore } from '../../lib/storage.ts';

const KEY = 'alderline.scroll';
/** History entries whose position is kept; hardly anyone goes back further. */
const LIMIT = 50;

type Positions = [entry: string, y: number][];

function read(): Positions {
  const value = tabStore.read(KEY);
  return Array.isArray(value) ? (value as Positions) : [];
}

/** The scroll position of each history entry, kept across a reload. */
export function rememberScroll(entry: string, y: number): void {
  const others = read().filter(([key]) => key !== entry);
  tabStore.keep(KEY, [...others, [entry, Math.round(y)]].slice(-LIMIT));
}

export function rememberedScroll(entry: string): number {
  return read().find(([key]) => key === entry)?.[1] ?? 0;
}
