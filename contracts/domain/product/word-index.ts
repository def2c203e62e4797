/** A word that is looked for. */
export interface SearchedWord {
  readonly word: string;
  /** whether longer words that begin with it count, too */
  readonly isHalf: boolean;
  /** the most letters that may be wrong, missing or too many */
  readonly mistakes: number;
}

/** One of the things that a typed word may mean: all of these words. */
export interface Meaning {
  readonly words: readonly SearchedWord[];
  readonly boost: number;
}

/** What a word counts that is longer than the one typed, or differs from it. */
const HALF = { weight: 0.6, loss: 0.3 };
const MISTYPED = { weight: 0.3, loss: 1 };

/** Okapi BM25+ with its usual figures: a rare word in a short text counts most. */
const [K, B, D] = [1.2, 0.7, 0.5];

/** The texts of one field. Many products share a text, so each is kept and scored once. */
class Field {
  readonly #ids = new Map<string, number>();
  readonly #textsOf = new Map<string, number | number[]>();
  /** words by their first letter, which finds those that begin alike */
  readonly #byLetter = new Map<string, string[]>();
  /** words without digits: a figure is never mistyped */
  readonly #spelled: string[] = [];
  /** the number of different words in each text */
  readonly lengths: number[] = [];
  /** the text of each product */
  textOf: number[] | Uint32Array = [];

  add(words: readonly string[]): void {
    const key = words.join(' ');
    let id = this.#ids.get(key);
    if (id === undefined) {
      id = this.lengths.length;
      this.#ids.set(key, id);
      const different = new Set(words);
      this.lengths.push(different.size);
      for (const word of different) this.#post(word, id);
    }
    (this.textOf as number[]).push(id);
  }

