import { CONSOLE_PATH, type JournalEntry } from '../../../../contracts/api/mock-console.ts';
import { readReply } from '../../../lib/api-client.ts';
import { momentText } from '../../time-text.ts';
import { failingFault, LOGIN, type SetFault } from './recorded-call.ts';
import { called, inTemplate, quoted } from './source-text.ts';

const INDENT = '  ';
/** columns after that, as our formatter has them */
const LONGEST = 108;
/** What a page reads by itself when it opens; for any other call somebody presses something. */
const READING = /\/qry\w+$|^\/api\/dic$/;
/** Some parts of a page say no more than this. */
const OR_NOT_LOADED = ".or(page.getByText('could not be loaded'))";
const PHONE = /^\/mobile\//i;

/**
 * A test file for Playwright in which the calls that failed fail again, on the pages that made them, and the pages say so. It runs as
 * it is beside a clone of this repository, as docs/testing-against-the-mock.md describes.
 * @param entries newest first
 * @param origin of the mock
 */
export async function browserTestOf(entries: readonly JournalEntry[], origin: string): Promise<string> {
  const failures = (await Promise.all([...entries].reverse().map(failureOf))).filter(
    (one) => one !== undefined,
  );
  const writer = new BrowserTest();
  const steps = failures.map((failure) => writer.stepsOf(failure)).filter((lines) => lines.length > 0);
  if (steps.length === 0) steps.push([remark('None of the calls failed.')]);
  const isPhone = failures.some(({ address }) => PHONE.test(address));
  const title = `pages say what failed on ${momentText(entries.at(-1)?.at ?? 0)}`;
  return `import { ${isPhone ? 'devices, ' : ''}expect, test } from '@playwright/test';
import { openWorld } from '../alderline/contracts/suite/test-world.ts';

const SHOP = process.env.SHOP ?? ${quoted(origin)};
${isPhone ? "\ntest.use(devices['Pixel 7']);\n" : ''}
test(${quoted(title)}, async ({ page, context }) => {
  const world = await openWorld(SHOP);
  await context.addCookies([world.cookie]);
${steps.map((lines) => `\n${lines.join('\n')}\n`).join('')}
  await world.close();
});
`;
}

interface Failure {
  readonly entry: JournalEntry;
  readonly fault: SetFault;
  /** path and query of the page, '' if it isn't known */
  readonly address: string;
  /** what the shop says */
  readonly words: string;
  /** log-in name, '' for a visitor */
  readonly who: string;
}

async function failureOf(entry: JournalEntry): Promise<Failure | undefined> {
  const fault = failingFault(entry);
  const words = await wordsOf(entry);
  if (!fault || words === '') return undefined;
  const { page, who } = entry;
  const address = page.startsWith(CONSOLE_PATH) ? '' : page;
  return { entry, fault, address, words, who: who.includes('@') ? who : '' };
}

/** Writes one failure after the other, and knows who is logged in. */
class BrowserTest {
  readonly #written = new Set<string>();
  #who = '';

  /** @returns none for a failure that was written before */
  stepsOf({ entry, fault, address, words, who }: Failure): string[] {
    const { path, resultCode, status } = entry;
    const key = JSON.stringify([who, address, path, words]);
    if (this.#written.has(key)) return [];
    this.#written.add(key);
    const isLogIn = path === LOGIN;
    if (!isLogIn && address === '')
      return [remark(`Left out: the journal doesn't know the page that called ${path}.`)];
    if (address.includes('***'))
      return [remark(`Left out: the address of the page that called ${path} is masked.`)];
    const isRead = READING.test(path);
    const says = saying(words, isRead ? OR_NOT_LOADED : '', this.#written.size);
    const before = this.#become(isLogIn ? '' : who);
    if (['-1000', '101'].includes(resultCode) || status === 401) this.#who = '';
    return [
      ...before,
      called('await world.setFault', [{ ...fault }, { path }], INDENT),
      ...(isLogIn ? logIn(loginNameIn(entry)) : open(address, who)),
      ...(isLogIn || isRead
        ? says.map((line) => INDENT + line)
        : [`Press here what makes the page call ${path}, and then:`, ...says].map(remark)),
      called('await world.write', ['DELETE /faults'], INDENT),
    ];
  }

  /** @param who a log-in name, or '' for a visitor */
  #become(who: string): string[] {
    if (who === this.#who) return [];
    const leave = this.#who === '' ? [] : [`${INDENT}await page.evaluate(() => localStorage.clear());`];
    this.#who = who;
    if (who === '') return leave;
    return [...leave, ...logIn(who), `${INDENT}await expect(page).not.toHaveURL(/login/i);`, ''];
  }
}

/** Expects words, which have a line of their own where they are long. */
function saying(words: string, orElse: string, serial: number): string[] {
  const expecting = (text: string) => `await expect(page.getByText(${text})${orElse}.first()).toBeVisible();`;
  const line = expecting(quoted(words));
  if (line.length <= LONGEST) return [line];
  const name = `words${serial}`;
  const declared = `const ${name} = ${quoted(words)};`;
  const lines = declared.length <= LONGEST ? [declared] : [`const ${name} =`, `${INDENT}${quoted(words)};`];
  return [...lines, expecting(name)];
}

const remark = (text: string) => `${INDENT}// ${text}`;

function open(address: string, who: string): string[] {
  if (who !== '') return [`${INDENT}await page.goto(\`\${SHOP}${inTemplate(address)}\`);`];
  return [
    remark('Within the shop: what a visitor sees first comes with the page, without a call of the browser.'),
    `${INDENT}await page.goto(\`\${SHOP}/contact\`);`,
    `${INDENT}await page.evaluate((url) => history.pushState(null, '', url), ${quoted(address)});`,
  ];
}

/** In the words of the form, with the password that all people of a new world have. */
const logIn = (loginName: string) => [
  `${INDENT}await page.goto(\`\${SHOP}/login\`);`,
  `${INDENT}await page.getByLabel('Email').fill(${quoted(loginName)});`,
  `${INDENT}await page.getByLabel('Password', { exact: true }).fill('Floor!2026');`,
  `${INDENT}await page.getByRole('button', { name: 'Login', exact: true }).click();`,
];

const loginNameIn = ({ requestBody }: JournalEntry) =>
  new URLSearchParams(requestBody).get('loginName') ?? '';

/** What the shop says about a failed call; '' for one that succeeded. Chromium's words where there is no whole reply. */
async function wordsOf({ status, replyBody, fault }: JournalEntry): Promise<string> {
  if (status === 0 || fault === 'truncate') return 'Failed to fetch';
  const hasNoBody = status === 204 || status === 205 || status === 304;
  try {
    await readReply(new Response(hasNoBody ? null : replyBody, { status }));
    return '';
  } catch (error) {
    return error instanceof Error ? error.message.trim() : String(error);
  }
}
