import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { callSerial, signCall } from '../../contracts/api/call-signing.ts';
import type { CallPath, InputOf, ReplyOf } from '../../contracts/api/calls.ts';
import {
  CONSOLE_API,
  CONSOLE_PATH,
  CONTROL_HEADER,
  type ConsoleReplies,
  WORLD_HEADER,
  worldCookie,
} from '../../contracts/api/mock-console.ts';
import { SESSION_KEY } from '../../contracts/site/page-rendering.ts';
import { sessionOf } from '../state/session.ts';
import { SESSION_VERSION } from '../state/stored-session.ts';
import { test as base, expect } from './shop-test.ts';

export interface Console {
  /** for this test only */
  readonly world: string;
  /** opens a section, e.g. `faults` */
  open(section: string): Promise<void>;
  /** a signed call of the contract in the test's world */
  call(path: string, form: Readonly<Record<string, string>>): Promise<{ resultCode: string }>;
  /** what the console shows, e.g. `/mails` */
  read<P extends '/mails' | '/applications' | '/browser-failures'>(path: P): Promise<ConsoleReplies[P]>;
  /** what the console does, e.g. `POST /orders/o-1`. Rejects when it is refused */
  write(call: `${'POST' | 'PATCH'} /${string}`, body: object): Promise<void>;
  /** logs the browser in as a customer, without the form; call it before the first page is opened */
  enter(loginName?: string): Promise<Customer>;
  /** another session of the customer who has entered, as the browser stores it */
  newSession(): Promise<string>;
  /** another tab of this browser, in the same world */
  newTab(path: string): Promise<Page>;
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
    async ({ page, context, baseURL }, use, info) => {
      const world = `e2e-${randomUUID().slice(0, 8)}-${info.project.name}`;
      await context.grantPermissions(['clipboard-read', 'clipboard-write']);
      const toControl = { headers: { [CONTROL_HEADER]: 'test' } };
      await page.request.post(`${CONSOLE_API}/worlds`, { ...toControl, data: { name: world } });
      const { origin, port } = new URL(baseURL ?? '');
      await context.addCookies([{ name: worldCookie(port), value: world, url: origin }]);
      const atFirst = { [ENTRY_KEY]: '0' };
      await context.addInitScript(storeOnce, [origin, ENTRY_KEY, atFirst] as const);
      let entries = 0;
      const post = async (path: string, form: Form, token?: string) => {
        const headers = { ...signedHeaders(path), [WORLD_HEADER]: world, ...(token ? { token } : {}) };
        return await (await page.request.post(path, { headers, form })).json();
      };
      let entered = TRADE;
      const begin = async () => {
        const session = sessionOf(await post(LOGIN, loginForm(entered)));
        return { session, stored: JSON.stringify({ version: SESSION_VERSION, ...session }) };
      };
      await use({
        world,
        async open(section) {
          await page.goto(`${CONSOLE_PATH}#/${section}`);
          await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        },
        call: post,
        async read(path) {
          const reply = await page.request.get(CONSOLE_API + path, { headers: { [WORLD_HEADER]: world } });
          expect(reply.status()).toBe(200);
          return await reply.json();
        },
        async write(call, body) {
          const [method = '', path = ''] = call.split(' ');
          const headers = { [WORLD_HEADER]: world, [CONTROL_HEADER]: 'test' };
          const reply = await page.request.fetch(CONSOLE_API + path, { method, headers, data: body });
          expect(reply.status(), call).toBe(200);
        },
        async enter(loginName = TRADE) {
          entered = loginName;
          const { session, stored: value } = await begin();
          entries += 1;
          const kept = { ...atFirst, [ENTRY_KEY]: String(entries), [SESSION_KEY]: value };
          await context.addInitScript(storeOnce, [origin, ENTRY_KEY, kept] as const);
          return {
            ...session.user,
            async call(path, input) {
              const reply = await post(path, asForm(input), session.token);
              expect(reply, path).toMatchObject({ resultCode: '0' });
              return reply;
            },
          };
        },
        newSession: async () => (await begin()).stored,
        async newTab(path) {
          const tab = await context.newPage();
          await tab.goto(path);
          return tab;
        },
      });
      await page.request.delete(`${CONSOLE_API}/worlds/${world}`, toControl);
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

type Form = Readonly<Record<string, string>>;
const BRAND = 'Alderline';
export const TRADE = 'trade@alderline.example';
export const PASSWORD = 'Floor!2026';

const asForm = (input: object): Form =>
  Object.fromEntries(
    Object.entries(input).map(([name, value]) => [
      name,
      typeof value === 'object' ? JSON.stringify(value) : String(value),
    ]),
  );

function signedHeaders(url: string): Record<string, string> {
  const callserial = callSerial(Date.now(), Math.random());
  const calltime = new Date().toISOString().slice(0, 19).replace('T', ' ');
  const sign = signCall({ brand: BRAND, callserial, calltime, url }, 'alderline-site');
  return { debug: 'false', brand: BRAND, calltime, callserial, sign };
}

export const LOGIN = '/woojiapi/user/login';
export const loginForm = (loginName: string) => ({ loginName, password: PASSWORD, brand: BRAND });
