import { describe, expect, it } from 'vitest';
import { catalogue, itemByNumber } from '../../../fixtures/catalogue/catalogue.ts';
import { productSpecs } from '../../../fixtures/catalogue/technical-facts.ts';
import { toProduct } from '../../../fixtures/catalogue/to-product.ts';
import { galleryPictures } from './gallery-pictures.ts';

const specs = new Map(productSpecs().map((spec) => [spec.productNo, spec]));
const floor = toProduct(itemByNumber('AL-H101'));
const wordsOf = (productNo: string) =>
  galleryPictures(toProduct(itemByNumber(productNo)), 5, specs.get(productNo)?.layers).map(
    ({ words }) => words,
  );

describe('pictures of a product', () => {
  it('has each picture once, the main one first, up to the limit', () => {
    const many = { ...floor, mainImg: 'b', img1: 'a', img2: 'b', img3: 'c', img4: 'd', img5: 'e' };
    const urls = (product: typeof many, limit: number) =>
      galleryPictures(product, limit, undefined).map(({ url }) => url);
    expect(urls(many, 4)).toEqual(['b', 'a', 'c', 'd']);
    expect(urls(many, 5)).toEqual(['b', 'a', 'c', 'd', 'e']);
    expect(urls({ ...many, mainImg: '', img1: '' }, 5)).toEqual(['b', 'c', 'd', 'e']);
  });

  it('takes captions from the names of our own pictures', () => {
    expect(wordsOf('AL-H101').slice(0, 3)).toEqual([
      'Laid, seen from above',
      'Surface, close up',
      'Edge of the board: 3 mm wear layer on birch plywood',
    ]);
    expect(wordsOf('AL-L104')[2]).toBe(
      'Edge of the board: 0.55 mm wear layer on stone-plastic composite (SPC)',
    );
    expect(wordsOf('AL-S101')[2]).toBe('Edge of the board');
    expect(wordsOf('AL-Z103')).toEqual([
      toProduct(itemByNumber('AL-Z103')).productName,
      `${toProduct(itemByNumber('AL-Z103')).productName}, close up`,
    ]);
  });

  it('captions two rooms of every floor, and no picture of a floor by its number alone', () => {
    for (const { kind, number } of catalogue()) {
      const words = wordsOf(number);
      expect(words, number).toHaveLength(kind === 'floor' ? 5 : 2);
      expect(words.filter((each) => /^Picture/.test(each))).toEqual([]);
      if (kind === 'floor')
        expect(
          words.slice(3).every((each) => /^(In an?|At the|At a) /.test(each)),
          number,
        ).toBe(true);
    }
  });

  it('describes an edge with the layers loaded so far, and numbers pictures that are not ours', () => {
    expect(galleryPictures(floor, 5, undefined)[2]?.words).toBe('Edge of the board: 3 mm wear layer');
    const foreign = { ...floor, mainImg: '', img1: '', img2: 'https://a.example/b.jpg' };
    expect(galleryPictures(foreign, 5, undefined)[0]?.words).toBe('Picture 1');
  });
});
