import { type Locator, type Page, test } from '@playwright/test';
import type { CallPath } from '../../contracts/api/calls.ts';
import { SESSION_KEY } from '../../contracts/site/page-rendering.ts';
import { href } from '../../contracts/site/site-map.ts';
import { ENDING, type Given, holdTime, KEPT, LACKING, LOG_IN_NEEDED, TOO_SLOW } from './given-failures.ts';
import { atRest, expect, type Shop } from './shop-test.ts';

interface Met {
  readonly path: CallPath;
  /** this call meets every failure on behalf of its kind, since the same code reports them all; the others meet only those with wording of their own */
  readonly every?: true;
  /** where it is shown; nowhere if the customer doesn't need what failed */
  readonly told: Locator | 'in a notice' | 'nowhere';
  /** what is read there; the words of the failure unless given */
  readonly says?: (words: string) => string | RegExp;
  /** the same where the backend lacks the call; null where the page has another way, so that nothing is said */
  readonly lacking?: string | RegExp | null;
  /** failures that mean something of their own here; other tests are about them */
  readonly except?: readonly string[];
  /** makes ready what leads to the call, on a page that is open; again after a session's end has led away from it */
  readonly ready?: () => Promise<unknown>;
}

export interface Reading extends Met {
  /** opens the page that reads */
  readonly open: () => Promise<unknown>;
}

export interface Write extends Met {
  /** presses what sends it */
  readonly make: () => Promise<unknown>;
  /** what was typed or chosen is still there */
  readonly keeps?: () => Promise<unknown>;
  /** no session goes with it */
  readonly visitor?: boolean;
}

