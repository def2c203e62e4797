import { searchWords } from '../text/search-text.ts';
import { readSearch } from '../text/typed-search.ts';
import { floorSize } from './floor-size.ts';
import { type UseId, usesOf } from './floor-uses.ts';
import { seriesNamed } from './series.ts';
import { type Meaning, type SearchedWord, WordIndex } from './word-index.ts';

/** What a product is found by. */
export interface FoundProduct {
  readonly productId: string;
  readonly productNo: string;
  readonly productName: string;
  readonly productSeries: string;
  readonly specification: string;
  readonly treeType: string;
  readonly productLevel: string;
  readonly productColor: string;
  readonly productSurface: string;
  readonly finish: string;
}

/** A field's weight: a number means one product, a name nearly so, and what a floor is for means many. */
const WEIGHTS = { number: 12, name: 6, series: 5, size: 4, look: 3, use: 1 };
type Field = keyof typeof WEIGHTS;

/**
 * Other words for what our products are called, by the word that is typed: each is a phrase all of whose words must be found.
 * Words that are found as they are need no line.
 */
const MEANT: ReadonlyMap<string, readonly string[]> = new Map(
  Object.entries({
    bead: ['scotia'],
    beading: ['scotia'],
    blond: ['natural', 'invisible'],
    blonde: ['natural', 'invisible'],
    board: ['plank'],
    brown: ['smoked', 'fumed', 'chestnut'],
    character: ['rustic'],
    clear: ['prime'],
    dark: ['smoked', 'fumed', 'black', 'chestnut'],
    fishbone: ['herringbone'],
    fumed: ['smoked'],
    glue: ['adhesive'],
    golden: ['honey'],
    gray: ['grey'],
    hw: ['hardwax'],
    kitchen: ['bathroom'],
    lime: ['limed'],
    light: ['white', 'limed', 'invisible', 'sand'],
    liming: ['limed'],
    lvt: ['vinyl'],
    mat: ['underlay'],
    membrane: ['underlay'],
    moulding: ['scotia', 'skirting'],
    nosing: ['stair'],
    pale: ['white', 'limed', 'invisible', 'sand'],
    polish: ['oil'],
    profile: ['bar', 'ramp'],
    raw: ['invisible'],
    reducer: ['ramp'],
    sealer: ['oil', 'lacquered'],
    select: ['prime'],
    smoked: ['fumed'],
    spc: ['vinyl'],
    step: ['stair'],
    textured: ['brushed', 'hand scraped', 'saw mark'],
    threshold: ['bar', 'ramp'],
    tile: ['vinyl', 'versailles'],
    trim: ['bar', 'ramp', 'scotia'],
    ufh: ['underfloor heating'],
    unfinished: ['invisible'],
    untreated: ['invisible'],
    varnished: ['lacquered'],
    washed: ['white', 'limed'],
    waterproof: ['bathroom'],
    whitewashed: ['white', 'limed'],
    zigzag: ['chevron', 'herringbone'],
  }),
);

/** Phrases that are read as one word, before anything else. */
const PHRASES: readonly (readonly [RegExp, string])[] = [
  [/(\d),(?=\d{3}\b)/g, '$1'],
  [/(\d),(?=\d)/g, '$1.'],
  [/(\d) ?[x*] ?(?=\d)/g, '$1 '],
  [/\bwet[ -]?rooms?\b/g, 'bathroom'],
  [/\b(?:luxury )?vinyl tiles?\b/g, 'vinyl'],
  [/\bunder ?floor\b/g, 'underfloor'],
  [/\btongue (?:and|&) groove\b/g, 'tg'],
  [/\bt ?(?:&|and) ?g\b/g, 'tg'],
  [/\bthree[ -]ply\b/g, '3ply'],
  [/\b3[ -]ply\b/g, '3ply'],
  [/\bt[ -]bars?\b/g, 'tbar bar'],
  // 15/4 as on drawings, 15(4) as in our specification
  [/\b(\d+(?:\.\d+)?)[/(](\d+(?:\.\d+)?)\)?/g, '$1mm $2mm'],
  [/(\d+(?:\.\d+)?) ?(?:mm|millimet(?:re|er)s?)\b/g, '$1mm'],
  [/(\d+) ?cm\b/g, '$10mm'],
  [/(\d+)\.(\d) ?m\b/g, '$1$200mm'],
  [/\b(\d+(?:\.\d+)?mm) (?:wear ?)?layer\b|\b(?:wear ?)?layer(?: of)? (\d+(?:\.\d+)?mm)/g, 'layer$1$2'],
  [/(\d) ?(kg|g|ml|l|litres?)\b/g, '$1$2'],
];

