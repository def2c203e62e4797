import fc from 'fast-check';
import { expect, test } from 'vitest';
import { catalogue } from '../../../fixtures/catalogue/catalogue.ts';
import { productSpecs } from '../../../fixtures/catalogue/technical-facts.ts';
import { type Product, toProduct } from '../../../fixtures/catalogue/to-product.ts';
import { productFinder } from './find-products.ts';
import { matchesAll } from './product-filter.ts';
import type { TechnicalFacts } from './technical-levels.ts';
import { readRatings } from './typed-ratings.ts';

const products = catalogue().map(toProduct);
const find = productFinder(products);

const facts = new Map(
  productSpecs().map(({ productId, fireClass, slipWetPtv, useClass }): [string, TechnicalFacts] => [
    productId,
    { fireClass, slipWetPtv, useClass },
  ]),
);
const factsOf = ({ productId }: Product): TechnicalFacts => facts.get(productId) ?? {};

/** What has the words of a search, best first, and reaches its ratings. */
function search(typed: string): readonly Product[] {
  const { words, levels } = readRatings(typed);
  const found = words === '' ? products : find(words).products;
  const passes = matchesAll(levels);
  return found.filter((product) => passes({ ...product, ...factsOf(product) }));
}

type Wanted = string | ((product: Product) => boolean);
const series =
  (name: string, and: (product: Product) => boolean = () => true) =>
  (product: Product) =>
    product.productSeries === name && and(product);
const named = (words: RegExp) => (product: Product) => words.test(product.productName);
const sized = (size: RegExp) => (product: Product) => size.test(product.specification);
const vinyl = series('Vinyl');
const isFloor = (product: Product) => product.productSeries !== 'Accessories';
const of =
  (...tests: ((product: Product) => boolean)[]) =>
  (product: Product) =>
    tests.every((each) => each(product));
const slip = (ptv: number) => (product: Product) => (factsOf(product).slipWetPtv ?? 0) >= ptv;
const fire = (classes: RegExp) => (product: Product) => classes.test(factsOf(product).fireClass ?? '');
const oak = (product: Product) => product.treeType === 'Oak';
const herringbone = series('Herringbone Flooring');