  #post(word: string, id: number): void {
    const texts = this.#textsOf.get(word);
    if (Array.isArray(texts)) texts.push(id);
    else if (texts !== undefined) this.#textsOf.set(word, [texts, id]);
    else {
      this.#textsOf.set(word, id);
      const alike = this.#byLetter.get(word.charAt(0));
      if (alike) alike.push(word);
      else this.#byLetter.set(word.charAt(0), [word]);
      if (!/\p{N}/u.test(word)) this.#spelled.push(word);
    }
  }

  arrange(order: Uint32Array): void {
    this.#ids.clear();
    this.textOf = order.map((at) => this.textOf[at] ?? 0);
  }

  textsWith(word: string): readonly number[] {
    const texts = this.#textsOf.get(word);
    return texts === undefined ? [] : [texts].flat();
  }

  /** The words that match, each with what it counts. */
  matches({ word, isHalf, mistakes }: SearchedWord): ReadonlyMap<string, number> {
    const found = new Map<string, number>();
    if (mistakes > 0)
      for (const other of this.#spelled) {
        const distance = editDistance(word, other, mistakes);
        if (distance <= mistakes) found.set(other, counted(MISTYPED, other, distance));
      }
    if (isHalf)
      for (const other of this.#byLetter.get(word.charAt(0)) ?? [])
        if (other.startsWith(word)) found.set(other, counted(HALF, other, other.length - word.length));
    if (this.#textsOf.has(word)) found.set(word, 1);
    return found;
  }
}

const counted = ({ weight, loss }: typeof HALF, { length }: string, distance: number) =>
  (weight * length) / (length + loss * distance);

/** Finds products by words in any of several fields, best first. Products go by the number of others added before them. */
export class WordIndex {
  readonly #fields: readonly (readonly [Field, weight: number])[];
  #boosts: number[] | Float32Array = [];
  /** by what is looked through */
  readonly #shares = new WeakMap<object, readonly Shared[]>();

  /** @param weights what a word counts in each field */
  constructor(weights: readonly number[]) {
    this.#fields = weights.map((weight) => [new Field(), weight]);
  }

  /** @param texts the words of each field. @param boost what the product counts beside others */
  add(texts: readonly (readonly string[])[], boost: number): void {
    this.#fields.forEach(([field], at) => {
      field.add(texts[at] ?? []);
    });
    (this.#boosts as number[]).push(boost);
    this.#shares.delete(this);
  }

  /** Ends the adding. @param order the numbers of all products, in the order in which they go from now on */
  arrange(order: Uint32Array): void {
    for (const [field] of this.#fields) field.arrange(order);
    this.#boosts = Float32Array.from(order, (at) => this.#boosts[at] ?? 1);
  }

  /**
   * @param words what each typed word may mean
   * @param least how many of the typed words a product must have
   * @param within 1 for each product to look through; all by default
   */
  search(words: readonly (readonly Meaning[])[], least: number, within?: Uint8Array): number[] {
    const count = this.#boosts.length;
    const fields = this.#sharesOf(within);
    const total = new Float64Array(count);
    const quality = new Uint16Array(count);
    const had = new Uint16Array(count);
    const lastHad = new Uint16Array(count);
    words.forEach((meanings, number) => {
      for (const { words: all, boost } of meanings) {
        const scores = this.#scoresOfAll(fields, all);
        for (let at = 0; at < count; at += 1) {
          const score = scores[at] as number;
          if (score === 0) continue;
          total[at] = (total[at] as number) + boost * score;
          quality[at] = (quality[at] as number) + all.length;
          if (lastHad[at] !== number + 1) had[at] = (had[at] as number) + 1;
          lastHad[at] = number + 1;
        }
      }
    });
    const found: number[] = [];
    for (let at = 0; at < count; at += 1) {
      if ((had[at] as number) < least || within?.[at] === 0) continue;
      total[at] = -(total[at] as number) * (quality[at] as number) * (this.#boosts[at] as number);
      found.push(at);
    }
    return sortedByFigure(found, total);
  }

  #sharesOf(within: Uint8Array | undefined): readonly Shared[] {
    const key = within ?? this;
    const known = this.#shares.get(key);
    if (known) return known;
    const shares = this.#fields.map(([field, weight]) => ({ field, weight, ...shareOf(field, within) }));
    this.#shares.set(key, shares);
    return shares;
  }

  /** What words count together in each product that has all of them; 0 in the others. */
  #scoresOfAll(fields: readonly Shared[], words: readonly SearchedWord[]): Float64Array {
    const [sum = new Float64Array(), ...others] = words.map((word) => this.#scores(fields, word));
    for (const scores of others)
      for (let at = 0; at < sum.length; at += 1) {
        const [one, other] = [sum[at] as number, scores[at] as number];
        sum[at] = one > 0 && other > 0 ? one + other : 0;
      }
    return sum;
  }

  /** What a word counts in each product. */
  #scores(fields: readonly Shared[], word: SearchedWord): Float64Array {
    const scores = new Float64Array(this.#boosts.length);
    for (const { field, weight, products, count, length } of fields) {
      const matches = field.matches(word);
      if (matches.size === 0) continue;
      const ofText = new Float64Array(field.lengths.length);
      for (const [match, share] of matches) {
        const texts = field.textsWith(match);
        const having = texts.reduce((sum, text) => sum + (products[text] ?? 0), 0);
        const rarity = Math.log(1 + (count - having + 0.5) / (having + 0.5));
        for (const text of texts) {
          const relative = (field.lengths[text] ?? 0) / length;
          const often = (K + 1) / (1 + K * (1 - B + B * relative));
          ofText[text] = (ofText[text] ?? 0) + share * weight * rarity * (D + often);
        }
      }
      const { textOf } = field;
      for (let at = 0; at < scores.length; at += 1)
        scores[at] = (scores[at] as number) + (ofText[textOf[at] as number] as number);
    }
    return scores;
  }
}

interface Shared {
  readonly field: Field;
  readonly weight: number;
  /** how many of the products looked through have each text */
  readonly products: Uint32Array;
  /** of the products looked through */
  readonly count: number;
  /** the mean number of words of their texts */
  readonly length: number;
}

function shareOf(
  field: Field,
  within: Uint8Array | undefined,
): Pick<Shared, 'products' | 'count' | 'length'> {
  const products = new Uint32Array(field.lengths.length);
  let [count, words] = [0, 0];
  for (let at = 0; at < field.textOf.length; at += 1) {
    if (within?.[at] === 0) continue;
    const text = field.textOf[at] ?? 0;
    products[text] = (products[text] ?? 0) + 1;
    words += field.lengths[text] ?? 0;
    count += 1;
  }
  return { products, count, length: words / count };
}

/**
 * Sorts by a figure, lowest first; equals keep their order. Quick where many have the same figure.
 * @param items their numbers
 * @param figures of all items
 */
export function sortedByFigure(items: readonly number[], figures: ArrayLike<number>): number[] {
  const groups = new Map<number, number>();
  for (const item of items) {
    const figure = figures[item] as number;
    groups.set(figure, (groups.get(figure) ?? 0) + 1);
  }
  let start = 0;
  for (const figure of [...groups.keys()].sort((a, b) => a - b)) {
    const size = groups.get(figure) as number;
    groups.set(figure, start);
    start += size;
  }
  const sorted = new Array<number>(items.length);
  for (const item of items) {
    const place = groups.get(figures[item] as number) as number;
    groups.set(figures[item] as number, place + 1);
    sorted[place] = item;
  }
  return sorted;
}

/** How many letters have to be changed, added or taken away; more than `most` may be too few. */
function editDistance(from: string, to: string, most: number): number {
  if (Math.abs(from.length - to.length) > most) return most + 1;
  let row = Array.from({ length: to.length + 1 }, (_, at) => at);
  for (let down = 1; down <= from.length; down += 1) {
    const next = [down];
    for (let across = 1; across <= to.length; across += 1) {
      const isSame = from[down - 1] === to[across - 1];
      const changed = (row[across - 1] ?? 0) + (isSame ? 0 : 1);
      next.push(Math.min(changed, (row[across] ?? 0) + 1, (next[across - 1] ?? 0) + 1));
    }
    row = next;
    if (Math.min(...row) > most) return most + 1;
  }
  return row.at(-1) ?? 0;
}
