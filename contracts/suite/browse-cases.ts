import type { components } from '../api/generated/woojiapi.ts';
import { relatedFloors } from '../domain/product/related-floors.ts';
import { SERIES } from '../domain/product/series.ts';
import { type SendOptions, send, type Target } from './call-client.ts';
import type { ContractCase } from './contract-case.ts';
import { expectCode, expectField, expectThat } from './judge.ts';
import { guestToken, logIn } from './people.ts';

type Product = components['schemas']['Product'];
type ProductSpec = components['schemas']['ProductSpec'];
type FloorFacts = components['schemas']['FloorFacts'];
type ProductPage = components['schemas']['ProductPage'];
const LIST = '/woojiapi/product/qrybrandseries';
const PRICES = '/woojiapi/product/qryseriesprices';
const ONE = '/woojiapi/product/qrybyproductid';
const SPEC = '/woojiapi/product/qryproductspec';
const FLOOR_FACTS = '/woojiapi/product/qryfloorfacts';
const PAGE = '/woojiapi/product/qryproductpage' as const;
const FILTER = '/woojiapi/compose/qrydicbytype';
const GALLERY = '/woojiapi/order/qryprojectexamplebysts';

/** The products of a list call, at least one. */
export async function listProducts(
  target: Target,
  query: { productType: 'Timber' | 'SPC Vinyl'; series: string | null },
  options: SendOptions = {},
): Promise<Product[]> {
  const reply = expectCode(LIST, await send(target, LIST, { ...query, brand: target.brand }, options), '0');
  const products = reply.data as Product[];
  expectThat(products.length > 0, `${LIST}: no product of ${query.series ?? query.productType}`);
  return products;
}

const read = (call: ContractCase['call'], title: string, run: ContractCase['run']): ContractCase => ({
  call,
  code: '0',
  title,
  writes: false,
  run,
});

const dictionaryCases = (
  [
    'ProductType',
    'Products',
    'productSurface',
    'Grade',
    'Unit',
    'Shadow',
    'InstallMethod',
    'Species',
  ] as const
).map((type) =>
  read('/api/dic', `lists ${type}`, async (target) => {
    const reply = expectCode('/api/dic', await send(target, '/api/dic', { type }), '0');
    expectThat((reply.data as unknown[]).length > 0, `/api/dic: ${type} is empty`);
  }),
);

const filterCases = (['Finish', 'Grade', 'Shadow', 'Species'] as const).map((type) =>
  read(FILTER, `lists the values of ${type}`, async (target) => {
    const reply = expectCode(FILTER, await send(target, FILTER, { brand: target.brand, type }), '0');
    expectThat((reply.data as unknown[]).length > 0, `${FILTER}: ${type} is empty`);
  }),
);

const seriesCases = SERIES.map(({ name, productType }) =>
  read(LIST, `lists ${name} by name`, async (target) => {
    const products = await listProducts(target, { productType, series: name });
    expectThat(
      products.every((product) => product.productSeries === name),
      `${LIST}: a product of another series in ${name}`,
    );
  }),
);

/** Checks that there is exactly one price for each product of the list with the same body, and no other field. */
async function expectSamePrices(
  target: Target,
  query: { productType: 'Timber' | 'SPC Vinyl'; series: string | null },
): Promise<void> {
  const { token } = await logIn(target);
  const listed = await listProducts(target, query, { token });
  const answer = await send(target, PRICES, { ...query, brand: target.brand }, { token });
  const prices = expectCode(PRICES, answer, '0').data as Pick<Product, 'productId' | 'productPrice'>[];
  const inOrder = (products: typeof prices) =>
    JSON.stringify(products.map(({ productId, productPrice }) => [productId, productPrice]).sort());
  expectThat(inOrder(prices) === inOrder(listed), `${PRICES}: not the prices of ${LIST}`);
  expectThat(
    prices.every((price) => Object.keys(price).length === 2),
    `${PRICES}: more than the price`,
  );
}

