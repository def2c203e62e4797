import type { Page } from '@playwright/test';
import { expect } from './console-test.ts';

export const PROJECT_NAME = 'Quayside House, Woodbridge';

export const keepDialog = (page: Page) => page.getByRole('dialog', { name: 'Keep with a project' });

/** Opens the dialog once the floor lies, and waits for the finished picture. */
export async function openKeeping(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Keep with a project' }).click();
  await expect(page.getByRole('img', { name: 'The finished picture' })).toBeVisible();
}

/** The kept picture in the row of its project. */
export const thumbnail = (page: Page, name: string | RegExp) =>
  page.getByRole('region', { name: 'Pictures' }).getByRole('button', { name });
