import type { Locator, Page } from '@playwright/test';
import type { Hands } from './job.ts';

export interface CountedHands {
  readonly hands: Hands;
  /** the actions of a person, or keys that were pressed */
  readonly count: () => number;
}

export function pointerHands(page: Page): CountedHands {
  let count = 0;
  const counted = async (act: Promise<unknown>) => {
    count += 1;
    await act;
  };
  return {
    count: () => count,
    hands: {
      hasPointer: true,
      click: (target) => counted(target.click()),
      type: (field, text) => counted(field.fill(text)),
      press: (key) => counted(page.keyboard.press(key)),
      choose: (select, option) => counted(select.selectOption(option)),
    },
  };
}

/** After so many stops of the Tab key, something counts as out of reach. */
const STOPS_MAX = 300;

/** Does what a person without a pointer does, and throws where the keyboard isn't enough. */
export function keyboardHands(page: Page): CountedHands {
  let count = 0;
  const press = async (key: string) => {
    count += 1;
    await page.keyboard.press(key);
  };
  const reach = async (target: Locator) => {
    await target.waitFor();
    for (let stops = 0; stops <= STOPS_MAX; stops += 1) {
      const place = await target.evaluate(placeOfFocus);
      if (place === 'here') return;
      await press(place === 'in its group' ? 'ArrowDown' : 'Tab');
    }
    throw new Error(`${target} can't be reached by the Tab key`);
  };
  const type = async (field: Locator, text: string) => {
    await reach(field);
    await press('ControlOrMeta+a');
    count += text.length;
    await page.keyboard.type(text);
    // a person waits for what the last letter finds
    await page.evaluate(() => new Promise((idle) => requestIdleCallback(idle)));
  };
  return {
    count: () => count,
    hands: {
      hasPointer: false,
      type,
      press,
      click: async (target) => {
        await reach(target);
        const kind = await page.evaluate(() => document.activeElement?.getAttribute('type'));
        if (kind === 'radio') return;
        await press(kind === 'checkbox' ? 'Space' : 'Enter');
      },
      choose: async (select, option) => {
        await reach(select);
        count += option.length;
        await page.keyboard.type(option);
      },
    },
  };
}

/** Runs in the page. The arrow keys lead from one radio button of a group to the others, and through a list of proposals. */
function placeOfFocus(element: Element): 'here' | 'in its group' | 'elsewhere' {
  const label = element.closest('label');
  const wanted = label?.control ?? element.closest('a, button, summary, input, select, textarea') ?? element;
  const { activeElement: focused } = document;
  const pointed = focused?.getAttribute('aria-activedescendant');
  if (wanted === focused || (pointed && pointed === element.id)) return 'here';
  if (element.role === 'option') return focused?.role === 'combobox' ? 'in its group' : 'elsewhere';
  const areRadios =
    wanted instanceof HTMLInputElement && focused instanceof HTMLInputElement && wanted.type === 'radio';
  return areRadios && focused.type === 'radio' && wanted.name === focused.name ? 'in its group' : 'elsewhere';
}
