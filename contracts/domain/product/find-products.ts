import MiniSearch, { type Query } from 'minisearch';
import { searchWords } from '../text/search-text.ts';
import { readSearch } from '../text/typed-search.ts';
import { floorSize } from './floor-size.ts';
import { type UseId, usesOf } from './floor-uses.ts';
import { NumberWords } from './number-words.ts';
import { seriesNamed } from './series.ts';

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

/** A field's weight: a name means few products, and what a floor is for means many. */
const WEIGHTS = { name: 6, series: 5, size: 4, look: 3, use: 1 };
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
  const ends = parts.map((_, at) => parts.slice(at).join(''));
  return [...new Set([...ends, ...(productNo.match(/\d+$/) ?? [])])];
}

/** A name's words without those of the product's number. */
function nameWords(
  { productName, productNo }: FoundProduct,
  numbers: readonly string[] = numberWords(productNo),
): string[] {
  return wordsOf(productName).filter((word) => !isFloorWord(word) && !numbers.includes(word));
}

/** The same for products that words can't tell apart. */
function textOf(product: FoundProduct, numbers: readonly string[]): string {
  const { productSeries, specification, treeType, productLevel, productColor, productSurface, finish } =
    product;
  const look = [treeType, productLevel, productColor, productSurface, finish];
  return JSON.stringify([nameWords(product, numbers), productSeries, specification, look]);
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

const FIELD_WORDS: Readonly<Record<Field, (product: FoundProduct) => readonly string[]>> = {
  name: (product) => nameWords(product),
  series: ({ productSeries }) => wordsOf(`${productSeries} ${seriesNamed(productSeries)?.menu?.label ?? ''}`),
  size: ({ specification }) => sizeWords(specification),
  look: ({ treeType, productLevel, productColor, productSurface, finish }) =>
    wordsOf(`${treeType} ${productLevel} ${productColor} ${productSurface} ${finish}`),
  use: useWords,
};
const FIELDS = Object.keys(WEIGHTS) as Field[];

/** Of products that have only some of the words. */
const NEAR_MAX = 8;

const HAS_DIGIT = /\p{N}/u;
/** Shorter words are near too many others. */
const FUZZY_MIN = 5;

/** A word may be half typed; a figure is meant as it is. */
const asTyped = (word: string, isMistyped: boolean): Query => ({
  queries: [word],
  prefix: HAS_DIGIT.test(word) ? /^\p{L}/u.test(word) : word.length > 1,
  fuzzy: isMistyped && !HAS_DIGIT.test(word) && word.length >= FUZZY_MIN ? 0.25 : false,
});

/** The word as typed, or what else it may mean, which counts less. */
function oneWord(word: string, isMistyped: boolean): Query {
  const meant = (MEANT.get(word) ?? []).map((phrase) => ({
    combineWith: 'AND' as const,
    queries: wordsOf(phrase),
    boost: Object.fromEntries(FIELDS.map((field) => [field, WEIGHTS[field] / 2])),
  }));
  return { combineWith: 'OR', queries: [asTyped(word, isMistyped), ...meant] };
}

export interface Found<P> {
  /** best first */
  readonly products: readonly P[];
  /** no product has all of the words; these have some of them */
  readonly isNear: boolean;
}

/** What products are found by that differ only in their numbers. */
interface Text {
  id: number;
  readonly product: FoundProduct;
  places: number[];
}

/** Texts indexed at a time, which take some 10 ms. */
const CHUNK = 100;

/**
 * A search of products by number, name, series, species, grade, finish, colour, size and use: words in any order, half typed,
 * mistyped, or another word of the trade for the same. A product goes by how many were added before it.
 */
export class ProductSearch {
  readonly #numbers = new NumberWords();
  readonly #texts: Text[] = [];
  readonly #known = new Map<string, Text>();
  readonly #index = new MiniSearch<Text>({
    fields: FIELDS,
    extractField: ({ id, product }, field) =>
      field === 'id' ? id : FIELD_WORDS[field as Field](product).join(' '),
    tokenize: (text) => text.split(' '),
    processTerm: (word) => word,
    searchOptions: {
      boost: WEIGHTS,
      weights: { prefix: 0.6, fuzzy: 0.3 },
      // `oak` alone means floors; an accessory is asked for by what it is
      boostDocument: (id) => (this.#texts[id]?.product.productSeries === 'Accessories' ? 0.5 : 1),
    },
  });
  #count = 0;

  add(product: FoundProduct): void {
    const place = this.#count;
    this.#count += 1;
    const numbers = numberWords(product.productNo);
    this.#numbers.add(numbers, place);
    const key = textOf(product, numbers);
    const known = this.#known.get(key);
    if (known) {
      known.places.push(place);
      return;
    }
    const text = { id: this.#texts.length, product, places: [place] };
    this.#known.set(key, text);
    this.#texts.push(text);
  }

  /** Makes the index, once all products have been added. */
  end(): void {
    this.#known.clear();
    this.#numbers.arrange([...Array(this.#numbers.size).keys()].sort(this.#numbers.compare));
    this.#index.addAll(this.#texts);
  }

  /**
   * The same for many products, a part at a time, so that others have their turn.
   * @param order the numbers of all products, in the order in which they go from now on
   * @param sort the numbers below a count
   */
  async endInOrder(
    order: Uint32Array,
    sort: (count: number, compare: (a: number, b: number) => number) => Promise<ArrayLike<number>>,
  ): Promise<void> {
    this.#known.clear();
    const placeOf = new Uint32Array(order.length);
    order.forEach((before, place) => {
      placeOf[before] = place;
    });
    const moved = (places: number[]) => places.map((place) => placeOf[place] ?? 0).sort((a, b) => a - b);
    for (const text of this.#texts) text.places = moved(text.places);
    this.#numbers.move(placeOf);
    this.#numbers.arrange(await sort(this.#numbers.size, this.#numbers.compare));
    // what counts the same is found in the order in which it was indexed
    this.#texts.sort((a, b) => (a.places[0] ?? 0) - (b.places[0] ?? 0));
    this.#texts.forEach((text, id) => {
      text.id = id;
    });
    await this.#index.addAllAsync(this.#texts, { chunkSize: CHUNK });
  }

  /**
   * @param within 1 for each product to look through; all by default
   * @returns best first; none for a text without words
   */
  find(text: string, within?: Uint8Array): Found<number> {
    const typed = wordsOf(readSearch(text)).filter((word) => !EMPTY.has(word));
    const telling = typed.filter((word) => !isFloorWord(word));
    const words = telling.length > 0 ? telling : typed;
    const isWithin = (place: number) => within?.[place] !== 0;
    const numbered = new Set(this.#withNumber(words).filter(isWithin));
    for (const isMistyped of [false, true]) {
      const found = this.#withWords(words, 'AND', isMistyped).filter(
        (place) => isWithin(place) && !numbered.has(place),
      );
      if (numbered.size + found.length > 0) return { products: [...numbered, ...found], isNear: false };
    }
    const near = words.length > 1 ? this.#withWords(words, 'OR', true).filter(isWithin) : [];
    return { products: near.slice(0, NEAR_MAX), isNear: true };
  }

  #withWords(words: readonly string[], combineWith: 'AND' | 'OR', isMistyped: boolean): number[] {
    const queries = words.map((word) => oneWord(word, isMistyped));
    return this.#index.search({ combineWith, queries }).flatMap(({ id }) => this.#texts[id]?.places ?? []);
  }

  /** Products with the typed number and all the words typed beside it. */
  #withNumber(words: readonly string[]): number[] {
    const whole = this.#numbered(words.join(''));
    if (whole.length > 0) return whole;
    const joined: string[] = [];
    for (const word of words) {
      const both = `${joined.at(-1) ?? ''}${word}`;
      if (this.#numbers.has(both)) joined.splice(-1, 1, both);
      else joined.push(word);
    }
    const numbers = joined.filter((word) => HAS_DIGIT.test(word) && this.#numbered(word).length > 0);
    const others = joined.filter((word) => !numbers.includes(word));
    if (numbers.length === 0 || others.length === 0) return [];
    return numbers.reduce(
      (left, number) => {
        const having = new Set(this.#numbered(number));
        return left.filter((place) => having.has(place));
      },
      this.#withWords(others, 'AND', false),
    );
  }

  /** A number may be half typed from a letter on. */
  #numbered(word: string): number[] {
    return this.#numbers.find(word, /^\p{L}+\p{N}/u.test(word));
  }
}

/** @returns finds the products for a text; none for a text without words */
export function productFinder<P extends FoundProduct>(products: readonly P[]): (text: string) => Found<P> {
  const search = new ProductSearch();
  for (const product of products) search.add(product);
  search.end();
  return (text) => {
    const { products: found, isNear } = search.find(text);
    return { products: found.flatMap((at) => products[at] ?? []), isNear };
  };
}
