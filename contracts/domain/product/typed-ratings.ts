import { readSearch } from '../text/typed-search.ts';
import type { ProductFilter } from './product-filter.ts';
import { levelReaching, type TechnicalFilterName } from './technical-levels.ts';

/** A search, split into what products are found by and the levels that a floor has to reach. */
export interface RatedSearch {
  /** '' where nothing but ratings is asked for */
  readonly words: string;
  readonly levels: ProductFilter;
}

const BEFORE = String.raw`(?:\b(?:with|and|to|of|at least|min(?:imum)?\.?) |[>≥]=? ?)*`;
const AFTER = String.raw`(?: ?\+| ?(?:or|and) (?:better|more|above|higher|over)\b| plus\b| min(?:imum)?\b)?`;
const CLASS = '[234][1-4](?: ?/ ?[234][1-4])*';

/** As a rating is typed, by the filter that it means. What is asked for is the group. */
const RATINGS: readonly (readonly [TechnicalFilterName, RegExp])[] = (
  [
    [
      'fire',
      String.raw`(?:reaction to )?fire(?: rat(?:ing|ed)| class)* ${BEFORE}([b-e])(?: ?-?fl)?(?:[ ,-]*s ?[12])?\b`,
    ],
    ['fire', String.raw`(?:(?:euro)?class )?\b([b-e]) ?-?fl(?:[ ,-]*s ?[12])?\b`],
    [
      'ptv',
      String.raw`\b(?:wet )?(?:ptv|pendulum(?: test)?(?: value)?|slip(?: resistance| rating| resistant)?)(?: ptv| value)?:? ${BEFORE}(\d{2})\b(?!\/)(?: ?ptv\b)?`,
    ],
    ['ptv', String.raw`\b(\d{2}) ?\+? ?ptv\b`],
    ['useclass', String.raw`\b(?:(?:use|wear|usage) )?class(?:es)? ${BEFORE}(${CLASS})\b`],
    ['useclass', String.raw`\b([234][1-4](?: ?/ ?[234][1-4])+)\b`],
  ] as const
).map(([name, rating]) => [name, new RegExp(`${BEFORE}${rating}${AFTER}`, 'giu')]);

const DASHES = /\p{Pd}/gu;

/**
 * Takes ratings out of a search: `oak PTV 36+` is `oak` with a slip resistance of 36 or more. Between two levels of the filter
 * the higher is meant; a rating that none reaches stays a word.
 */
export function readRatings(text: string): RatedSearch {
  let words = readSearch(text).replace(DASHES, '-');
  const levels: Partial<Record<TechnicalFilterName, readonly string[]>> = {};
  for (const [name, rating] of RATINGS)
    words = words.replace(rating, (typed: string, asked: string) => {
      const level = levelReaching(name, asked);
      if (level === undefined) return typed;
      levels[name] = [level];
      return ' ';
    });
  if (Object.keys(levels).length === 0) return { words: readSearch(text), levels };
  // what stood around a rating may be one as well
  const rest = readRatings(words.replace(/^[\s,;+-]+|[\s,;+-]+$/g, '').replace(/\s+,/g, ','));
  return { words: rest.words, levels: { ...rest.levels, ...levels } };
}
