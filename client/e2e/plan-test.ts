import { expect, type Page } from '@playwright/test';
import { newPlan, newRoom } from '../../contracts/domain/plan/new-plan.ts';
import type { Plan, PlanRoom } from '../../contracts/domain/plan/plan.ts';
import type { Device } from '../../contracts/site/site-map.ts';
import { itemByNumber } from '../../fixtures/catalogue/catalogue.ts';
import { toProduct } from '../../fixtures/catalogue/to-product.ts';

export const PLANNED_FLOOR = toProduct(itemByNumber('AL-H101'));

/** A room of 4 × 3 m. */
export const plannedRoom = (id: string, name: string, storey: number, productId: string): PlanRoom => ({
  ...newRoom(id, name),
  kind: 'Bedroom',
  storey,
  shape: { kind: 'Rectangle', lengthMm: 4000, widthMm: 3000 },
  productId,
  direction: 'Along the room',
});

/** Keeps a visitor's plan as the steps before the quotation do. Call it before a page is opened. */
export async function keepPlan(page: Page, rooms: readonly PlanRoom[]): Promise<void> {
  const plan: Plan = {
    ...newPlan('House', rooms),
    doorways: rooms.map(({ id }) => ({ roomIds: [id], widthMm: 838, leadsTo: 'elsewhere' })),
  };
  const kept = { version: 1, chosenBy: 'visitor', plan, spare: [], storeys: 3, projectName: 'Mill Lane' };
  await page.addInitScript((text) => {
    if (window.top === window) localStorage['alderline.plan'] ??= text;
  }, JSON.stringify(kept));
}

/** How many there are of a kind of room. */
export const counter = (page: Page, kind: string) =>
  page.getByRole('spinbutton', { name: kind, exact: true });
/** @param what `Length` or `Width` */
export const sizeField = (page: Page, what: string, room: string) =>
  page.getByRole('textbox', { name: `${what} of ${room}`, exact: true });

/** Chooses a floor for the rooms that are ticked; on a phone the catalogue opens over them. */
export async function chooseFloor(page: Page, device: Device, floor: string): Promise<void> {
  if (device === 'mobile') {
    const open = page.getByRole('button', { name: /^(Choose a floor for|Our floors)/ });
    await page.evaluate(() => window.scrollTo(0, 0));
    await expect.poll(() => open.evaluate(isOnTop), 'it is above the tab bar').toBe(true);
    await open.click();
  }
  await page.getByRole('button', { name: `Choose ${floor}`, exact: true }).click();
}

function isOnTop(element: Element): boolean {
  const { left, right, top, bottom } = element.getBoundingClientRect();
  const middle = (left + right) / 2;
  return [top + 2, bottom - 2].every((y) => element.contains(document.elementFromPoint(middle, y)));
}