/** Words that say nothing about a product; nor does `floor` beside others. */
const EMPTY = new Set(
  'a an and any at by do find for from grade have i in is it like look me need of on our show size some than that the to want we what wide with x you your'.split(
    ' ',
  ),
);

const isFloorWord = (word: string) => word === 'floor' || word === 'flooring';

/** A plural is found by its singular, and the other way round. */
const singular = (word: string) => (/^\p{L}{3,}[^s]s$/u.test(word) ? word.slice(0, -1) : word);

function wordsOf(text: string): string[] {
  const read = PHRASES.reduce((so, [phrase, word]) => so.replace(phrase, word), searchWords(text));
  return read
    .replace(/'s\b|s'(?= |$)/g, 's')
    .split(/[^\p{L}\p{N}.]+/u)
    .map((word) => singular(word.replace(/^\.+|\.+$/g, '')))
    .filter((word) => word !== '');
}

/** `AL-H105` is also typed as `ALH105`, `H105` and `105`. */
function numberWords(productNo: string): string[] {
  const parts = wordsOf(productNo);
  return [...parts, parts.join(''), ...(productNo.match(/\d+$/) ?? [])];
}

/** `14(3) x 190 x 1900 mm` by each of its figures, with and without the unit, and `layer3mm`. */
function sizeWords(specification: string): string[] {
  if (!specification.endsWith('mm')) return wordsOf(specification);
  const figures = specification.match(/\d+(?:\.\d+)?/g) ?? [];
  const layer = floorSize(specification)?.wearLayerMm;
  return [...figures, ...figures.map((figure) => `${figure}mm`), ...(layer ? [`layer${layer}mm`] : [])];
}

/** What follows from series and specification: what a floor is, and where it may lie. */
function useWords({ productSeries, specification }: FoundProduct): string[] {
  if (productSeries === 'Accessories') return ['accessory'];
  const isVinyl = seriesNamed(productSeries)?.productType === 'SPC Vinyl';
  const isLayered = specification.includes('(');
  return wordsOf(
    [
      'floor flooring board plank',
      isVinyl ? '' : 'wood timber wooden',
      isLayered ? 'wear layer' : '',
      isLayered && !isVinyl ? 'engineered' : '',
      ...usesOf({ productSeries, specification }).map((use) => USE_WORDS[use]),
    ].join(' '),
  );
}

/** Words for a use; stairs are looked for by what is made for them. */
const USE_WORDS: Readonly<Record<UseId, string>> = {
  heating: 'underfloor heating',
  bathroom: 'bathroom',
  stairs: '',
  commercial: 'commercial office shop',
};

/** The texts that the words of a field come from, of which there are few. */
const COMMON_TEXT: Readonly<Record<Exclude<Field, 'number' | 'name'>, (product: FoundProduct) => string>> = {
  series: ({ productSeries }) => productSeries,
  size: ({ specification }) => specification,
  look: ({ treeType, productLevel, productColor, productSurface, finish }) =>
    `${treeType} ${productLevel} ${productColor} ${productSurface} ${finish}`,
  use: ({ productSeries, specification }) => `${productSeries}: ${specification}`,
};

const FIELD_WORDS: Readonly<Record<Field, (product: FoundProduct) => readonly string[]>> = {
  number: ({ productNo }) => numberWords(productNo),
  name: ({ productName }) => wordsOf(productName).filter((word) => !isFloorWord(word)),
  series: ({ productSeries }) => wordsOf(`${productSeries} ${seriesNamed(productSeries)?.menu?.label ?? ''}`),
  size: ({ specification }) => sizeWords(specification),
  look: (product) => wordsOf(COMMON_TEXT.look(product)),
  use: useWords,
};
const FIELDS = Object.keys(WEIGHTS) as Field[];

