import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { callSerial, signCall } from '../../contracts/call-signing.ts';
import { CONSOLE_PATH, WORLD_HEADER } from '../../contracts/mock-console.ts';
import { test as base, expect } from './shop-test.ts';

interface Console {
  /** of this test alone */
  readonly world: string;
  /** opens a section, e.g. `faults` */
  open(section: string): Promise<void>;
  /** a signed call of the contract in the test's world */
  call(path: string, form: Readonly<Record<string, string>>): Promise<{ resultCode: string }>;
  /** another tab of this browser, in the same world */
  newTab(path: string): Promise<Page>;
}

/** A browser test of the mock's console, in a world of its own. */
export const test = base.extend<{ mock: Console }>({
  mock: async ({ page, context }, use, info) => {
    const world = `e2e-${randomUUID().slice(0, 8)}-${info.project.name}`;
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await context.addInitScript((name) => {
      // Not in the frame of a mail, which has no storage.
      if (window.top === window) localStorage['alderline.mock-world'] ??= JSON.stringify(name);
    }, world);
    await use({
      world,
      async open(section) {
        await page.goto(`${CONSOLE_PATH}#/${section}`);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      },
      async call(path, form) {
        const headers = { ...signedHeaders(path), [WORLD_HEADER]: world };
        return await (await page.request.post(path, { headers, form })).json();
      },
      async newTab(path) {
        const tab = await context.newPage();
        await tab.goto(path);
        return tab;
      },
    });
    await page.request.delete(`${CONSOLE_PATH}/api/worlds/${world}`, {
      headers: { 'x-mock-control': 'test' },
    });
  },
});

export { expect };

const BRAND = 'Alderline';

function signedHeaders(url: string): Record<string, string> {
  const callserial = callSerial(Date.now(), Math.random());
  const calltime = new Date().toISOString().slice(0, 19).replace('T', ' ');
  const sign = signCall({ brand: BRAND, callserial, calltime, url }, 'alderline-site');
  return { debug: 'false', brand: BRAND, calltime, callserial, sign };
}

export const LOGIN = '/woojiapi/user/login';
export const loginForm = (loginName: string) => ({ loginName, password: 'Floor!2026', brand: BRAND });