/** Only trade customers see prices (docs/product.md, "Who may do what"). */
const priceCases: readonly ContractCase[] = [
  read(LIST, 'gives a visitor and a guest no price', async (target) => {
    for (const token of [undefined, await guestToken(target)]) {
      const products = await listProducts(target, { productType: 'Timber', series: null }, { token });
      expectThat(
        products.every((product) => !('productPrice' in product)),
        `${LIST}: a price for a visitor`,
      );
    }
  }),
  read(LIST, 'gives a trade customer the price of every product', async (target) => {
    const { token } = await logIn(target);
    const products = await listProducts(target, { productType: 'SPC Vinyl', series: null }, { token });
    expectThat(
      products.every((product) => Number.isInteger(product.productPrice)),
      `${LIST}: a product without a price`,
    );
  }),
  ...(
    [
      ['Timber', null],
      ['SPC Vinyl', null],
      ['Timber', 'Accessories'],
    ] as const
  ).map(([productType, series]) =>
    read(
      PRICES,
      `gives a customer the prices of ${series ?? `all ${productType}`}, the list's own`,
      (target) => expectSamePrices(target, { productType, series }),
    ),
  ),
  read(LIST, 'takes JSON and null for all series', async (target) => {
    const asForm = await listProducts(target, { productType: 'Timber', series: null });
    const asJson = await listProducts(target, { productType: 'Timber', series: null }, { as: 'json' });
    expectThat(asForm.length === asJson.length, `${LIST}: form and JSON give other lists`);
  }),
  read(ONE, 'gives a visitor the product without its price, a customer with it', async (target) => {
    const [first] = await listProducts(target, { productType: 'Timber', series: null });
    expectThat(first !== undefined, `${LIST}: empty`);
    const input = { productId: first.productId, brand: target.brand };
    const asVisitor = expectCode(ONE, await send(target, ONE, input), '0').data as Product;
    expectThat(!('productPrice' in asVisitor), `${ONE}: a price for a visitor`);
    const { token } = await logIn(target);
    const asCustomer = expectCode(ONE, await send(target, ONE, input, { token }), '0').data as Product;
    expectThat(Number.isInteger(asCustomer.productPrice), `${ONE}: no price for a customer`);
  }),
  {
    call: ONE,
    code: '1',
    title: 'names productId when there is no such product',
    writes: false,
    run: async (target) => {
      const reply = expectCode(
        ONE,
        await send(target, ONE, { productId: 'no-such', brand: target.brand }),
        '1',
      );
      expectField(ONE, reply, 'productId');
    },
  },
];

const specCases: readonly ContractCase[] = [
  read(SPEC, 'gives the facts of a floor, the same to visitor and customer, and no price', async (target) => {
    const [first] = await listProducts(target, { productType: 'SPC Vinyl', series: null });
    expectThat(first !== undefined, `${LIST}: empty`);
    const input = { productId: first.productId, brand: target.brand };
    const asVisitor = expectCode(SPEC, await send(target, SPEC, input), '0').data as ProductSpec;
    expectThat(asVisitor.productNo === first.productNo, `${SPEC}: the facts of another product`);
    const { token } = await logIn(target);
    const asCustomer = expectCode(SPEC, await send(target, SPEC, input, { token }), '0').data;
    const [forVisitor, forCustomer] = [asVisitor, asCustomer].map((data) => JSON.stringify(data));
    expectThat(forVisitor === forCustomer, `${SPEC}: visitor and customer get other facts`);
    expectThat(!/price|pence/i.test(forVisitor ?? ''), `${SPEC}: a price among the facts`);
  }),
  {
    call: SPEC,
    code: '1',
    title: 'names productId for an accessory, which has no such facts',
    writes: false,
    run: async (target) => {
      const [accessory] = await listProducts(target, { productType: 'Timber', series: 'Accessories' });
      expectThat(accessory !== undefined, `${LIST}: no accessories`);
      const input = { productId: accessory.productId, brand: target.brand };
      const reply = expectCode(SPEC, await send(target, SPEC, input), '1');
      expectField(SPEC, reply, 'productId');
    },
  },
  read(
    FLOOR_FACTS,
    'gives fire class, slip resistance and use class of each floor once, no price, and the technical data agree',
    async (target) => {
      const reply = expectCode(FLOOR_FACTS, await send(target, FLOOR_FACTS, { brand: target.brand }), '0');
      const facts = reply.data as FloorFacts[];
      const lists = await Promise.all(
        (['Timber', 'SPC Vinyl'] as const).map((productType) =>
          listProducts(target, { productType, series: null }),
        ),
      );
      const floors = new Set(lists.flat().map(({ productId }) => productId));
      const told = new Map(facts.map((one) => [one.productId, one]));
      expectThat(told.size === facts.length, `${FLOOR_FACTS}: a floor twice`);
      expectThat(
        facts.every(({ productId }) => floors.has(productId)),
        `${FLOOR_FACTS}: a floor that ${LIST} lacks`,
      );
      expectThat(!/price|pence/i.test(JSON.stringify(facts)), `${FLOOR_FACTS}: a price among the facts`);
      // one floor of each type
      for (const productId of lists.flatMap(([floor]) => floor?.productId ?? [])) {
        const input = { productId, brand: target.brand };
        const spec = expectCode(SPEC, await send(target, SPEC, input), '0').data as ProductSpec;
        const differs = (['productNo', 'fireClass', 'slipWetPtv', 'useClass'] as const).filter(
          (field) => told.get(productId)?.[field] !== spec[field],
        );
        expectThat(differs.length === 0, `${FLOOR_FACTS}: ${differs} of ${productId} differ from ${SPEC}`);
      }
    },
  ),
];

