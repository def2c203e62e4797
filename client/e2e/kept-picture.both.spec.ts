import { readFile } from 'node:fs/promises';
import { mergeTests } from '@playwright/test';
import sharp from 'sharp';
import { readTaggedPdf } from '../../fixtures/testing/read-tagged-pdf.ts';
import { test as consoleTest } from './console-test.ts';
import { gate } from './hold-requests.ts';
import { keepDialog, openKeeping, PROJECT_NAME, thumbnail } from './kept-picture-test.ts';
import { optimised } from './optimised.ts';
import { expect, test as quotationTest } from './quotation-test.ts';

const test = mergeTests(consoleTest, quotationTest);
test.use({ launchOptions: optimised });

const DOWNLOAD = '**/woojiapi/order/downloadprojectpicture';
const SENT = ['uploadexamplepicture', 'insertprojectpicture'];

test('two floors side by side are kept with a project, shown there, renamed, and on the client’s copy @mobile-only', async ({
  page,
  shop,
  mock,
  quotations,
  quietConsole,
}) => {
  const customer = await mock.enter();
  const sent: string[] = [];
  page.on('request', (request) => {
    const name = request.url().split('/').at(-1) ?? '';
    if (SENT.includes(name)) sent.push(name);
  });
  await shop.open('product', { id: 'p-0601' });
  await page.getByRole('button', { name: 'Compare' }).first().click();
  await shop.open('your-room', { id: 'p-0303', room: 'kitchen' });
  await page.getByRole('group', { name: 'Beside it in the picture' }).getByRole('checkbox').check();
  const [saved] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Save the picture' }).click(),
  ]);
  const { width = 0, height = 0 } = await sharp(await saved.path()).metadata();
  expect(width / height, 'two rooms of 4 : 3 beside each other').toBeGreaterThan(2.6);

  await openKeeping(page);
  const dialog = keepDialog(page);
  await expect(dialog.getByLabel('Title (optional)')).toHaveValue('Kitchen');
  await shop.expectAccessible();
  await dialog.getByRole('button', { name: 'Create' }).click();
  await page.getByPlaceholder('Project Name').fill('Orchard House');
  await page.getByRole('button', { name: 'Create' }).click();
  await expect(dialog.getByRole('radio', { name: 'Orchard House' })).toBeChecked();
  await dialog.getByLabel('Title (optional)').fill('Kitchen, both floors');
  await dialog.getByRole('button', { name: 'Keep', exact: true }).dblclick();
  await expect(page.getByText('The picture is kept with the project.')).toBeFocused();
  expect(sent, 'sent once').toEqual(SENT);
  await page.getByRole('link', { name: 'To Project' }).click();

  const small = thumbnail(page, /^Kitchen, both floors with Boxford Oak Natural and /);
  await expect(small).toBeVisible();
  await expect
    .poll(() =>
      small.locator('canvas').evaluate((canvas: HTMLCanvasElement) => {
        const pixel = canvas.getContext('2d')?.getImageData(canvas.width / 4, canvas.height * 0.8, 1, 1).data;
        return pixel && (pixel[0] ?? 0) > (pixel[2] ?? 0) + 20;
      }),
    )
    .toBe(true);
  await shop.expectAccessible();
  await small.click();
  const large = page.getByRole('dialog', { name: 'Kitchen, both floors' });
  await expect(large.getByRole('img')).toBeVisible();
  await shop.expectAccessible();
  await large.getByLabel('Title').fill('Kitchen');
  await large.getByRole('button', { name: 'Save the title' }).click();
  await expect(large).toBeHidden();
  await expect(page.getByRole('heading', { name: 'Kitchen', exact: true })).toBeVisible();

  const projectId = new URL(page.url()).searchParams.get('id') ?? '';
  const id = await quotations.make(customer, { projectId });
  await shop.open('quotation', { id });
  const fold = page.getByRole('group').filter({ hasText: 'Copy for your client' });
  await fold.getByText('Copy for your client', { exact: true }).click();
  await fold.getByRole('switch', { name: 'With the project’s pictures of the floors' }).click();
  const { opened, open } = gate();
  await page.route(DOWNLOAD, (route) => opened.then(() => route.continue()), { times: 1 });
  await fold.getByRole('link', { name: 'View and print' }).click();
  const print = page.getByRole('button', { name: 'Print', exact: true });
  await expect(print, 'waits for the picture').toHaveAttribute('aria-busy', 'true');
  open();
  await expect(print).not.toHaveAttribute('aria-busy');
  const figure = page
    .getByRole('article')
    .getByRole('img', { name: /^Kitchen with Boxford Oak Natural and / });
  await expect(figure).toBeVisible();
  await expect(page.getByRole('article')).toContainText('From left to right: Boxford Oak Natural, AL-T103; ');
  await shop.expectAccessible();
  const [pdf] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download PDF' }).click(),
  ]);
  const { figures } = await readTaggedPdf(await readFile(await pdf.path()));
  expect(figures).toContainEqual(expect.stringMatching(/^Kitchen with Boxford Oak Natural and /));
  await page.route(DOWNLOAD, (route) => route.abort(), { times: 1 });
  await page.reload();
  await expect(page.getByText('This picture could not be loaded.')).toBeVisible();
  await expect(print, 'waits for no picture that is lost').not.toHaveAttribute('aria-busy');
  quietConsole.splice(0);

  await shop.open('projects', { id: projectId });
  await thumbnail(page, /^Kitchen with /).click();
  await page.getByRole('dialog').getByRole('link', { name: 'Boxford Oak Natural, AL-T103' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Boxford Oak Natural' })).toBeVisible();
  await shop.open('projects', { id: projectId });
  await thumbnail(page, /^Kitchen with /).click();
  await page.getByRole('button', { name: 'Remove the picture' }).click();
  await expect(page.getByRole('region', { name: 'Pictures' })).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await shop.open('quotation', { id });
  await fold.getByText('Copy for your client', { exact: true }).click();
  await expect(fold.getByRole('switch', { name: 'With prices' })).toBeVisible();
  await expect(fold.getByRole('switch', { name: /pictures/ })).toHaveCount(0);
});

