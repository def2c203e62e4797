import { readFile } from 'node:fs/promises';
import { INSTALLATION_SHEETS } from '../../contracts/installation-sheets.ts';
import { expect, test } from './shop-test.ts';

/** What the specification says of these pages, to be read on them: messages, limits and constants. */
const FIGURES = {
  contact: [
    'Phone',
    'Fax',
    'sales@alderline.example',
    'Essex',
    'Monday to Friday8:30–17:30',
    'Saturday10:00–16:00',
    'Write to us',
  ],
  installation: [
    'complement the British Standard for the installation of floors',
    'BS 8201',
    'BS 8203',
    'at most 75% relative humidity',
    '3 mm under a 2 m straightedge',
    'at most 27 °C',
    'Wood: laying',
    'Vinyl: setting out and laying',
  ],
} as const;

const TITLES = { contact: 'Contact', installation: 'Installation' } as const;

for (const id of ['contact', 'installation'] as const) {
  test(`${id} has what the specification says of it, and the footer leads to it`, async ({ page, shop }) => {
    await shop.open('main');
    await page.getByRole('contentinfo').getByRole('link', { name: TITLES[id], exact: true }).click();
    await expect(page.getByRole('heading', { level: 1, name: TITLES[id] })).toBeFocused();
    await expect(page).toHaveTitle(`${TITLES[id]} | Alderline Flooring`);
    for (const words of FIGURES[id]) await expect(page.getByRole('main')).toContainText(words);
  });
}

test('the message box has 8 rows, and the sales email opens the mail program', async ({ page, shop }) => {
  await shop.open('contact');
  await expect(page.getByLabel('Message *')).toHaveAttribute('rows', '8');
  const email = page.getByRole('main').getByRole('link', { name: 'sales@alderline.example' });
  await expect(email).toHaveAttribute('href', 'mailto:sales@alderline.example');
});

test('the four installation sheets download, and a failure says what else to do', async ({
  page,
  shop,
  context,
  quietConsole,
}) => {
  await shop.open('installation');
  const sheets = page.getByRole('region', { name: 'Installation sheets' });
  await expect(sheets.getByRole('button')).toHaveCount(4);
  for (const [name, fileName] of [
    ['Chevron', INSTALLATION_SHEETS.chevron],
    ['Herringbone', INSTALLATION_SHEETS.herringbone],
    ['Versailles panels', INSTALLATION_SHEETS.versailles],
    ['Vinyl planks', INSTALLATION_SHEETS.vinyl],
  ] as const) {
    const arriving = page.waitForEvent('download');
    await sheets.getByRole('button', { name: `Download: ${name}` }).click();
    const file = await arriving;
    expect(file.suggestedFilename()).toBe(fileName);
    expect((await readFile(await file.path())).subarray(0, 4).toString('latin1')).toBe('%PDF');
    await expect(sheets.locator('[aria-busy=true]')).toHaveCount(0);
  }

  await page.route('**/api/download?**', (route) =>
    route.fulfill({ json: { resultCode: '105', resultMsg: '' } }),
  );
  await sheets.getByRole('button', { name: 'Download: Chevron' }).click();
  const problem = sheets.getByRole('alert');
  await expect(problem).toContainText('The sheet “Chevron” could not be downloaded: Error');
  await expect(problem.getByRole('link', { name: '01632 960180' })).toBeVisible();
  await shop.expectAccessible();
  await page.unroute('**/api/download?**');

  await context.setOffline(true);
  await sheets.getByRole('button', { name: 'Download: Vinyl planks' }).click();
  await expect(problem).toContainText('The sheet “Vinyl planks” could not be downloaded');
  await context.setOffline(false);
  const arriving = page.waitForEvent('download');
  await sheets.getByRole('button', { name: 'Download: Vinyl planks' }).dblclick();
  await arriving;
  await expect(problem).toBeEmpty();
  expect(quietConsole.splice(0).filter((text) => !/ERR_INTERNET_DISCONNECTED/.test(text))).toEqual([]);
});