/** Of products that have only some of the words. */
const NEAR_MAX = 8;

const HAS_DIGIT = /\p{N}/u;
/** Shorter words are near too many others. */
const FUZZY_MIN = 5;

/** A word may be half typed; a figure is meant as it is, unless it is a product's number that is being typed. */
const canBeHalf = (word: string) => (HAS_DIGIT.test(word) ? /^\p{L}/u.test(word) : word.length > 1);

const exactly = (word: string): SearchedWord => ({ word, isHalf: false, mistakes: 0 });

/** The word as typed, or what else it may mean, which counts less. */
function oneWord(word: string, isMistyped: boolean): readonly Meaning[] {
  const mayErr = isMistyped && !HAS_DIGIT.test(word) && word.length >= FUZZY_MIN;
  const typed = { word, isHalf: canBeHalf(word), mistakes: mayErr ? Math.round(word.length / 4) : 0 };
  const meant = (MEANT.get(word) ?? []).map((phrase) => ({
    words: wordsOf(phrase).map(exactly),
    boost: 0.5,
  }));
  return [{ words: [typed], boost: 1 }, ...meant];
}

export interface Found<P> {
  /** best first */
  readonly products: readonly P[];
  /** no product has all of the words; these have some of them */
  readonly isNear: boolean;
}

/**
 * A search of products by number, name, series, species, grade, finish, colour, size and use: words in any order, half typed,
 * mistyped, or another word of the trade for the same. Products go by the number of others that were added before them.
 */
export class ProductSearch {
  readonly #words = new WordIndex(Object.values(WEIGHTS));
  /** the words of what many products have in common, by field and text */
  readonly #common = new Map<string, readonly string[]>();

  add(product: FoundProduct): void {
    // `oak` alone means floors; an accessory is asked for by what it is
    const boost = product.productSeries === 'Accessories' ? 0.5 : 1;
    this.#words.add(
      FIELDS.map((field) => this.#wordsOf(product, field)),
      boost,
    );
  }

  #wordsOf(product: FoundProduct, field: Field): readonly string[] {
    if (field === 'number' || field === 'name') return FIELD_WORDS[field](product);
    const key = `${field} ${COMMON_TEXT[field](product)}`;
    const words = this.#common.get(key) ?? FIELD_WORDS[field](product);
    this.#common.set(key, words);
    return words;
  }

  /** @param order the numbers of all products in another order, by which they go from now on */
  arrange(order: Uint32Array): void {
    this.#words.arrange(order);
    this.#common.clear();
  }

  /**
   * @param within 1 for each product to look through; all by default
   * @returns best first; none for a text without words
   */
  find(text: string, within?: Uint8Array): Found<number> {
    const typed = wordsOf(readSearch(text)).filter((word) => !EMPTY.has(word));
    const telling = typed.filter((word) => !isFloorWord(word));
    const words = telling.length > 0 ? telling : typed;
    if (words.length === 0) return { products: [], isNear: true };
    const search = (least: number, isMistyped: boolean) =>
      this.#words.search(
        words.map((word) => oneWord(word, isMistyped)),
        least,
        within,
      );
    for (const isMistyped of [false, true]) {
      const found = search(words.length, isMistyped);
      if (found.length > 0) return { products: found, isNear: false };
    }
    return { products: words.length > 1 ? search(1, true).slice(0, NEAR_MAX) : [], isNear: true };
  }
}

/** @returns finds the products for a text; none for a text without words */
export function productFinder<P extends FoundProduct>(products: readonly P[]): (text: string) => Found<P> {
  const search = new ProductSearch();
  for (const product of products) search.add(product);
  return (text) => {
    const { products: found, isNear } = search.find(text);
    return { products: found.flatMap((at) => products[at] ?? []), isNear };
  };
}
