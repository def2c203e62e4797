import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { extractText, getDocumentProxy } from 'unpdf';
import { formatPence } from '../../contracts/domain/money/money.ts';
import { href } from '../../contracts/site/site-map.ts';
import { plainPicture } from '../../contracts/suite/plain-picture.ts';
import { expect, quotationLines, readQuotation, test } from './quotation-test.ts';

async function saved(page: Page, press: () => Promise<void>) {
  const coming = page.waitForEvent('download');
  await press();
  const file = await coming;
  return { name: file.suggestedFilename(), bytes: await readFile(await file.path()) };
}

async function textOf(bytes: Buffer): Promise<string> {
  const { text } = await extractText(await getDocumentProxy(new Uint8Array(bytes)), { mergePages: true });
  return text.replace(/\s+/g, ' ');
}

test('a quotation is printed, saved as PDF and as quantities, and leads back', async ({
  page,
  shop,
  mock,
  quotations,
}) => {
  const customer = await mock.enter();
  const id = await quotations.make(customer, { plots: 3, houseType: 'Type B' });
  const { quotationNo, totalPence } = await readQuotation(customer, id);
  await shop.open('quotation', { id });
  const papers = page.getByRole('region', { name: 'Documents and files' });
  const csv = await saved(page, () => papers.getByRole('button', { name: 'Quantities (CSV)' }).click());
  expect(csv.name).toBe(`quantities-${quotationNo}.csv`);
  expect(csv.bytes.toString()).toContain('Ground floor,Kitchen,Herringbone,Along the room,7.50,,,,,,4');
  await papers.getByRole('link', { name: 'View and print' }).first().click();
  await expect(page).toHaveURL(new RegExp(`${href('print-quotation', shop.device)}\\?id=`, 'i'));
  const sheet = page.getByRole('article');
  await expect(page.getByRole('heading', { level: 1, name: 'Quotation' })).toBeFocused();
  await expect(sheet).toContainText(quotationNo);
  await expect(shop.figure('Total incl. VAT')).toHaveText(formatPence(totalPence));
  await expect(sheet.getByRole('heading', { name: 'Room schedule, for one of 3 plots' })).toBeVisible();
  await expect(sheet.getByRole('table', { name: 'Rooms, Ground floor' }).getByRole('row')).toHaveCount(3);
  await expect(page.getByRole('banner')).toHaveCount(0);
  await shop.expectAccessible();
  const pdf = await saved(page, () => page.getByRole('button', { name: 'Download PDF' }).click());
  expect(pdf.name).toBe(`quotation-${quotationNo}.pdf`);
  expect(await textOf(pdf.bytes)).toContain(`Total incl. VAT ${formatPence(totalPence)}`);
  await page.getByRole('link', { name: 'The quotation' }).click();
  await expect(papers).toBeVisible();
  await shop.open('print-quotation');
  await expect(page.getByRole('heading', { name: 'There is no such quotation' })).toBeVisible();
});

test('rooms of a plan are drawn on the paper, and on the client’s copy unless that leaves them out', async ({
  page,
  shop,
  mock,
  quotations,
}) => {
  const customer = await mock.enter();
  const border = { rows: 2, widthMm: 90, gapMm: 10 };
  const outline = { lengthMm: 5000, widthMm: 3600, cutLengthMm: 1200, cutWidthMm: 1000, border };
  const [line] = quotationLines;
  const [kitchen, hallway] = line?.rooms ?? [];
  if (!line || !kitchen || !hallway) throw new Error('no rooms');
  const id = await quotations.make(customer, {
    lines: [{ ...line, rooms: [{ ...kitchen, outline }, hallway] }],
  });
  await shop.open('print-quotation', { id });
  const drawings = page.getByRole('list').filter({ hasText: 'on A4' });
  await expect(drawings.getByRole('listitem')).toHaveText([
    /Kitchen.*AL-H101.*7\.50 m², 4 packs.*Herringbone, along the room\. 1:100 on A4/s,
  ]);
  const drawing = drawings.getByRole('img', {
    name: 'Kitchen: 5.00 m × 3.60 m, without a corner of 1.20 m × 1.00 m. Border of 2 rows.',
  });
  await expect(drawing).toBeVisible();
  const rings = await drawing
    .locator('path')
    .evaluateAll((paths) => paths.map((path) => path.getAttribute('d')?.match(/Z/g)?.length ?? 0));
  // the room, then two rows along each of its six walls
  expect(rings.filter((closed) => closed > 0)).toEqual([1, 12]);
  await shop.expectAccessible();
  await page.getByRole('link', { name: 'The quotation' }).click();
  const fold = page.getByRole('group').filter({ hasText: 'Copy for your client' });
  await fold.getByText('Copy for your client', { exact: true }).click();
  await fold.getByRole('switch', { name: 'With drawings of the rooms' }).click();
  await fold.getByRole('link', { name: 'View and print' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Schedule of floors' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Room schedule' })).toBeVisible();
  await expect(page.getByText('on A4')).toHaveCount(0);
  const pdf = await saved(page, () => page.getByRole('button', { name: 'Download PDF' }).click());
  expect(await textOf(pdf.bytes)).not.toContain('Drawings of the rooms');
});

