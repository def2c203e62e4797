import type { BrowserContext, Page } from '@playwright/test';
import {
  MAX_PLAN_PRODUCTS,
  MAX_PLAN_ROOMS,
  type Plan,
  type PlanFacts,
} from '../../contracts/domain/plan/plan.ts';
import { largePlan } from './large-plan.ts';
import { say } from './say.ts';
import { byTurns, launchBrowser, logIn, type Presses, pressTimes, shareOf, TREES } from './typing.ts';

const CUSTOMER = 'trade@alderline.example';
const PRESSES = 20;
const GOAL_MS = 50;

/** A change of a plan: what is pressed on which page. */
interface Change {
  readonly name: string;
  /** the last part of its address, on either tree */
  readonly page: string;
  /** prepares a room in the middle, and focuses the field if one field takes all presses */
  readonly begin: (page: Page, plan: Plan) => Promise<Omit<Presses, 'count'>>;
}

const CHANGES: readonly Change[] = [
  {
    name: "a room's length",
    page: 'Solutions',
    begin: async (page, { rooms }) => {
      await typeIn(page, `Length of ${middleOf(rooms).name}`);
      return { shown: page.locator('p', { hasText: /m² in all$/ }), key: byTurns };
    },
  },
  {
    name: "a room's wastage",
    page: 'ProductSelection',
    begin: async (page, { rooms }) => {
      await typeIn(page, `Wastage in ${middleOf(rooms).name}, percent`);
      return { shown: packsTable(page), key: byTurns };
    },
  },
  { name: "a room's floor", page: 'ProductSelection', begin: chooseFloors },
  {
    name: 'a quantity',
    page: 'Recommended',
    begin: async (page) => {
      const fields = page.getByRole('textbox', { name: /^Packs of / });
      await fields.first().waitFor();
      await fields.nth(Math.floor((await fields.count()) / 2)).click();
      await page.keyboard.press('1');
      return { shown: page.locator('dt', { hasText: /^Packs$/ }).locator('+ dd'), key: byTurns };
    },
  },
];

/**
 * From a key press in a plan of 200 rooms and 60 floors to the frame that shows all its new figures, on both trees; compared
 * with the same key press in a plan of one room, which page, browser and machine cost in any case.
 */
export async function planTyping(baseUrl: string, facts: PlanFacts): Promise<void> {
  const browser = await launchBrowser();
  say(
    `\nA key press in a plan of ${MAX_PLAN_ROOMS} rooms and ${MAX_PLAN_PRODUCTS} floors to its figures on screen, ${PRESSES} presses`,
  );
  for (const [tree, { path, options }] of Object.entries(TREES)) {
    const context = await browser.newContext(options);
    const page = await context.newPage();
    await logIn(page, baseUrl + path, CUSTOMER);
    await page.close();
    for (const change of CHANGES) {
      const least = await timesOf(context, baseUrl + path, change, largePlan(facts, 1));
      const times = await timesOf(context, baseUrl + path, change, largePlan(facts));
      sayTimes(`${tree}, ${change.name}`, times, least);
    }
    await context.close();
  }
  await browser.close();
}

function sayTimes(name: string, times: readonly number[], least: readonly number[]): void {
  const at = (share: number) => shareOf(times, share).toFixed(0).padStart(4);
  const ratio = shareOf(times, 0.5) / shareOf(least, 0.5);
  const isMet = times.every((ms) => ms <= GOAL_MS);
  say(
    `  ${name.padEnd(28)} median ${at(0.5)} ms   worst ${at(1)} ms   goal ${GOAL_MS} ms${isMet ? '' : ': missed'}   ${ratio.toFixed(1)} times a plan of one room`,
  );
}

async function timesOf(
  context: BrowserContext,
  tree: string,
  change: Change,
  plan: Plan,
): Promise<readonly number[]> {
  const page = await context.newPage();
  await page.goto(`${tree}/login`);
  await page.evaluate(storePlan, plan);
  await page.goto(`${tree}/${change.page}`, { waitUntil: 'networkidle' });
  const presses = await change.begin(page, plan);
  await page.waitForLoadState('networkidle');
  const times = await pressTimes(page, { count: PRESSES, ...presses });
  await page.close();
  return times;
}

/** Runs in the page: a visitor's plan becomes that of the customer who opens it. */
function storePlan(plan: Plan): void {
  const kept = { version: 1, chosenBy: 'visitor', plan, spare: [], storeys: 2, units: 'metric' };
  localStorage.setItem('alderline.plan', JSON.stringify(kept));
}

function middleOf(rooms: Plan['rooms']): Plan['rooms'][number] {
  const room = rooms[Math.floor(rooms.length / 2)];
  if (!room) throw new Error('The plan has no rooms');
  return room;
}

async function typeIn(page: Page, name: string): Promise<void> {
  await page.getByRole('textbox', { name, exact: true }).click();
  await page.keyboard.press('1');
}

// found by a selector, because finding by role makes the browser style hidden content too
const packsTable = (page: Page) => page.locator('table', { hasText: 'Floors with their packs' });

/** Ticks one room, and gives it two floors in turn; a phone opens the catalogue for it. */
async function chooseFloors(page: Page, { rooms }: Plan): Promise<Omit<Presses, 'count'>> {
  await page.getByRole('checkbox', { name: middleOf(rooms).name, exact: true }).click();
  const open = page.locator('button', { hasText: 'Choose a floor for 1 room' });
  const choices = page.locator('ul[aria-label="Floors"] button[aria-label^="Choose "]');
  const isPhone = (await open.count()) > 0;
  return {
    shown: packsTable(page),
    key: () => 'Enter',
    prepare: async (press) => {
      if (isPhone) await open.press('Enter');
      await choices.nth(1 + (press % 2)).focus();
      // wait until the catalogue has opened
      await open
        .page()
        .waitForFunction(() => document.getAnimations().every(({ playState }) => playState !== 'running'));
    },
  };
}
