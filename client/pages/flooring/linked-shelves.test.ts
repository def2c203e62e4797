import { describe, expect, it } from 'vitest';
import { catalogue } from '../../../fixtures/catalogue/catalogue.ts';
import { toProduct } from '../../../fixtures/catalogue/to-product.ts';
import { seriesShelves } from '../../data/series-shelves.ts';
import { linkedShelves } from './linked-shelves.ts';

const products = catalogue().map(toProduct);
const queryOf = (name: string, address: Parameters<typeof linkedShelves>[2]) =>
  linkedShelves(seriesShelves(products), products, address).find((shelf) => shelf.name === name)?.query;

describe('the link to another series', () => {
  it('keeps the sort order and the filters that match something there', () => {
    const filter = { species: ['Oak', 'Walnut'], dimensions: ['no such size'] };
    expect(queryOf('Chevron Flooring', { filter, sort: 'price-desc', look: 'cards' })).toBe(
      'type=chevron&species=Oak&species=Walnut&sort=price-desc',
    );
    expect(queryOf('Vinyl', { filter, sort: 'name', look: 'cards' })).toBe('type=vinyl');
  });

  it('keeps the table', () => {
    expect(queryOf('Vinyl', { filter: {}, sort: 'width-desc', look: 'table' })).toBe(
      'type=vinyl&sort=width-desc&look=table',
    );
  });

  it('never carries filters that leave the list empty', () => {
    // every walnut floor of the series is Prime (AB)
    const filter = { grade: ['Nature (ABC)'], species: ['Walnut'] };
    expect(queryOf('Chevron Flooring', { filter, sort: 'name', look: 'cards' })).toBe(
      'type=chevron&grade=Nature+%28ABC%29',
    );
  });

  it('keeps everything while the products load', () => {
    const [shelf] = linkedShelves(seriesShelves([]), undefined, {
      filter: { species: ['Teak'] },
      sort: 'name',
      look: 'cards',
    });
    expect(shelf?.query).toContain('species=Teak');
  });
});
