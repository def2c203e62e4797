import { randomUUID } from 'node:crypto';
import type { BrowserContext, Page } from '@playwright/test';
import type { CallPath, InputOf, ReplyOf } from '../../contracts/api/calls.ts';
import { CONSOLE_PATH } from '../../contracts/api/mock-console.ts';
import { SESSION_KEY } from '../../contracts/site/page-rendering.ts';
import { openWorld, type TestWorld } from '../../contracts/suite/test-world.ts';
import { sessionOf } from '../state/session.ts';
import { SESSION_VERSION } from '../state/stored-session.ts';
import { test as base, expect } from './shop-test.ts';

export interface Console extends Pick<TestWorld, 'read' | 'write' | 'setStock'> {
  /** for this test only */
  readonly world: string;
  /** opens a section, e.g. `faults` */
  open(section: string): Promise<void>;
  /** a signed call of the contract in the test's world, whatever it is answered */
  call(path: CallPath, form: Readonly<Record<string, string>>): Promise<{ resultCode: string }>;
  /** logs the browser in as a customer, without the form; call it before the first page is opened */
  enter(loginName?: string): Promise<Customer>;
  /** another session of the customer who has entered, as the browser stores it */
  newSession(): Promise<string>;
  /** another tab of this browser, in the same world */
  newTab(path: string): Promise<Page>;
  /** another browser of the customer who has entered, as on another device, in the same world */
  newBrowser(path: string): Promise<Page>;
}

export interface Customer {
  readonly userId: string;
  readonly loginName: string;
  /** a signed call of the contract with the customer's token, which must succeed */
  call<P extends CallPath>(path: P, input: InputOf<P> & object): Promise<ReplyOf<P>>;
}

/** A browser test in a separate world, with its mails, applications and faults shown in the mock's console. */
export const test = base.extend<{ mock: Console }>({
  // also for a test that doesn't name it: it still needs a separate world
  mock: [
    async ({ page, context, browser, baseURL, viewport, isMobile, hasTouch, userAgent }, use, info) => {
      const { origin } = new URL(baseURL ?? '');
      const name = `e2e-${randomUUID().slice(0, 8)}-${info.project.name}`;
      const world = await openWorld(origin, { name });
      const { read, write, setStock } = world;
      await context.grantPermissions(['clipboard-read', 'clipboard-write']);
      await context.addCookies([world.cookie]);
      const atFirst = { [ENTRY_KEY]: '0' };
      await context.addInitScript(storeOnce, [origin, ENTRY_KEY, atFirst] as const);
      const others: BrowserContext[] = [];
      let entries = 0;
      let entered = TRADE;
      const begin = async () => {
        const session = sessionOf(await world.logIn(entered));
        return { session, stored: JSON.stringify({ version: SESSION_VERSION, ...session }) };
      };
      await use({
        world: world.name,
        read,
        write,
        setStock,
        async open(section) {
          await page.goto(`${CONSOLE_PATH}#/${section}`);
          await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        },
        call: async (path, form) => ({ resultCode: '', ...(await world.send(path, form)).reply }),
        async enter(loginName = TRADE) {
          entered = loginName;
          const { session, stored: value } = await begin();
          entries += 1;
          const kept = { ...atFirst, [ENTRY_KEY]: String(entries), [SESSION_KEY]: value };
          await context.addInitScript(storeOnce, [origin, ENTRY_KEY, kept] as const);
          return {
            ...session.user,
            call: (path, input) => world.call(path, input, session.token),
          };
        },
        newSession: async () => (await begin()).stored,
        async newTab(path) {
          const tab = await context.newPage();
          await tab.goto(path);
          return tab;
        },
        async newBrowser(path) {
          const other = await browser.newContext({
            ...{ viewport, isMobile, hasTouch, baseURL: origin },
            ...(userAgent && { userAgent }),
          });
          others.push(other);
          await other.addCookies([world.cookie]);
          const kept = { [ENTRY_KEY]: '1', [SESSION_KEY]: (await begin()).stored };
          await other.addInitScript(storeOnce, [origin, ENTRY_KEY, kept] as const);
          const opened = await other.newPage();
          await opened.goto(path);
          return opened;
        },
      });
      for (const other of others) await other.close();
      await world.close();
    },
    { auto: true },
  ],
});

export { expect };

/** Counts who has entered in a browser. */
const ENTRY_KEY = 'e2e.entry';

/** Stores what a browser has at first, or after another customer has entered, before the page's own scripts run. */
function storeOnce([origin, key, kept]: readonly [string, string, Readonly<Record<string, string>>]): void {
  // a mail's frame has no storage
  if (window.top !== window || location.origin !== origin) return;
  if (Number(localStorage.getItem(key) ?? -1) >= Number(kept[key])) return;
  localStorage.clear();
  for (const [name, value] of Object.entries(kept)) localStorage.setItem(name, value);
}

const BRAND = 'Alderline';
export const TRADE = 'trade@alderline.example';
export const PASSWORD = 'Floor!2026';

export const LOGIN = '/woojiapi/user/login';
export const loginForm = (loginName: string) => ({ loginName, password: PASSWORD, brand: BRAND });
