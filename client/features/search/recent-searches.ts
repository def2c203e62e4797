import { keptChoice } from '../../state/kept-choice.ts';

const MOST = 6;

const isText = (value: unknown): value is string => typeof value === 'string';

/** What was searched for in this browser, the latest first. */
export const recentSearches = keptChoice<{ readonly searches: readonly string[] }>({
  key: 'alderline.searches',
  version: 1,
  none: { searches: [] },
  read: ({ searches }) =>
    Array.isArray(searches) ? { searches: searches.filter(isText).slice(0, MOST) } : undefined,
});

export function rememberSearch(q: string): void {
  const { searches } = recentSearches.now();
  recentSearches.keep({ searches: [q, ...searches.filter((other) => other !== q)].slice(0, MOST) });
}

export const forgetSearches = (): void => recentSearches.keep({ searches: [] });
