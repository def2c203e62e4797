import type { Page } from '@playwright/test';
import { CallWalk } from './call-walk.ts';
import { test as base, expect } from './console-test.ts';
import { WALKED } from './walked-calls.ts';

/** What the browser itself prints about a reply that is no success. */
export const LOADING = /^Failed to load resource/;

/** Calls of the shop meet every failure of the catalogue, each on the page where a customer meets it. */
export const test = base.extend<{ walk: CallWalk }>({
  walk: async ({ page, shop, mock, quietConsole }, use, { title }) => {
    const walk = new CallWalk(page, shop, mock.newSession);
    await walk.begin();
    await use(walk);
    expect(walk.walked, 'the calls of the table').toEqual(new Set(WALKED[title]?.calls));
    const others = quietConsole.splice(0).filter((line) => !LOADING.test(line));
    quietConsole.push(...others);
  },
});

export { expect };

export const FLOOR = 'Blakeney Oak Natural';

export const NOT_ONLINE = /This can’t be done online.*01632 960180/s;

export const mainOf = (page: Page) => page.getByRole('main');
/** What is said in the page itself; its other live regions are empty. */
export const saidIn = (page: Page) => mainOf(page).getByRole('alert').filter({ hasText: /\S/ });
export const press = (page: Page, name: string | RegExp) => () =>
  page.getByRole('button', { name, exact: true }).first().click();
/** By its key: a link at the foot moves under the pointer while what is above it loads. */
export const follow = (page: Page, name: string) =>
  page.getByRole('contentinfo').getByRole('link', { name, exact: true }).press('Enter');