test('closing the dialog stops what is being sent; in another room it opens by its button alone, with that room’s title @desktop-only', async ({
  page,
  shop,
  mock,
}) => {
  await mock.enter();
  await shop.open('your-room', { id: 'p-0303', room: 'kitchen' });
  await openKeeping(page);
  const dialog = keepDialog(page);
  const title = dialog.getByLabel('Title (optional)');
  await shop.expectAccessible();
  await title.fill('Kitchen, oak');
  await dialog.getByRole('radio', { name: PROJECT_NAME }).check();
  const { opened, open } = gate();
  await page.route(
    '**/woojiapi/order/uploadexamplepicture',
    // one that was stopped can't go on
    (route) => opened.then(() => route.continue()).catch(() => undefined),
    { times: 1 },
  );
  await dialog.getByRole('button', { name: 'Keep', exact: true }).click();
  await expect(dialog.getByRole('button', { name: 'Keep', exact: true })).toHaveAttribute(
    'aria-busy',
    'true',
  );
  await dialog.getByRole('button', { name: 'Close' }).click();
  await expect(dialog).toBeHidden();
  open();

  const rooms = page.getByRole('navigation', { name: 'Our rooms' });
  await rooms.getByRole('link', { name: 'Restaurant' }).click();
  await expect(page.getByRole('img', { name: /^Restaurant with / })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Keep with a project' })).toBeVisible();
  await expect(dialog).toBeHidden();
  await openKeeping(page);
  await expect(title).toHaveValue('Restaurant');
  await expect(dialog.getByRole('radio', { name: PROJECT_NAME })).toBeChecked();
  await dialog.getByRole('button', { name: 'Keep', exact: true }).click();
  await page.getByRole('link', { name: 'To Project' }).click();
  await expect(thumbnail(page, /^Restaurant with /)).toBeVisible();
  await expect(thumbnail(page, /./), 'the other was not sent').toHaveCount(1);
});

test('of a photo only the finished picture is sent, also after the line was gone; visitors can’t keep any @mobile-only', async ({
  page,
  shop,
  mock,
  quietConsole,
}) => {
  const photo = await sharp({ create: { width: 1200, height: 900, channels: 3, background: '#2040c0' } })
    .jpeg()
    .toBuffer();
  const lay = async () => {
    await shop.open('your-room', { id: 'p-0601' });
    await page
      .getByLabel('Photo', { exact: true })
      .setInputFiles({ name: 'room.jpg', mimeType: 'image/jpeg', buffer: photo });
    await page.getByLabel('Near side in metres').fill('2');
    await page.getByLabel('Side leading away in metres').fill('1.4');
    await page.getByRole('button', { name: 'Floor', exact: true }).click();
    await expect(page.getByRole('button', { name: 'Save the picture' })).toBeVisible();
  };
  await lay();
  await expect(page.getByRole('button', { name: 'Keep with a project' })).toHaveCount(0);

  await mock.enter();
  const sent: string[] = [];
  const pictures: Buffer[] = [];
  page.on('request', (request) => {
    const body = request.postDataBuffer();
    if (!body || request.url().startsWith('data:')) return;
    sent.push(request.url().split('/').at(-1) ?? '');
    if (body.length > 5_000) pictures.push(body);
  });
  await lay();
  await openKeeping(page);
  const dialog = keepDialog(page);
  await expect(dialog).toContainText('your own photo stays in this browser');
  await dialog.getByRole('radio', { name: PROJECT_NAME }).check();
  await page.context().setOffline(true);
  await dialog.getByRole('button', { name: 'Keep', exact: true }).click();
  await expect(dialog.getByRole('alert').filter({ hasText: /connection/i })).toBeVisible();
  await expect(dialog.getByRole('radio', { name: PROJECT_NAME })).toBeChecked();
  await page.context().setOffline(false);
  quietConsole.splice(0);
  sent.length = 0;
  pictures.length = 0;
  // the picture arrives, but the answer to what keeps it is lost
  await page.route(
    '**/woojiapi/order/insertprojectpicture',
    async (route) => {
      await route.fetch();
      await route.abort();
    },
    { times: 1 },
  );
  await dialog.getByRole('button', { name: 'Keep', exact: true }).click();
  await expect(dialog.getByRole('alert').filter({ hasText: /\S/ })).toBeVisible();
  await dialog.getByLabel('Title (optional)').fill('Hall');
  await dialog.getByRole('button', { name: 'Keep', exact: true }).click();
  await expect(page.getByText('The picture is kept with the project.')).toBeVisible();
  quietConsole.splice(0);
  expect(sent.filter((name) => name === 'uploadexamplepicture')).toHaveLength(1);
  expect(pictures).toHaveLength(1);
  const [body = Buffer.alloc(0)] = pictures;
  const picture = body.subarray(body.indexOf(Buffer.from([0xff, 0xd8])));
  const [red = 0, , blue = 255] = await sharp(picture, { failOn: 'none' })
    .extract({ left: 580, top: 700, width: 40, height: 40 })
    .resize(1, 1)
    .raw()
    .toBuffer();
  expect(red, 'the floor lies in what was sent').toBeGreaterThan(blue);
  await page.getByRole('link', { name: 'To Project' }).click();
  await expect(thumbnail(page, /./)).toHaveCount(1);
  await expect(thumbnail(page, /^Hall with /)).toBeVisible();
});