/** What no customer should ever read: names of the contract, codes, and values that are none. */
const RAW =
  /woojiapi|\/api\/|resultCode|\b(?:qry|insert|update|delete)[a-z]{4,}\b|pageSize|\bundefined\b|\bnull\b|\bNaN\b|\[object|-1000|\bcode \d/;

/** Lets a call meet every failure, one after the other, on the page where a customer meets it. */
export class CallWalk {
  private readonly page: Page;
  private readonly shop: Shop;
  private given: Given | undefined;
  private onMet: () => void = () => undefined;
  private isMet = false;
  private readonly newSession: () => Promise<string>;
  /** as stored; the first is the one that ended last */
  private sessions: readonly [string, string] | undefined;
  /** the page shows that a write has failed, and hasn't been loaded since */
  private isSpent = false;
  /** the calls that have met every failure */
  readonly walked = new Set<CallPath>();

  constructor(page: Page, shop: Shop, newSession: () => Promise<string>) {
    this.page = page;
    this.shop = shop;
    this.newSession = newSession;
  }

  /** Call it before the first page is opened. */
  async begin(): Promise<void> {
    this.page.on('load', () => {
      this.isSpent = false;
    });
    await holdTime(this.page);
  }

  /** A reading says each failure in its place and reads again; without the call there is no trying again. */
  async reading({ open, ...met }: Reading): Promise<void> {
    const { told, ready } = met;
    const again = typeof told === 'string' ? undefined : told.getByRole('button', { name: 'Try again' });
    const readAgain = () => (again ? again.click() : this.askedAgain());
    await this.during(met.path, async () => {
      let make = async () => {
        await open();
        await ready?.();
      };
      for (const given of met.every ? wanted(KEPT, met) : [TOO_SLOW]) {
        await this.fail(met, given, make);
        make = readAgain;
      }
      for (const given of met.every ? wanted(ENDING, met) : []) {
        await this.end(given, make);
        make = async () => {
          await this.logInAgain();
          await ready?.();
        };
      }
      await this.fail(met, LACKING, make);
      if (again) await expect(again, 'trying again would not help').toHaveCount(0);
    });
    await this.lineIsBack();
  }

  /** A write tells each failure where it was made, and loses nothing of what was typed. */
  async write({ make, keeps, visitor = false, ...met }: Write): Promise<void> {
    const { ready } = met;
    if (this.isSpent) await this.startAgain();
    await this.during(met.path, async () => {
      await ready?.();
      const others = visitor ? ENDING.map(toldToVisitor) : [];
      for (const given of met.every ? wanted([...KEPT, LACKING, ...others], met) : [LACKING]) {
        await this.fail(met, given, make);
        await keeps?.();
      }
      if (visitor) return;
      if (!met.every) {
        this.isSpent = true;
        return;
      }
      for (const [index, given] of wanted(ENDING, met).entries()) {
        if (index > 0) await ready?.();
        await this.end(given, make);
        await this.logInAgain();
      }
    });
  }

  private async during(path: CallPath, walk: () => Promise<void>): Promise<void> {
    const url = (address: URL) => address.pathname === path;
    await this.page.route(url, (route) => {
      if (!this.given) return route.fallback();
      this.onMet();
      return this.given.give(route);
    });
    await test.step(path, walk);
    this.walked.add(path);
    this.given = undefined;
    await this.page.unroute(url);
  }

  private async fail(met: Met, given: Given, make: () => Promise<unknown>): Promise<void> {
    const { told, says = (words) => words, lacking } = met;
    await this.meet(given, make);
    const words = given === LACKING && lacking !== undefined ? lacking : says(given.words);
    const notices = this.notices();
    const place = told === 'in a notice' ? notices : told === 'nowhere' ? undefined : told;
    if (place && words === null) await expect(place, given.name).toHaveCount(0);
    else if (place && words !== null) {
      await expect(place, given.name).toContainText(words);
      expect(await place.innerText(), given.name).not.toMatch(RAW);
    }
    const busy = this.page.getByRole('main').locator('[aria-busy=true]');
    await expect(busy, `${given.name}: nothing is busy any more`).toHaveCount(0);
    if (place !== notices) expect(await notices.innerText(), `${given.name}: no notice as well`).toBe('');
  }

  private notices(): Locator {
    return this.page.getByRole('region', { name: 'Notices', exact: true });
  }

  /** The session is over, and home says why, once. */
  private async end(given: Given, make: () => Promise<unknown>): Promise<void> {
    const { page, shop } = this;
    await this.keepSession();
    await this.meet(given, make);
    await expect(page, given.name).toHaveURL(new RegExp(`${href('home', shop.device)}$`, 'i'));
    await expect(page.getByRole('link', { name: 'Login' }), given.name).toBeVisible();
    await expect(this.notices(), given.name).toHaveText(given.words);
    expect(await page.evaluate((key) => localStorage.getItem(key), SESSION_KEY), given.name).toBeNull();
  }

  private async meet(given: Given, make: () => Promise<unknown>): Promise<void> {
    this.isMet = false;
    const met = new Promise<void>((resolve) => {
      this.onMet = () => {
        this.isMet = true;
        resolve();
      };
    });
    this.given = given;
    await make();
    await met;
    await given.after?.(this.page);
  }

  /** The next write finds the page as it was before this one failed. */
  private async startAgain(): Promise<void> {
    await this.page.reload();
    await expect(this.page.locator('html[data-live]')).toBeAttached();
    await atRest(this.page);
  }

  /** Notes who is logged in, for `logInAgain`. */
  async keepSession(): Promise<void> {
    if (this.sessions) return;
    const now = await this.page.evaluate((key) => localStorage.getItem(key), SESSION_KEY);
    this.sessions = [now ?? '', await this.newSession()];
  }

  /**
   * As from another tab, with another token, as a log-in brings one; then back to the page that the session's end led
   * away from.
   */
  async logInAgain(): Promise<void> {
    const [ended = '', next = ''] = this.sessions ?? [];
    this.sessions = [next, ended];
    await this.page.evaluate(
      ([key, value]) => {
        localStorage.setItem(key, value);
        dispatchEvent(new StorageEvent('storage', { key }));
      },
      [SESSION_KEY, next] as const,
    );
    await this.page.goBack();
    await atRest(this.page);
  }

  /** While a reading is on its way it is not begun again; then the line comes back once more. */
  private async askedAgain(): Promise<void> {
    await expect(async () => {
      await this.lineIsBack();
      await expect.poll(() => this.isMet, { timeout: 1_000 }).toBe(true);
    }).toPass();
  }

  /** What could not be read is read again. */
  private async lineIsBack(): Promise<void> {
    await this.page.evaluate(() => void dispatchEvent(new Event('online')));
  }
}

const wanted = (all: readonly Given[], { except = [] }: Met) =>
  all.filter(({ name }) => !except.includes(name));

/** There is no session to end; only a code can be wrong. */
const toldToVisitor = (given: Given): Given =>
  given.name === 'code 101' ? given : { ...given, words: LOG_IN_NEEDED };
