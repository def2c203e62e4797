import type { Page } from '@playwright/test';
import type { Plan, PlanRoom } from '../../contracts/rules/plan/plan.ts';
import { itemByNumber } from '../../fixtures/catalogue/catalogue.ts';
import { toProduct } from '../../fixtures/catalogue/to-product.ts';

export const PLANNED_FLOOR = toProduct(itemByNumber('AL-H101'));

/** A room of 4 × 3 m. */
export const plannedRoom = (id: string, name: string, storey: number, productId: string): PlanRoom => ({
  id,
  name,
  kind: 'Bedroom',
  storey,
  shape: { kind: 'Rectangle', lengthMm: 4000, widthMm: 3000 },
  doors: [{ widthMm: 838, leadsTo: 'elsewhere' }],
  openEdgeMm: 0,
  hasSkirting: true,
  isHeated: false,
  productId,
  layout: '',
  direction: 'Along the room',
  note: '',
});

/** Keeps a visitor's plan as the steps before the quotation do. Call it before a page is opened. */
export async function keepPlan(page: Page, rooms: readonly PlanRoom[]): Promise<void> {
  const plan: Plan = {
    type: 'House',
    usage: 'domestic',
    plots: 1,
    rooms: [...rooms],
    methods: [],
    choices: [],
    quantities: [],
    fitting: { isWanted: false, checkList: [], visitDay: '', visitNote: '' },
  };
  const kept = { version: 1, chosenBy: 'visitor', plan, spare: [], storeys: 3, projectName: 'Mill Lane' };
  await page.addInitScript((text) => {
    if (window.top === window) localStorage['alderline.plan'] ??= text;
  }, JSON.stringify(kept));
}
