import type { Page, Route, TestDetails } from '@playwright/test';
import type { CallPath } from '../../contracts/api/calls.ts';
import type { PageId } from '../../contracts/site/site-map.ts';
import { expect, test } from './console-test.ts';
import { openMore } from './more-menu.ts';
import { type Shop, treesOf } from './shop-test.ts';

interface Stated {
  /** on whose views it is read */
  readonly on: PageId;
  /** set where it is the same on both trees although the page around it isn't */
  readonly isShared?: true;
  /** opens what reads */
  readonly open: (page: Page, shop: Shop) => Promise<unknown>;
  readonly reads: CallPath;
  /** what is read when it fails, and where the backend lacks the call; both begin alike */
  readonly what: string;
  /** what is read where the backend lacks the call, if not that it can't be shown */
  readonly lacking?: string;
  /** what is read where there is nothing; undefined where that can't be */
  readonly empty?: string;
  /** what is read when all is there */
  readonly filled: string;
}

const follow = (page: Page, name: string) =>
  page.getByRole('contentinfo').getByRole('link', { name, exact: true }).click();
const openFrom = (name: string) => async (page: Page, shop: Shop) => {
  await shop.open('terms');
  await follow(page, name);
};

const STATED: Readonly<Record<string, Stated>> = {
  basket: {
    on: 'basket',
    open: (_, shop) => shop.open('basket'),
    reads: '/woojiapi/order/qryshoppingcar',
    what: 'Your basket',
    lacking: 'This basket shows what you have added in this browser',
    filled: 'Your basket is empty',
  },
  'my account': {
    on: 'account',
    open: (_, shop) => shop.open('account'),
    reads: '/woojiapi/order/qryorders',
    what: 'Your orders',
    filled: 'No orders yet',
  },
  orders: {
    on: 'orders',
    open: (_, shop) => shop.open('orders'),
    reads: '/woojiapi/order/qryorders',
    what: 'Your orders',
    filled: 'No orders yet',
  },
  quotations: {
    on: 'quotations',
    open: (_, shop) => shop.open('quotations'),
    reads: '/woojiapi/order/qryquotations',
    what: 'Your quotations',
    filled: 'No quotations yet',
  },
  addresses: {
    on: 'addresses',
    open: (_, shop) => shop.open('addresses'),
    reads: '/woojiapi/order/qryaddresses',
    what: 'Your addresses',
    empty: 'No addresses yet',
    filled: 'Mill Lane site',
  },
  projects: {
    on: 'projects',
    open: (_, shop) => shop.open('projects'),
    reads: '/woojiapi/order/qryprojectbyuserid',
    what: 'Your projects',
    empty: 'No projects yet',
    filled: 'Quayside House',
  },
  'a project': {
    on: 'projects',
    open: (_, shop) => shop.open('projects', { id: 'j-1001' }),
    reads: '/woojiapi/order/qryprojectdetail',
    what: 'This project',
    // its products stay
    lacking: 'Unassigned',
    filled: 'Harwich Oak Natural',
  },
  'adding to a project': {
    on: 'product',
    isShared: true,
    open: async (page, shop) => {
      await shop.open('product', { id: 'p-0601' });
      await page.getByLabel(/^Area/).fill('10');
      await page.getByRole('button', { name: 'Add to project' }).click();
    },
    reads: '/woojiapi/order/qryprojectbyuserid',
    what: 'Your projects',
    empty: 'You have no ongoing project yet.',
    filled: 'Quayside House',
  },
  'a floor': {
    on: 'product',
    open: async (page, shop) => {
      await shop.open('flooring', { type: 'herringbone' });
      await page.getByRole('main').getByRole('link', { name: 'Blakeney Oak Natural' }).first().click();
    },
    reads: '/woojiapi/product/qrybyproductid',
    what: 'This product',
    filled: '£36.90',
  },
  'a list of floors': {
    on: 'flooring',
    open: openFrom('All Floor'),
    reads: '/woojiapi/product/qrybrandseries',
    what: 'The floors',
    empty: 'Nothing in this series yet',
    filled: 'Blakeney Oak Natural',
  },
  series: {
    on: 'series',
    open: openFrom('Series'),
    reads: '/woojiapi/product/qrybrandseries',
    what: 'The series',
    filled: 'ALL FLOORING PRODUCTS',
  },
  gallery: {
    on: 'gallery',
    open: openFrom('Gallery'),
    reads: '/woojiapi/order/qryprojectexamplebysts',
    what: 'The gallery',
    empty: 'No projects yet',
    filled: 'Manor house, panel by panel',
  },
  samples: {
    on: 'samples',
    open: async (page, shop) => {
      await shop.open('samples');
      if (shop.device === 'desktop')
        return page
          .getByRole('navigation', { name: 'Series' })
          .getByRole('link', { name: 'Chevron', exact: true })
          .click();
      await page.getByRole('button', { name: 'Choose a sample' }).click();
      await page.getByRole('dialog').getByRole('button', { name: 'Chevron' }).click();
    },
    reads: '/woojiapi/product/qrybrandseries',
    what: 'The floors of this series',
    filled: 'AL-X101',
  },
  'accessories and fitting': {
    on: 'accessories',
    open: (_, shop) => shop.open('accessories', { selctedProductList: 'p-0601:20' }),
    reads: '/woojiapi/product/qrybrandseries',
    what: 'What your floor needs',
    filled: 'Elastic Wood Floor Adhesive',
  },
  'floors of a shared project': {
    on: 'share-project',
    open: async (page, shop) => {
      await shop.open('share-project');
      await page.getByLabel('Product number or name').fill('h105');
    },
    reads: '/woojiapi/product/qrybrandseries',
    what: 'Our floors',
    empty: 'We have no floor of this number or name.',
    filled: 'AL-H105',
  },
};

