import { expect, type Locator, type Page } from '@playwright/test';

/** The basket's lines, without the one that was just removed. */
export const basketLines = (page: Page) =>
  page.getByRole('list', { name: 'Basket lines' }).getByRole('article');

export const moreOf = (line: Locator) => line.getByRole('button', { name: /^More for/ });

/** Opens a line's menu. @returns the menu: beside its button on a desktop, a sheet on a phone */
export async function openMenu(line: Locator): Promise<Locator> {
  await moreOf(line).click();
  const menu = line.getByRole('group', { name: /^More for/ }).or(line.getByRole('dialog'));
  await expect(menu).toBeVisible();
  return menu;
}

/** Chooses from a line's menu. */
export async function chooseFor(line: Locator, action: string): Promise<void> {
  const menu = await openMenu(line);
  const name = { name: action, exact: true };
  await menu.getByRole('button', name).or(menu.getByRole('link', name)).click();
}
