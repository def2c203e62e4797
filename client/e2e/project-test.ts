import type { Page } from '@playwright/test';

/** The seed's project that is under way, and two floors of it. */
export const PROJECT = 'Quayside House, Woodbridge';
export const FLOOR = 'Harwich Oak Natural';
export const BORDER = 'Aylsham Oak Natural';

export const line = (page: Page, name: string) => page.getByRole('article', { name });
export const room = (page: Page, name: string) => page.getByRole('region', { name, exact: true });

/** From the top: under the header, which stays in view, a link is partly covered while the page is scrolled. */
export async function expectAccessible(
  page: Page,
  shop: { expectAccessible(): Promise<void> },
): Promise<void> {
  await page.evaluate(() => window.scrollTo(0, 0));
  await shop.expectAccessible();
}
