import type { Page } from '@playwright/test';
import { expect } from './shop-test.ts';

type FoldingStep = 'who is ordering' | 'where to' | 'when' | 'papers';

/** The button at the end of the form, or at the foot of a phone's screen; on a desktop the summary has it too. */
export const placeOrder = (page: Page) =>
  page
    .getByRole('main')
    .getByRole('button', { name: /^Place the order/ })
    .first();

export const changeStep = (page: Page, step: FoldingStep) =>
  page.getByRole('button', { name: `Change ${step}`, exact: true });

/** Opens a step of the checkout, unless it is open because it lacks something. */
export async function openStep(page: Page, step: FoldingStep): Promise<void> {
  await expect(page.getByRole('form', { name: 'Checkout' })).toBeVisible();
  if (await changeStep(page, step).isVisible()) await changeStep(page, step).click();
}

export const SITE = { Address: '4 Mill Lane', Town: 'Ipswich', 'Post code': 'IP4 9ZZ' };

/** Enters an address that isn't in the address book. */
export async function fillSite(page: Page, site: Readonly<Record<string, string>> = SITE): Promise<void> {
  await openStep(page, 'where to');
  await page.getByRole('combobox', { name: 'Deliver to' }).selectOption({ label: 'A new address' });
  for (const [name, text] of Object.entries(site))
    await page.getByRole('textbox', { name, exact: true }).fill(text);
}

export async function fillPoNumber(page: Page, poNumber: string): Promise<void> {
  await openStep(page, 'papers');
  await page.getByRole('textbox', { name: 'Purchase order number', exact: true }).fill(poNumber);
}
