import { expect, it } from 'vitest';
import { seriesNamed } from '../../../contracts/domain/product/series.ts';
import { catalogue } from '../../../fixtures/catalogue/catalogue.ts';
import { dictionaries } from '../../../fixtures/catalogue/dictionaries.ts';
import { fittingServices } from '../../../fixtures/catalogue/fitting-services.ts';
import { type Product, toProduct } from '../../../fixtures/catalogue/to-product.ts';
import { backendOfCalls } from '../../lib/testing/open-backend.ts';
import { readFacts } from './facts-here.ts';

const backend = backendOfCalls();
const products = catalogue().map(toProduct);
const isVinyl = ({ productSeries }: Product) => seriesNamed(productSeries)?.productType === 'SPC Vinyl';

/** A backend that has lists and their pages, and doesn't work out plans. */
function answer(body: URLSearchParams): object {
  if (body.has('pageSize')) {
    const ids: string[] = JSON.parse(body.get('productIds') ?? '["p-0102"]');
    const some = ids.flatMap((id) => products.find(({ productId }) => productId === id) ?? []);
    return { resultCode: '0', data: { products: some, facts: [], total: 81, isNear: false, sort: 'name' } };
  }
  const [type, series] = [body.get('productType'), body.get('series') ?? ''];
  if (!type) return { resultCode: '0', data: dictionaries().InstallMethod };
  if (series === 'Fitting') return { resultCode: '0', data: fittingServices() };
  const data = products.filter((product) =>
    series
      ? product.productSeries === series
      : product.productSeries !== 'Accessories' && isVinyl(product) === (type === 'SPC Vinyl'),
  );
  return { resultCode: '0', data };
}

it('works out some floors as it does with all of them, and reads no others', async () => {
  backend().answer = answer;
  const vinyl = products.find(isVinyl)?.productId ?? '';
  const { data: all } = await readFacts({ brand: 'Alderline' });
  backend().asked.length = 0;
  const { data: some } = await readFacts({ productIds: [vinyl, 'p-0101'], pageSize: 1, brand: 'Alderline' });
  const wanted = all.floors.filter(({ productId }) => ['p-0101', 'p-0102', vinyl].includes(productId));
  expect(wanted).toHaveLength(3);
  expect(some.floors).toHaveLength(3);
  expect(some.floors).toEqual(expect.arrayContaining(wanted));
  expect([some.accessories, some.fittings]).toEqual([all.accessories, all.fittings]);
  expect(some.page).toEqual({ productIds: ['p-0102'], total: 81, isNear: false });
  const lists = backend().asked.filter((body) => body.has('productType'));
  expect(lists.map((body) => body.get('series')).sort()).toEqual(['Accessories', 'Fitting']);
});