const readPage = async (target: Target, input: object, options: SendOptions = {}) => {
  const reply = await send(target, PAGE, { pageSize: 300, ...input, brand: target.brand }, options);
  return expectCode(PAGE, reply, '0').data as ProductPage;
};
const idsOf = (products: readonly Product[]) => products.map(({ productId }) => productId).join();

const pageCases: readonly ContractCase[] = [
  read(PAGE, 'gives a list in pages that join to the documented one, each product once', async (target) => {
    const wanted = await listProducts(target, { productType: 'SPC Vinyl', series: 'Vinyl' });
    const joined: Product[] = [];
    for (let cursor: string | undefined = ''; cursor !== undefined; ) {
      const page: ProductPage = await readPage(target, { listType: 'vinyl', pageSize: 4, cursor });
      expectThat(page.total === wanted.length, `${PAGE}: ${page.total} products of ${wanted.length}`);
      joined.push(...page.products);
      expectThat(joined.length <= wanted.length, `${PAGE}: a product twice`);
      cursor = page.next;
    }
    expectThat(idsOf(joined) === idsOf(wanted), `${PAGE}: the pages differ from ${LIST}`);
  }),
  read(PAGE, 'counts what its filters leave, and leaves no other products', async (target) => {
    const { counts, total } = await readPage(target, {});
    const grades = counts?.facets.find(({ filter }) => filter === 'grade')?.options ?? [];
    const [grade] = grades.filter(({ count }) => count > 0 && count < total);
    expectThat(grade !== undefined, `${PAGE}: no grade to filter by`);
    const left = await readPage(target, { filters: new URLSearchParams({ grade: grade.option }).toString() });
    expectThat(left.total === grade.count, `${PAGE}: ${left.total} products, counted as ${grade.count}`);
    expectThat(
      left.products.every(({ productLevel }) => productLevel === grade.option),
      `${PAGE}: a product of another grade`,
    );
  }),
  read(PAGE, 'has the technical facts of its floors, as they are listed for all', async (target) => {
    const reply = expectCode(FLOOR_FACTS, await send(target, FLOOR_FACTS, { brand: target.brand }), '0');
    const listed = new Map((reply.data as FloorFacts[]).map((one) => [one.productId, one]));
    const { products, facts } = await readPage(target, {});
    const wanted = products.flatMap(({ productId }) => listed.get(productId) ?? []);
    const asText = (all: readonly FloorFacts[]) =>
      all.map((one) => [one.productId, one.fireClass, one.slipWetPtv, one.useClass].join()).join(';');
    expectThat(wanted.length > 0, `${FLOOR_FACTS}: no facts of the floors of ${PAGE}`);
    expectThat(asText(facts) === asText(wanted), `${PAGE}: other facts than ${FLOOR_FACTS}`);
  }),
  read(PAGE, 'says which of its filters can match something', async (target) => {
    const [floor] = await listProducts(target, { productType: 'Timber', series: null });
    const known = new URLSearchParams({ grade: floor?.productLevel ?? '' }).toString();
    const { counts } = await readPage(target, { filters: `${known}&grade=No+such+grade&width=1-` });
    expectThat(counts?.filters === known, `${PAGE}: knows ${counts?.filters} instead of ${known}`);
  }),
  read(PAGE, 'finds a product by its number, and has prices for customers alone', async (target) => {
    const [first] = await listProducts(target, { productType: 'Timber', series: null });
    const search = first?.productNo ?? '';
    const asVisitor = await readPage(target, { search });
    expectThat(asVisitor.products[0]?.productNo === search, `${PAGE}: ${search} isn't found first`);
    expectThat(!/price"?:|pence/i.test(JSON.stringify(asVisitor.products)), `${PAGE}: a visitor gets prices`);
    const { token } = await logIn(target);
    const asCustomer = await readPage(target, { search }, { token });
    expectThat(asCustomer.products[0]?.productPrice !== undefined, `${PAGE}: a customer gets no price`);
  }),
  read(PAGE, 'lists what is related to a product', async (target) => {
    const wood = await listProducts(target, { productType: 'Timber', series: null });
    const shop = [...wood, ...(await listProducts(target, { productType: 'SPC Vinyl', series: null }))];
    const product = shop[shop.length >> 1];
    if (!product) return;
    const { products, total } = await readPage(target, { relatedTo: product.productId });
    const wanted = relatedFloors(product, shop).map((one) => one.product);
    expectThat(idsOf(products) === idsOf(wanted), `${PAGE}: others are related to ${product.productId}`);
    expectThat(total === wanted.length, `${PAGE}: ${total} products of ${wanted.length}`);
  }),
  read(PAGE, 'lists the products that are named by their ids or numbers', async (target) => {
    const [one, two] = await listProducts(target, { productType: 'Timber', series: null });
    if (!one || !two) return;
    const ids = await readPage(target, {
      productIds: JSON.stringify([two.productId, 'none', one.productId]),
    });
    expectThat(idsOf(ids.products) === idsOf([two, one]), `${PAGE}: other products than were named`);
    const numbers = JSON.stringify([two.productNo.toLowerCase(), one.productNo.replace('-', ' ')]);
    const { products } = await readPage(target, { productNos: numbers });
    expectThat(idsOf(products) === idsOf([two, one]), `${PAGE}: other products than have these numbers`);
  }),
  ...(
    [
      ['filters', 'colour=red'],
      ['sort', 'beauty'],
      ['cursor', 'next'],
    ] as const
  ).map(([field, value]) => ({
    call: PAGE,
    code: '1' as const,
    title: `names ${field} when its value means nothing`,
    writes: false,
    run: async (target: Target) => {
      const input = { pageSize: 10, [field]: value, brand: target.brand };
      expectField(PAGE, expectCode(PAGE, await send(target, PAGE, input), '1'), field);
    },
  })),
];

const galleryCase = read(GALLERY, 'lists the published projects by pages', async (target) => {
  const page = (pageNo: number) =>
    send(target, GALLERY, { pageSize: 2, pageNo, sts: 1, brand: target.brand });
  const first = expectCode(GALLERY, await page(1), '0').data as { exampleId: string }[];
  const second = expectCode(GALLERY, await page(2), '0').data as { exampleId: string }[];
  expectThat(first.length === 2, `${GALLERY}: ${first.length} projects on a page of 2`);
  expectThat(
    second.every(({ exampleId }) => first.every((one) => one.exampleId !== exampleId)),
    `${GALLERY}: pages overlap`,
  );
  const beyond = expectCode(GALLERY, await page(9000), '0').data as unknown[];
  expectThat(beyond.length === 0, `${GALLERY}: a page beyond the end is not empty`);
});

/** Reading the catalogue as a visitor, guest and customer. */
export const browseCases: readonly ContractCase[] = [
  ...dictionaryCases,
  ...filterCases,
  ...seriesCases,
  ...priceCases,
  ...specCases,
  ...pageCases,
  galleryCase,
];
