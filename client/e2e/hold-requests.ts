import type { Page, Route } from '@playwright/test';

/** What waits for `opened` goes on when the test calls `open`. */
export function gate(): { readonly opened: Promise<void>; readonly open: () => void } {
  let open = () => {};
  const opened = new Promise<void>((resolve) => {
    open = resolve;
  });
  return { opened, open };
}

/**
 * Holds a page's requests until the returned function is called.
 * @param then what becomes of them; they go on by default
 */
export async function holdRequests(
  page: Page,
  url: string | RegExp,
  then: (route: Route) => Promise<void> = (route) => route.continue(),
): Promise<() => void> {
  const { opened, open } = gate();
  await page.route(url, async (route) => {
    await opened;
    await then(route);
  });
  return open;
}

const CODE = /\/assets\/entry-(desktop|mobile)-.*\.js$/;

/** The page stays as the server sent it until the returned function is called. */
export const holdCode = (page: Page) => holdRequests(page, CODE);
