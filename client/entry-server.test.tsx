import { beforeAll, describe, expect, it } from 'vitest';
import { HEROES, type HeroPage } from '../contracts/site/hero-picture.ts';
import type { PageData } from '../contracts/site/page-rendering.ts';
import { href } from '../contracts/site/site-map.ts';
import { buildProduct } from '../fixtures/builders/build-product.ts';
import { renderer } from './entry-server.tsx';

const dataFor = (path: string, fallback: PageData['fallback'] = {}): PageData => ({
  brand: 'Alderline',
  siteSalt: 'alderline-site',
  fallback,
  path,
  absent: [],
});

/** Replies to every call of a page, as a visitor gets them. */
function visitorReplies(path: string): PageData['fallback'] {
  const { productPrice: _, ...product } = buildProduct({
    productId: 'p-0101',
    productName: 'Aldeburgh Oak Natural',
  });
  const replyTo: Record<string, unknown> = {
    '/woojiapi/product/qrybrandseries': { resultCode: '0', data: [product] },
    '/woojiapi/product/qrybyproductid': { resultCode: '0', data: product },
    '/woojiapi/compose/qrydicbytype': { resultCode: '0', data: [] },
  };
  return Object.fromEntries(renderer.plan(path).calls.map((call) => [call.key, replyTo[call.path]]));
}

beforeAll(() =>
  renderer.configure({
    brand: 'Alderline',
    siteSalt: 'alderline-site',
    publicUrl: 'https://alderline.example',
    map: undefined,
  }),
);

