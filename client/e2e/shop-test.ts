import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { test as base, expect, type Locator, type Page } from '@playwright/test';
import type { AxeResults, RunOptions } from 'axe-core';
import { type Device, href, type PageId, type PageQuery, pageOf } from '../../contracts/site/site-map.ts';

const axeSource = await readFile(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/**
 * Browser messages caused by the test setup, not by the page: without a graphics card 3D is drawn in software, with a
 * warning that it is slow; and the scripts that a test sends into every frame are blocked in a mail's frame, which must
 * run none. (A mail has no scripts: the server/mock/engine/mail tests check that.)
 */
const DRIVER = /GL Driver Message .*Performance|^Blocked script execution in 'about:srcdoc'/;

const NEVER_ASKED = 'https://never-asked.example/';

declare global {
  interface Window {
    axe: { run(context: Node, options: RunOptions): Promise<AxeResults> };
  }
}

export interface Shop {
  /** the route tree of this project */
  readonly device: Device;
  open(id: PageId, query?: PageQuery): Promise<void>;
  /** goes to a page as a link does, from another one that is open: half the work of loading the shop again */
  goTo(id: PageId, query?: PageQuery): Promise<void>;
  /** logs in through the form, as a customer does */
  logIn(loginName?: string, tab?: Page): Promise<void>;
  /** by the button, which a phone's menu holds */
  logOut(tab?: Page): Promise<void>;
  /** checks with axe once nothing on the page is moving. @param place a part of the page; all of it by default */
  expectAccessible(place?: Locator): Promise<void>;
  /** opens a filter of the product list, chooses the option and closes the filter again */
  filter(name: string, option: RegExp): Promise<void>;
  /** a value in a definition list, such as `Packs needed` or `Total incl. VAT` */
  figure(term: string | RegExp): Locator;
  /** the rows of a table, without that of its headings */
  rows(table: string): Locator;
  /** expects the field to be marked as wrong, with these words shown and read with it */
  expectRefused(field: Locator, words: string): Promise<void>;
}

/**
 * A browser test of the shop on either tree. Any warning or error that the page prints fails the test,
 * including hydration errors.
 */
export const test = base.extend<{ shop: Shop; quietConsole: string[] }>({
  page: async ({ page, javaScriptEnabled }, use) => {
    const route = page.route.bind(page);
    let isHeld = false;
    // switched off with a page's last route, interception loses a request that is just beginning: so another one stays
    page.route = async (...routed) => {
      if (!isHeld) await page.context().route(NEVER_ASKED, (asked) => asked.fallback());
      isHeld = true;
      return route(...routed);
    };
    if (javaScriptEnabled) waitForSteps(page);
    await use(page);
  },
  quietConsole: [
    async ({ page }, use) => {
      const printed: string[] = [];
      const addresses = new Set<string>();
      page.on('console', (message) => {
        const { url } = message.location();
        // a file that is still being made: the shop asks again
        const isLate = url.includes('/api/download?') && message.text().includes('503');
        // a page reports how fast it was as it is left, with or without a connection
        const isUnsent =
          url.endsWith('/browser-reports') && message.text().includes('ERR_INTERNET_DISCONNECTED');
        if (
          isLate ||
          isUnsent ||
          DRIVER.test(message.text()) ||
          !['warning', 'error'].includes(message.type())
        )
          return;
        printed.push(message.text());
        addresses.add(url);
      });
      page.on('pageerror', (error) => printed.push(error.message));
      await use(printed);
      // "Failed to load resource" doesn't say which: the addresses do
      expect(printed, `what the console printed, about ${[...addresses].join(', ')}`).toEqual([]);
    },
    { auto: true },
  ],
  shop: async ({ page }, use, info) => {
    const device: Device = info.project.name === 'mobile' ? 'mobile' : 'desktop';
    await use({
      device,
      open: async (id, query) => {
        await page.goto(href(id, device, query));
        await hydrated(page);
      },
      goTo: async (id, query) => {
        const place = page.locator(`[data-page="${id}"]:not([aria-hidden])`).filter({ visible: true });
        // the same page with another query couldn't be told from the one before
        await expect(place).toHaveCount(0);
        await page.evaluate((address) => history.pushState(null, '', address), href(id, device, query));
        await expect(place).toBeVisible();
      },
      logIn: (loginName = 'trade@alderline.example', tab = page) => logIn(tab, device, loginName),
      logOut: async (tab = page) => {
        if (device === 'mobile') await tab.getByRole('button', { name: 'Menu' }).click();
        await tab.getByRole('button', { name: 'Log out' }).click();
        await expect(tab).toHaveURL(new RegExp(`${href('home', device)}$`, 'i'));
      },
      expectAccessible: (place) => expectAccessible(page, place),
      filter: (name, option) => (device === 'mobile' ? filterInSheet : filterInBar)(page, name, option),
      rows: (name) =>
        page
          .getByRole('table', { name, exact: true })
          .getByRole('row')
          .filter({ has: page.getByRole('rowheader') }),
      figure: (term) =>
        page
          .getByRole('main')
          .locator('dl > div')
          .filter({ has: page.locator('dt').getByText(term, { exact: true }) })
          .locator('dd'),
      expectRefused: (field, words) => expectRefused(page, field, words),
    });
  },
});

export { expect };

/** Waits until React has hydrated the page, so that it reacts to clicks. */
async function hydrated(page: Page): Promise<void> {
  await expect(page.locator('html[data-live]')).toBeAttached();
}

/**
 * The shop takes the history entry of a closed dialog back a moment later, and after a refresh those of what was open. A page that
 * is opened or refreshed meanwhile would be dropped by the browser, so both wait until no entry is left over.
 */
function waitForSteps(page: Page): void {
  const [goto, reload] = [page.goto.bind(page), page.reload.bind(page)];
  const isDone = () => {
    const layers = [...document.querySelectorAll('[role="dialog"], [popover]:popover-open')];
    return (history.state?.steps ?? 0) <= layers.filter((layer) => layer.checkVisibility()).length;
  };
  // what is open in another way keeps its entry
  const done = () => page.waitForFunction(isDone, undefined, { timeout: 2_000 }).catch(() => undefined);
  page.goto = async (...opened) => {
    await done();
    return goto(...opened);
  };
  page.reload = async (...how) => {
    await done();
    return reload(...how);
  };
}

/**
 * Waits until nothing that was open over the page has a history entry any more: while the browser goes back over one, it drops
 * the next navigation.
 */
export async function atRest(page: Page): Promise<void> {
  await expect.poll(() => page.evaluate(() => history.state?.steps ?? 0)).toBe(0);
}

/** Waits until the shop's own fonts are shown. */
export async function fontsShown(page: Page): Promise<void> {
  const isShown = () => [...document.fonts].some(({ family }) => family.includes('Newsreader Variable'));
  await page.waitForFunction(isShown);
}

async function logIn(page: Page, device: Device, loginName: string): Promise<void> {
  await page.goto(href('login', device));
  await hydrated(page);
  await page.getByLabel('Email').fill(loginName);
  await page.getByLabel('Password', { exact: true }).fill('Floor!2026');
  await page.getByRole('button', { name: 'Login', exact: true }).click();
  await expect(page).toHaveURL(new RegExp(`${href('products', device)}$`, 'i'));
}

async function filterInBar(page: Page, name: string, option: RegExp): Promise<void> {
  const filters = page.getByRole('group', { name: 'Filters' });
  await filters.getByRole('button', { name }).click();
  await filters.getByRole('group', { name, exact: true }).getByRole('checkbox', { name: option }).check();
  await page.keyboard.press('Escape');
}

async function filterInSheet(page: Page, name: string, option: RegExp): Promise<void> {
  await page.getByRole('button', { name: /^Filters/ }).click();
  const title = page.getByText(name, { exact: true });
  const section = page.getByRole('dialog').locator('details').filter({ has: title });
  await section.locator('summary').click();
  await section.getByRole('checkbox', { name: option }).check();
  await page.getByRole('button', { name: /^Show \d+/ }).click();
  await atRest(page);
}

async function expectRefused(page: Page, field: Locator, words: string): Promise<void> {
  await expect(field).toHaveAccessibleDescription(new RegExp(`(^| )${asPattern(words)}$`));
  await expect(field).toHaveAttribute('aria-invalid', 'true');
  await expect(page.getByText(words, { exact: true })).toBeVisible();
}

const asPattern = (words: string) => words.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** A colour in mid-transition is not one that the page has. Endless animations, such as a spinner's, may run. */
async function stoodStill(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    document.getAnimations().every(({ playState, effect }) => {
      const isEndless = effect?.getComputedTiming().endTime === Number.POSITIVE_INFINITY;
      return playState !== 'running' || isEndless;
    }),
  );
}

async function expectAccessible(page: Page, place = page.locator('html')): Promise<void> {
  await stoodStill(page);
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axeSource);
  const violations = await place.evaluate(async (element) => {
    const whole = element === document.documentElement;
    const results = await window.axe.run(whole ? document : element, {
      runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
      // what passes is worked out in full otherwise, which takes longer than finding out what doesn't
      resultTypes: ['violations'],
    });
    return results.violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join('\n  ')}`);
  });
  expect(violations, 'what axe finds').toEqual([]);
}

/** Whether a page has one view for both trees. */
export const hasOneView = (id: PageId) => existsSync(new URL(`../pages/${id}/${id}.tsx`, import.meta.url));

/** @returns the tag of a test of a page: one tree is enough where both show the same view, and the narrow one is the harder */
export const treesOf = (id: PageId): string[] =>
  hasOneView(id) || !pageOf(id).desktop ? ['@mobile-only'] : [];