/** What people type at a trade counter, and what they mean: one product as the first, or every one of the first three. */
const QUERIES: readonly (readonly [typed: string, wanted: Wanted])[] = [
  // numbers
  ['AL-H105', 'AL-H105'],
  ['al-h105', 'AL-H105'],
  ['alh105', 'AL-H105'],
  ['h105', 'AL-H105'],
  ['AL H105', 'AL-H105'],
  ['h10', ({ productNo }) => productNo.startsWith('AL-H10')],
  ['z113', 'AL-Z113'],
  ['h105 oak', 'AL-H105'],
  ['natural AL-H105', 'AL-H105'],
  // names, also mistyped or half typed
  ['Aylsham', 'AL-H105'],
  ['aylsham oak natural', 'AL-H105'],
  ['natural oak aylsham', 'AL-H105'],
  ['alysham', 'AL-H105'],
  ['aylshm', 'AL-H105'],
  ['walberswik', 'AL-M109'],
  ['blick', 'AL-V102'],
  ['clare', 'AL-P101'],
  ['framlingham 45', 'AL-X101'],
  // series and patterns
  ['herringbone', herringbone],
  ['herringbon', herringbone],
  ['heringbone', herringbone],
  ['chevron', series('Chevron Flooring')],
  ['chevron 60', series('Chevron Flooring', named(/60°/))],
  ['versailles', series('Versailles Panel')],
  ['parquet panel', series('Versailles Panel')],
  ['vinyl', vinyl],
  ['lvt', vinyl],
  ['spc', vinyl],
  ['luxury vinyl tile', vinyl],
  ['solid oak', series('Solid Oak Flooring')],
  ['3 ply click', series('3-Ply Click')],
  ['3-ply tongue and groove', series('3-Ply T&G')],
  ['archisigners', series("Archisigner's Collection")],
  // species, grades, finishes and colours, and the words that others use for them
  ['walnut floor', of(isFloor, named(/Walnut/))],
  ['hickory', named(/Hickory/)],
  ['teak herringbone', 'AL-H107'],
  ['prime herringbone', of(herringbone, ({ productLevel }) => productLevel === 'Prime (AB)')],
  ['rustic grade oak', of(isFloor, oak, ({ productLevel }) => productLevel === 'Rustic (ABCD)')],
  ['character grade', (p) => p.productLevel === 'Rustic (ABCD)' || /character/.test(p.productSurface)],
  ['lacquered oak', of(isFloor, ({ finish }) => finish === 'Lacquered')],
  ['hardwax oiled chevron', series('Chevron Flooring', ({ finish }) => finish === 'Hardwax oiled')],
  ['hand scraped', of(isFloor, ({ productSurface }) => /hand scraped/i.test(productSurface))],
  ['grey herringbone', 'AL-H104'],
  ['gray herringbone', 'AL-H104'],
  ['dark herringbone', of(herringbone, named(/Smoked|Fumed|Walnut/))],
  ['smoked oak', of(isFloor, named(/Oak Smoked/))],
  ['white floor', of(isFloor, named(/White|Limed/))],
  ['limed herringbone', 'AL-H111'],
  ['raw oak', of(isFloor, named(/Oak Invisible/))],
  ['unfinished look chevron', 'AL-X103'],
  // sizes
  ['190 mm', of(isFloor, sized(/ x 190 x /))],
  ['190mm oak', of(isFloor, oak, sized(/ x 190 x /))],
  ['14mm', of(isFloor, sized(/^14\(/))],
  ['15/4 herringbone', of(herringbone, sized(/^15\(4\)/))],
  ['90 x 450', sized(/ x 90 x 450 /)],
  ['grey oak herringbone 90', of(herringbone, sized(/ x 90 x /))],
  ['1,900 mm', of(isFloor, sized(/ x 1900 /))],
  ['6mm wear layer', sized(/\(6\)/)],
  ['wide planks 260', of(isFloor, sized(/ x 260 x /))],
  // what a floor is for
  ['underfloor heating', of(isFloor, ({ productSeries }) => productSeries !== 'Solid Oak Flooring')],
  ['bathroom', vinyl],
  ['floor for a wet room', vinyl],
  ['stairs', named(/Stair Nosing/)],
  // accessories
  ['glue', named(/Adhesive|Glue/)],
  ['underlay', named(/Underlay/)],
  ['skirting', named(/Skirting/)],
  ['oak threshold', named(/T-Bar|Ramp|Door Bar/)],
  ['oil', 'AL-Z116'],
  ['beading', named(/Scotia/)],
  ['oak', isFloor],
  ['brass door bar', 'AL-Z118'],
  // ratings, which a floor has to reach
  ['PTV 36', slip(36)],
  ['ptv 36+', slip(36)],
  ['slip 36', slip(36)],
  ['pendulum 40', slip(40)],
  ['oak herringbone PTV 36', of(herringbone, oak, slip(36))],
  ['grey herringbone slip resistance 36', 'AL-H104'],
  ['class 33', vinyl],
  ['use class 33', vinyl],
  ['23/33', vinyl],
  ['grey class 23/33/42', 'AL-L102'],
  ['Bfl-s1', vinyl],
  ['fire class Bfl', vinyl],
  ['bfl s1 walnut', 'AL-L106'],
  ['multiply fire class C', of(series('Multiply Inspiration'), fire(/^[BC]fl/))],
  ['Cfl-s1 PTV 40 oak', of(fire(/^[BC]fl/), slip(40), oak)],
];

test('what a person means by each of these searches comes first', () => {
  const wrong = QUERIES.flatMap(([typed, wanted]) => {
    const found = search(typed);
    const told = `${typed}: ${found.slice(0, 3).map(({ productNo, productName }) => `${productNo} ${productName}`)}`;
    if (typeof wanted === 'string') return found[0]?.productNo === wanted ? [] : [told];
    return found.length > 0 && found.slice(0, 3).every(wanted) ? [] : [told];
  });
  expect(wrong).toEqual([]);
});

test('every product is the first that its own number finds, and is found by its name', () => {
  const lost = products.filter(
    ({ productNo, productName }) =>
      find(productNo).products[0]?.productNo !== productNo ||
      !find(productName).products.some((found) => found.productNo === productNo),
  );
  expect(lost).toEqual([]);
});

test('any text finds products or none, each once', () => {
  const words = fc.constantFrom('constructor', '__proto__', 'oak', '14', 'mm', '"', '(', '%', '’s');
  const texts = fc.oneof(
    fc.string({ unit: 'grapheme' }),
    fc.array(words).map((some) => some.join(' ')),
  );
  fc.assert(
    fc.property(texts, (text) => {
      const found = find(text).products;
      expect(new Set(found).size).toBe(found.length);
      for (const product of found) expect(products).toContain(product);
    }),
  );
});

test('where no product has all the words, those that have most of them are near', () => {
  const { products: near, isNear } = find('herringbone walnut smoked');
  expect(isNear).toBe(true);
  expect(near.slice(0, 3).map(({ productNo }) => productNo)).toContain('AL-H108');
  expect(near.length).toBeLessThanOrEqual(8);
  expect(find('xyzzy')).toEqual({ products: [], isNear: true });
  expect(find(' .. for a ')).toEqual({ products: [], isNear: true });
});

test('a rating alone finds every floor that reaches it, and nothing else', () => {
  const numbers = (found: readonly Product[]) => found.map(({ productNo }) => productNo).sort();
  const reaching = (wanted: (product: Product) => boolean) => numbers(products.filter(wanted));
  expect(numbers(search('PTV 36'))).toEqual(reaching(slip(36)));
  expect(numbers(search('Cfl-s1'))).toEqual(reaching(fire(/^[BC]fl/)));
  expect(numbers(search('class 33'))).toEqual(reaching(vinyl));
});