describe('rendering on the server', () => {
  it.each(['/Home', '/mobile/Home'])(
    'says on %s for whom the shop is, and offers the three ways in',
    async (path) => {
      const { html, head } = await renderer.render(dataFor(path));
      expect(head.title).toBe('Home | Alderline Flooring');
      for (const words of ['Strictly for trade', 'Login', 'Create a trade account', 'Browse as visitor']) {
        expect(html).toContain(words);
      }
      expect(html).not.toContain('<header');
    },
  );

  it('shows the landing page and each form before a picture of its own', async () => {
    const pages = Object.entries(HEROES) as [HeroPage, { name: string }][];
    for (const [page, { name }] of pages) {
      const { html } = await renderer.render(dataFor(href(page, 'desktop')));
      const shown = new Set([...html.matchAll(/\/media\/([\w-]+-hero-\w+)\./g)].map(([, found]) => found));
      expect([page, ...shown]).toEqual([page, name]);
    }
  });

  it('has parts whose code is fetched in its first answer', async () => {
    const address = '/flooring?look=table';
    const { html } = await renderer.render(dataFor(address, visitorReplies(address)));
    expect(html).toContain('<table');
    expect(html).toContain('Aldeburgh Oak Natural');
    expect(html).not.toContain('£');
  });

  it('keeps links within the tree', async () => {
    const { html } = await renderer.render(dataFor('/mobile/Home'));
    expect(html).toContain('href="/mobile/login"');
    expect(html).not.toContain('href="/login"');
  });

  it.each([
    ['/flooring', 'Aldeburgh Oak Natural'],
    ['/flooring/product-detail?id=p-0101', 'Aldeburgh Oak Natural'],
    ['/main', 'type=herringbone'],
    ['/category', 'type=herringbone'],
  ])('shows products but no price on %s', async (path, shown) => {
    const { html } = await renderer.render(dataFor(path, visitorReplies(path)));
    expect(html).toContain(shown);
    expect(html).toContain('<header');
    expect(html).toContain('<main');
    expect(html).not.toMatch(/£\s*\d/);
    expect(html).not.toContain('productPrice');
  });

  it('names a product in the head', async () => {
    const path = '/flooring/product-detail?id=p-0101';
    const { head, html } = await renderer.render(dataFor(path, visitorReplies(path)));
    expect(head.title).toBe('Aldeburgh Oak Natural | Alderline Flooring');
    expect(head.image).toMatch(/^\/media\//);
    expect(head.mobileTwin).toBe('/mobile/flooring/product-detail?id=p-0101');
    expect(html).toContain('Aldeburgh Oak Natural');
  });

  it('gives search engines a product and its breadcrumbs, with absolute addresses, without a price', async () => {
    const path = '/flooring/product-detail?id=p-0101';
    const { structuredData } = await renderer.render(dataFor(path, visitorReplies(path)));
    expect(structuredData).toMatchObject([
      {
        '@type': 'Product',
        name: 'Aldeburgh Oak Natural',
        url: 'https://alderline.example/flooring/product-detail?id=p-0101',
      },
      {
        '@type': 'BreadcrumbList',
        itemListElement: [
          { position: 1, item: 'https://alderline.example/main' },
          { position: 2 },
          { position: 3, name: 'Aldeburgh Oak Natural' },
        ],
      },
    ]);
    expect(JSON.stringify(structuredData)).not.toMatch(/price|offer/i);
  });

  it('links the mobile page to its desktop version', async () => {
    const { head } = await renderer.render(dataFor('/mobile/login'));
    expect(head.canonical).toBe('/login');
  });

  it('shows the not-found page, which is not indexed by search engines', async () => {
    const { html, head } = await renderer.render(dataFor('/nope'));
    expect(html).toContain('Page not found');
    expect(head.robots).toBe('noindex');
  });

  it('renders the same markup twice', async () => {
    const first = await renderer.render(dataFor('/Home'));
    const second = await renderer.render(dataFor('/Home'));
    expect(second.html).toBe(first.html);
  });
});

describe('the data of a page', () => {
  const shown = (path: string) => renderer.shown(path, visitorReplies(path));

  it.each(['/main', '/category'])('is the series on %s, not their products', (path) => {
    const data = shown(path);
    expect(Object.keys(data)).toEqual(['series-shelves']);
    expect(JSON.stringify(data)).not.toContain('productId');
  });

  it.each(['/main', '/category'])('is the series on %s, in a long shop', (path) => {
    const [call, ...others] = renderer.plan(path).pagedCalls ?? [];
    expect([call?.path, others]).toEqual(['/woojiapi/product/qryproductpage', []]);
    const mainImg = '/media/al-h105-top-00000000.800.webp';
    const room = '/media/al-h105-hall-00000000.800.webp';
    const series = [
      { productSeries: 'Herringbone Flooring', count: 4711, filters: '', mainImg, rooms: [room] },
    ];
    const data = renderer.shown(path, { [call?.key ?? '']: { data: { products: [], counts: { series } } } });
    expect(Object.keys(data)).toEqual(['series-shelves']);
    const shelves = data['series-shelves'] as { name: string }[];
    const herringbone = shelves.find(({ name }) => name === 'Herringbone Flooring');
    expect(herringbone).toMatchObject({ count: 4711, picture: mainImg, room });
    expect(shelves.find(({ name }) => name === 'Vinyl')).toMatchObject({ count: 0, picture: '' });
  });

  it('is what the shop says is related to a product, in a long shop', () => {
    const path = '/flooring/product-detail?id=p-0101';
    const replies = visitorReplies(path);
    const asked = renderer
      .follow(path, replies, true)
      .filter((call) => /qrybrandseries|page$/.test(call.path));
    expect(asked.map((call) => call.path)).toEqual(['/woojiapi/product/qryproductpage']);
    const [{ key } = { key: '' }] = asked;
    const products = [buildProduct({ productId: 'p-0201' }), buildProduct({ productId: 'p-0202' })];
    const data = renderer.shown(path, { ...replies, [key]: { resultCode: '0', data: { products } } });
    expect(data).not.toHaveProperty([key]);
    expect(data['related p-0101']).toMatchObject([{ productId: 'p-0201' }, { productId: 'p-0202' }]);
  });

  it('is one product and what is related to it on a product page, not the lists of the shop', () => {
    const path = '/flooring/product-detail?id=p-0101';
    const replies = visitorReplies(path);
    const floors = Array.from({ length: 12 }, (_, index) => buildProduct({ productId: `p-02${index}` }));
    const lists = renderer
      .follow(path, replies, false)
      .filter((call) => call.path.endsWith('qrybrandseries'));
    const read = lists.map(({ key }) => [key, { resultCode: '0', data: floors }]);
    const data = renderer.shown(path, { ...replies, ...Object.fromEntries(read) });
    expect(lists).toHaveLength(2);
    for (const { key } of lists) expect(data).not.toHaveProperty([key]);
    const related = data['related p-0101'] as object[];
    expect(related).toHaveLength(4);
    expect(Object.keys(related[0] ?? {})).toEqual([
      'productId',
      'productName',
      'specification',
      'mainImg',
      'img4',
      'why',
    ]);
  });
});

describe('the plan of a page', () => {
  it('finds pages in any case and drops query fields they do not read', () => {
    expect(renderer.plan('/FLOORING?utm_source=x&type=vinyl')).toMatchObject({
      status: 200,
      address: '/flooring?type=vinyl',
    });
  });

  it.each([
    ['/flooring?type=anything', '/flooring'],
    ['/mobile/flooring?type=anything&grade=+', '/mobile/flooring'],
    ['/flooring?type=Vinyl&sort=name', '/flooring?type=vinyl'],
    ['/flooring?sort=sideways&price=1-2', '/flooring'],
    ['/flooring?species=Walnut&grade=b&grade=a&grade=b', '/flooring?grade=a&grade=b&species=Walnut'],
    ['/flooring/product-detail?id=p-0101&id=other', '/flooring/product-detail?id=p-0101'],
  ])('reads %s as %s', (url, address) => {
    expect(renderer.plan(url).address).toBe(address);
  });

  it('leaves out filter values that nothing on sale has', () => {
    const address = '/flooring?type=vinyl&grade=Nonsense&species=Oak';
    const replies = visitorReplies(address);
    expect(renderer.known(address, replies)).toBe('/flooring?type=vinyl&species=Oak');
    expect(renderer.known('/flooring?species=Oak', replies)).toBe('/flooring?species=Oak');
    expect(renderer.known('/main', {})).toBe('/main');
  });

  it('gives all unknown addresses of a tree the same address', () => {
    expect(renderer.plan('/nope?a=1')).toMatchObject({ status: 404, address: '/not-found', calls: [] });
    expect(renderer.plan('/mobile/nope')).toMatchObject({ status: 404, address: '/mobile/not-found' });
  });

  it('asks for the product by its id, and redirects to the list without one', () => {
    const { calls, redirect } = renderer.plan('/flooring/product-detail?id=p-0101');
    expect(calls).toMatchObject([
      { path: '/woojiapi/product/qrybyproductid', input: { productId: 'p-0101' } },
    ]);
    expect(redirect).toBeUndefined();
    expect(renderer.plan('/mobile/Product/Detail').redirect).toBe('/mobile/flooring');
  });
});

describe('what search engines are given', () => {
  it('is every public page, and every product', () => {
    const { calls, addresses } = renderer.listing();
    const [first] = calls;
    const listed = addresses({
      [first?.key ?? '']: { resultCode: '0', data: [buildProduct({ productId: 'p-0101' })] },
    });
    expect(listed).toEqual(
      expect.arrayContaining(['/Home', '/flooring', '/flooring/product-detail?id=p-0101']),
    );
    expect(listed).not.toContain('/basket');
    expect(listed).not.toContain('/flooring/product-detail');
  });
});