const ONCE = ['@mobile-only'];
/** What these open is on a desktop's page from the start, or the same there. */
const PHONES: TestDetails = { tag: ONCE };

const code = (resultCode: string) => (route: Route) => route.fulfill({ json: { resultCode, resultMsg: '' } });
const NOTHING = (route: Route) => route.fulfill({ json: { resultCode: '0', data: [] } });

for (const [name, { on, isShared, open, reads, what, lacking, empty, filled }] of Object.entries(STATED)) {
  test(`${name}: loading, failed, missing, empty and filled are accessible, and fit a narrow screen`, {
    tag: isShared ? ONCE : treesOf(on),
  }, async ({ page, shop, mock }) => {
    await mock.enter();
    const held: Route[] = [];
    let answer: (route: Route) => unknown = (route) => held.push(route);
    await page.route(
      (url) => url.pathname === reads,
      (route) => answer(route),
    );
    /** Whatever is held or asked from now on is answered like this. */
    const from = async (next: typeof answer) => {
      answer = next;
      for (const route of held.splice(0)) await next(route);
    };
    const shown = page.getByRole('dialog').or(page.getByRole('main'));
    const readAgain = () => page.evaluate(() => void dispatchEvent(new Event('online')));
    const judge = (state: string) =>
      test.step(state, async () => {
        // the frame around it is the same as ever
        await shop.expectAccessible(shown.last());
        await expectToFit(page);
      });

    await open(page, shop);
    await expect.poll(() => held.length, 'the call is held').toBeGreaterThan(0);
    await judge('loading');
    await from(code('104'));
    await expect(shown.getByText(`${what} could not be loaded`).last()).toBeVisible();
    await judge('failed');
    answer = (route) => held.push(route);
    const again = shown.getByRole('button', { name: 'Try again' });
    await again.click();
    await expect(again, 'it is being tried').toHaveAttribute('aria-busy', 'true');
    await from(code('105'));
    await expect(shown.getByText(lacking ?? `${what} can’t be shown online`).last()).toBeVisible();
    await judge('not available');
    if (empty) {
      answer = NOTHING;
      await readAgain();
      await expect(shown.getByText(empty).last()).toBeVisible();
      await judge('empty');
    }
    answer = (route) => route.fallback();
    await readAgain();
    await expect(shown.getByText(filled).last()).toBeVisible();
    await judge('filled');
  });
}

/**
 * What is read sideways has to fit at 320 px (WCAG 1.4.10), which is also a desktop at 400 % zoom; and on a phone whose owner
 * reads text at twice its size.
 */
async function expectToFit(page: Page): Promise<void> {
  const size = page.viewportSize();
  await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
  await expectWithin(page, 390, size?.height);
  await page.evaluate(() => document.documentElement.style.removeProperty('font-size'));
  await expectWithin(page, 320);
  if (size) await page.setViewportSize(size);
}

async function expectWithin(page: Page, width: number, height = 640): Promise<void> {
  await page.setViewportSize({ width, height });
  const tooWide = () =>
    page.evaluate((most) => {
      if (document.documentElement.scrollWidth <= most) return [];
      const isClipped = (one: Element): boolean => {
        const above = one.parentElement;
        if (!above || above === document.body) return false;
        return getComputedStyle(above).overflowX !== 'visible' || isClipped(above);
      };
      return [...document.querySelectorAll('body *')]
        .filter((one) => one.getBoundingClientRect().right > most + 1 && !isClipped(one))
        .map((one) => one.outerHTML.slice(0, 120));
    }, width);
  await expect.poll(tooWide, `what is wider than ${width} px`).toEqual([]);
}

const OVERLAYS: readonly (readonly [
  name: string,
  open: (page: Page, shop: Shop) => Promise<unknown>,
  details?: TestDetails,
])[] = [
  [
    'menu',
    async (page, shop) => {
      await shop.open('products');
      await page.getByRole('button', { name: 'Menu' }).click();
    },
    PHONES,
  ],
  [
    'filters',
    async (page, shop) => {
      await shop.open('flooring');
      await page.getByRole('button', { name: shop.device === 'mobile' ? /^Filters/ : 'Species' }).click();
    },
  ],
  [
    'pictures of a floor',
    async (page, shop) => {
      await shop.open('product', { id: 'p-0601' });
      await page
        .getByRole('button', { name: /enlarge|zoom/i })
        .first()
        .click();
    },
  ],
  [
    'series of samples',
    async (page, shop) => {
      await shop.open('samples');
      await page.getByRole('button', { name: 'Choose a sample' }).click();
    },
    PHONES,
  ],
  [
    'preview of a sample',
    (_, shop) => shop.open('samples', { series: 'Herringbone Flooring', id: 'p-0601' }),
  ],
  [
    'what can be done with a project',
    async (page, shop) => {
      await shop.open('projects', { id: 'j-1001' });
      await page.getByRole('button', { name: 'Change project' }).click();
    },
    PHONES,
  ],
  [
    'what else follows from a project',
    async (page, shop) => {
      await shop.open('projects', { id: 'j-1001' });
      await openMore(page);
    },
    PHONES,
  ],
  [
    'a new name',
    async (page, shop) => {
      await shop.open('projects');
      await page.getByRole('button', { name: 'New project' }).click();
    },
    PHONES,
  ],
];

for (const [name, open, details = {}] of OVERLAYS)
  test(`what opens over a page is accessible: ${name}`, details, async ({ page, shop, mock }) => {
    await mock.enter();
    await open(page, shop);
    await expect(page.getByRole('main').locator('[aria-busy=true]')).toHaveCount(0);
    await shop.expectAccessible();
    await expectToFit(page);
  });
