import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Page } from '@playwright/test';
import { href } from '../../contracts/site/site-map.ts';
import { expect, type Shop, test } from './shop-test.ts';

interface Shared {
  title: string;
  url: string;
  /** name, type and width of each file */
  files: readonly (readonly [string, string, number])[];
}

const TITLE = 'Manor house, panel by panel';

/** Gives the browser a menu for sharing, as phones have one. @returns what was shared last */
async function withMenu(page: Page, takesFiles = true): Promise<() => Promise<Shared | undefined>> {
  let last: Shared | undefined;
  await page.exposeFunction('noteShared', (shared: Shared) => {
    last = shared;
  });
  await page.addInitScript((takes) => {
    const widthOf = async (file: File) => (await createImageBitmap(file)).width;
    Object.assign(navigator, {
      canShare: ({ files = [] }: ShareData) => takes || files.length === 0,
      share: async ({ title, url, files = [] }: ShareData) => {
        const told = await Promise.all(
          files.map(async (file) => [file.name, file.type, await widthOf(file)]),
        );
        const { noteShared } = window as unknown as { noteShared(shared: object): Promise<void> };
        await noteShared({ title, url, files: told });
      },
    });
  }, takesFiles);
  return async () => {
    await page.getByRole('dialog').getByRole('button', { name: 'Share', exact: true }).click();
    await expect(page.getByRole('button', { name: 'Share', exact: true })).not.toHaveAttribute('aria-busy');
    return last;
  };
}

async function openProject(page: Page): Promise<string> {
  await page.goto(href('gallery', 'mobile', { project: 'g-03' }));
  await expect(page.locator('html[data-live]')).toBeAttached();
  return page.url();
}

test('a project is shared with its link and its picture inside', async ({ page, shop }) => {
  const share = await withMenu(page);
  const url = await openProject(page);
  await shop.expectAccessible();
  expect(await share()).toEqual({ title: TITLE, url, files: [[`${TITLE}.jpg`, 'image/jpeg', 800]] });
  await expect(page.getByRole('dialog').getByRole('alert')).toBeEmpty();
});

test('a device that takes no files gets the link alone', async ({ page }) => {
  const share = await withMenu(page, false);
  const url = await openProject(page);
  expect(await share()).toEqual({ title: TITLE, url, files: [] });
});

test('a picture that takes longer than the browser allows is left out', async ({ page }) => {
  const share = await withMenu(page);
  const url = await openProject(page);
  await page.route(/\/media\/.*\.800\.webp$/, () => {});
  expect(await share()).toEqual({ title: TITLE, url, files: [] });
});

test('a menu that is closed again says nothing; one that fails says so, and is tried again', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const errors = [new DOMException('', 'AbortError'), new DOMException('', 'NotAllowedError')];
    Object.assign(navigator, {
      canShare: () => true,
      share: async () => {
        const error = errors.shift();
        if (error) throw error;
      },
    });
  });
  await openProject(page);
  const share = page.getByRole('dialog').getByRole('button', { name: 'Share', exact: true });
  const problem = page.getByRole('dialog').getByRole('alert');
  await share.click();
  await expect(share).not.toHaveAttribute('aria-busy');
  await expect(problem).toBeEmpty();
  await share.click();
  await expect(problem).toHaveText('This project could not be shared. Please try again.');
  await share.click();
  await expect(problem).toBeEmpty();
});

test('without a menu for sharing the link is copied', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.addInitScript(() => {
    Reflect.deleteProperty(Navigator.prototype, 'share');
  });
  const url = await openProject(page);
  await page.getByRole('dialog').getByRole('button', { name: 'Share', exact: true }).click();
  await expect(page.getByRole('dialog').getByText('Link copied')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(url);
});

test.describe('a picture of another site', () => {
  // the shop's own policy admits no other site's pictures; here only that site decides
  test.use({ bypassCSP: true });

  for (const [isAllowed, words] of [
    [true, 'is shared where that site lets any page read it'],
    [false, 'is left out where that site doesn’t let other pages read it'],
  ] as const)
    test(words, async ({ page, shop, request, quietConsole }) => {
      const gallery = await openedGallery(page, shop);
      const own = gallery.data.find(({ exampleId }) => exampleId === 'g-03')?.img1 ?? '';
      const bytes = await (await request.get(own)).body();
      const cookies: unknown[] = [];
      const site = createServer((req, res) => {
        cookies.push(req.headers.cookie);
        res.writeHead(200, {
          'content-type': 'image/webp',
          ...(isAllowed ? { 'access-control-allow-origin': '*' } : {}),
        });
        res.end(bytes);
      }).listen(0, '127.0.0.1');
      await once(site, 'listening');
      const picture = `http://127.0.0.1:${(site.address() as AddressInfo).port}/room.webp`;
      await page.route(GALLERY, (route) =>
        route.fulfill({ json: { ...gallery, data: gallery.data.map((row) => ({ ...row, img1: picture })) } }),
      );
      const share = await withMenu(page);
      await openGallery(page, shop);
      await expect(page.getByRole('main'), 'these are not ours').not.toContainText('we have drawn one');
      await page.getByRole('link', { name: TITLE }).click();
      const shown = page.getByRole('dialog').getByRole('img').first();
      await expect(shown).toHaveJSProperty('complete', true);
      expect(await shown.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(800);
      const { files } = (await share()) ?? {};
      expect(files).toEqual(isAllowed ? [[`${TITLE}.jpg`, 'image/jpeg', 800]] : []);
      expect(cookies.every((sent) => sent === undefined)).toBe(true);
      if (!isAllowed) expect(quietConsole.splice(0).join(' ')).toContain('CORS policy');
      site.close();
      site.closeAllConnections();
    });
});

const GALLERY = '**/woojiapi/order/qryprojectexamplebysts';

/** From a page that reacts, so that the browser reads the gallery itself. */
async function openGallery(page: Page, shop: Shop): Promise<void> {
  await shop.open('products');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Gallery' }).click();
}

/** The reply of the gallery's call. */
async function openedGallery(
  page: Page,
  shop: Shop,
): Promise<{ data: { exampleId: string; img1?: string }[] }> {
  const reply = page.waitForResponse(GALLERY);
  await openGallery(page, shop);
  return await (await reply).json();
}
