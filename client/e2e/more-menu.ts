import type { Locator, Page } from '@playwright/test';

/** Opens a page's menu of further actions. @returns the menu */
export async function openMore(page: Page): Promise<Locator> {
  await page.getByRole('button', { name: 'More', exact: true }).click();
  return page.getByRole('group', { name: 'More' });
}

/** Chooses from a page's menu of further actions. */
export const chooseMore = (page: Page, name: string) => async () =>
  (await openMore(page)).getByRole('button', { name, exact: true }).click();
