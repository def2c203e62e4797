import type { Locator, Page } from '@playwright/test';
import type { Device, PageId, PageQuery } from '../../../contracts/site/site-map.ts';

/** Each of these counts as one action of a person. */
export interface Hands {
  readonly hasPointer: boolean;
  click(target: Locator): Promise<void>;
  /** fills a field, at once: what is timed is the shop */
  type(field: Locator, text: string): Promise<void>;
  press(key: string): Promise<void>;
  choose(select: Locator, option: string): Promise<void>;
}

export interface Place {
  readonly page: Page;
  readonly main: Locator;
  readonly device: Device;
  readonly hands: Hands;
}

/** What somebody comes to the shop for. */
export interface Job {
  readonly title: string;
  /** where they are when they begin */
  readonly from: readonly [id: PageId, query?: PageQuery];
  readonly do: (place: Place) => Promise<void>;
  /** what they see when it is done */
  readonly seen: (place: Place) => Promise<void>;
}

export function openSearch({ page, device, hands }: Place): Promise<void> {
  if (device === 'desktop') return hands.press('/');
  // the keyboard reaches a phone's tabs after everything else
  const name = hands.hasPointer ? 'Search' : 'Skip to search';
  return hands.click(page.getByRole('button', { name, exact: true }));
}

/** Opens a filter of the list, chooses values and shows what is left. */
export async function filter(
  { page, device, hands }: Place,
  name: string,
  ...values: readonly RegExp[]
): Promise<void> {
  if (device === 'mobile') {
    const sheet = page.getByRole('dialog', { name: 'Filters' });
    if (!(await sheet.isVisible())) await hands.click(page.getByRole('button', { name: /^Filters/ }));
    await hands.click(sheet.getByText(name, { exact: true }));
  } else await hands.click(page.getByRole('button', { name: new RegExp(`^${name}`) }));
  for (const value of values) await hands.click(page.locator('label').filter({ hasText: value }).last());
}
