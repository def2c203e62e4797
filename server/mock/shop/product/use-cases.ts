import type { InputOf } from '../../../../contracts/api/calls.ts';
import { sortProducts } from '../../../../contracts/domain/product/product-sort.ts';
import { SERIES } from '../../../../contracts/domain/product/series.ts';
import { FITTING_SERIES } from '../../../../contracts/domain/quantity/goods-count.ts';
import { CallFailure } from '../../../calls/call-failure.ts';
import { refuseField } from '../../engine/answering/form-fields.ts';
import type { CallTable, PreparedContext, PreparedHandler } from '../../engine/answering/handler.ts';
import { wholeOrStreamed } from '../../engine/answering/streamed-list.ts';
import { asSeen, productIndex, readPage } from './product-page.ts';
import {
  type DocumentedList,
  findProduct,
  findProductSpecs,
  findProducts,
  firstProducts,
  listFloorFacts,
  listPrices,
  PIECE,
  type Product,
} from './repository.ts';

/** Series that aren't floors, left out of the lists of all floors of a type. */
const NO_FLOORS = ['Accessories', FITTING_SERIES];

/** How many whole products are read at a time: reading and writing them takes some 2 ms. */
const SMALL_PIECE = 100;

/** Products of one type, or of one series of it, by name. */
const readSeries: PreparedHandler<'/woojiapi/product/qrybrandseries'> = async (input, context) => {
  return await wholeOrStreamed(listedProducts(listIn(input), context));
};

async function* listedProducts(
  list: DocumentedList,
  context: PreparedContext,
): AsyncGenerator<readonly Product[]> {
  const first = await firstProducts(context.db, list);
  if (first.length < PIECE) {
    yield sortProducts(first, 'name').map((product) => asSeen(product, context.seesPrices));
    return;
  }
  const { total, ids } = (await productIndex(context.db)).byName(list);
  for (let at = 0; at < total; at += SMALL_PIECE) {
    const piece = ids(at, SMALL_PIECE);
    const byId = await findProducts(context.db, piece);
    yield piece.flatMap((id) => byId.get(id) ?? []).map((product) => asSeen(product, context.seesPrices));
  }
}

/** The prices of the same list. */
const readPrices: PreparedHandler<'/woojiapi/product/qryseriesprices'> = async (
  input,
  { db, seesPrices },
) => {
  if (!seesPrices) throw new CallFailure('102');
  return await wholeOrStreamed(listPrices(db, listIn(input)));
};

const readProductById: PreparedHandler<'/woojiapi/product/qrybyproductid'> = async (
  { productId },
  context,
) => {
  return { resultCode: '0', data: await productById(productId, context) };
};

/** @throws CallFailure "1" when nothing on sale has this id */
export async function productById(productId: string, context: PreparedContext): Promise<Product> {
  const product = await findProduct(context.db, productId);
  if (!product) refuseField('productId', "We don't have this product.");
  return asSeen(product, context.seesPrices);
}

/** @throws CallFailure "1" when no floor on sale has this id */
const readSpec: PreparedHandler<'/woojiapi/product/qryproductspec'> = async ({ productId }, { db }) => {
  const spec = (await findProductSpecs(db, [productId])).get(productId);
  if (!spec) {
    refuseField('productId', 'There are no technical data for this product.');
  }
  return { resultCode: '0', data: spec };
};

const readFloorFacts: PreparedHandler<'/woojiapi/product/qryfloorfacts'> = async (_input, { db }) => {
  return await wholeOrStreamed(listFloorFacts(db));
};

const listIn = (input: InputOf<'/woojiapi/product/qrybrandseries'>): DocumentedList => ({
  productType: input.productType,
  series: seriesIn(input),
  except: NO_FLOORS,
});

/**
 * Callers name a series by its name or by its type (docs/product.md, "Data").
 * @returns undefined when they ask for all of the product type
 */
function seriesIn({ series }: InputOf<'/woojiapi/product/qrybrandseries'>): string | undefined {
  const text = series?.trim();
  if (!text) return undefined;
  const wanted = text.toLowerCase();
  const known = SERIES.find(
    ({ name, type }) => name.toLowerCase() === wanted || type.toLowerCase() === wanted,
  );
  return known?.name ?? text;
}

export const productCalls = {
  '/woojiapi/product/qrybrandseries': { preparedBy: readSeries },
  '/woojiapi/product/qrybyproductid': { preparedBy: readProductById },
  '/woojiapi/product/qryproductpage': { preparedBy: readPage },
  '/woojiapi/product/qryseriesprices': { preparedBy: readPrices },
  '/woojiapi/product/qryproductspec': { preparedBy: readSpec },
  '/woojiapi/product/qryfloorfacts': { preparedBy: readFloorFacts },
} satisfies CallTable;