test('the floors of rooms are specified in an annex and as text to copy, unless the customer leaves them out', async ({
  page,
  shop,
  mock,
  quotations,
}) => {
  const id = await quotations.make(await mock.enter());
  await shop.open('quotation', { id });
  const fold = page.getByRole('group').filter({ hasText: 'Specification to copy' });
  await fold.getByText('Specification to copy', { exact: true }).click();
  await expect(fold).toContainText(
    'M42 Wood block and parquet flooring\nRooms: Kitchen, Hallway\nManufacturer: Alderline',
  );
  await expect(fold).toContainText('Rooms: Bedroom');
  await shop.expectAccessible();
  await fold.getByRole('button', { name: 'Copy the specification' }).click();
  await expect(fold.getByRole('button', { name: 'Specification copied' })).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain(
    'Rooms: Kitchen, Hallway\nManufacturer: Alderline Flooring',
  );

  const papers = page.getByRole('region', { name: 'Documents and files' });
  await papers.getByRole('link', { name: 'View and print' }).first().click();
  await expect(page.getByRole('heading', { name: 'Specification', exact: true })).toBeVisible();
  await expect(page.getByRole('heading', { name: /^(K21|M42) / })).toHaveCount(2);
  await shop.expectAccessible();
  await page.goBack();
  await papers.getByRole('switch', { name: 'Page and PDF with a specification of the floors' }).click();
  const pdf = await saved(page, () => papers.getByRole('button', { name: 'PDF', exact: true }).click());
  expect(await textOf(pdf.bytes)).not.toContain('Manufacturer');
  await page.getByText('Copy for your client', { exact: true }).click();
  const copy = page.getByRole('group').filter({ hasText: 'Copy for your client' });
  await copy.getByRole('link', { name: 'View and print' }).click();
  await expect(page.getByRole('heading', { name: 'Specification', exact: true })).toBeVisible();
  await expect(page.getByText('Manufacturer')).toHaveCount(0);
  await page.goBack();
  await page.getByText('Copy for your client', { exact: true }).click();
  await copy.getByRole('switch', { name: 'With a specification of the floors' }).click();
  await copy.getByRole('link', { name: 'View and print' }).click();
  await expect(page.getByRole('heading', { name: 'Room schedule' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Specification', exact: true })).toHaveCount(0);
});

test('the copy for a client has the logo and the mark-up, and none of our prices', async ({
  page,
  shop,
  mock,
  quotations,
}) => {
  const customer = await mock.enter();
  const id = await quotations.make(customer);
  const { lines, totalPence, companyName, quotationNo } = await readQuotation(customer, id);
  await shop.open('quotation', { id });
  const fold = page.getByRole('group').filter({ hasText: 'Copy for your client' });
  await fold.getByText('Copy for your client', { exact: true }).click();
  await page
    .getByLabel('Your logo as a file')
    .setInputFiles({ name: 'logo.png', mimeType: 'image/png', buffer: plainPicture() });
  await expect(fold.getByRole('img', { name: 'Your logo' })).toBeVisible();

  await fold.getByRole('switch', { name: 'With prices' }).click();
  const markUp = fold.getByLabel('Your mark-up on our prices, in percent');
  await markUp.fill('301');
  await shop.expectRefused(markUp, 'Enter a number from 0 to 300, with at most two decimals.');
  await expect(fold.getByRole('link', { name: 'View and print' })).toHaveCount(0);
  await markUp.fill('12.5');
  await shop.expectAccessible();
  await fold.getByRole('link', { name: 'View and print' }).click();

  const sheet = page.getByRole('article');
  await expect(sheet.getByRole('img', { name: `Logo of ${companyName}` })).toBeVisible();
  await expect(page.getByText('with your mark-up of 12.5%')).toBeVisible();
  expect(new URL(page.url()).search).toBe(`?id=${id}&copy=client`);
  for (const { productPrice } of lines) {
    await expect(sheet).not.toContainText(formatPence(productPrice));
    await expect(sheet).toContainText(formatPence(Math.round(productPrice * 1.125)));
  }
  await expect(sheet).not.toContainText(formatPence(totalPence));
  await expect(sheet).not.toContainText('Alderline Flooring Ltd');
  await shop.expectAccessible();
  const pdf = await saved(page, () => page.getByRole('button', { name: 'Download PDF' }).click());
  expect(pdf.name).toBe(`client-quotation-${quotationNo}.pdf`);
  expect(await textOf(pdf.bytes)).not.toContain(formatPence(totalPence));

  await page.reload();
  await expect(page.getByText('with your mark-up of 12.5%')).toBeVisible();
  await page.goBack();
  await fold.getByText('Copy for your client', { exact: true }).click();
  await fold.getByRole('switch', { name: 'With prices' }).click();
  await fold.getByRole('link', { name: 'View and print' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Schedule of floors' })).toBeVisible();
  await expect(sheet).not.toContainText('£');
});
