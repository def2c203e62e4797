import sharp from 'sharp';
import { optimised } from './optimised.ts';
import { expect, test } from './shop-test.ts';

test.use({ launchOptions: optimised });

test('a floor is seen in rooms of ours from its own page on, by keyboard, and the address keeps room and floor', async ({
  page,
  shop,
}) => {
  await shop.open('product', { id: 'p-0601' });
  await page.getByRole('button', { name: 'Compare' }).click();
  await shop.open('product', { id: 'p-0303' });
  await page.getByRole('link', { name: 'See this floor in other rooms' }).press('Enter');
  const seen = (room: string) => page.getByRole('img', { name: new RegExp(`^${room} with `) });
  await expect(seen('Living room')).toBeVisible();

  const rooms = page.getByRole('navigation', { name: 'Our rooms' });
  await expect(rooms.getByRole('link')).toHaveCount(18);
  await rooms.getByRole('link', { name: 'Restaurant' }).press('Enter');
  await expect(seen('Restaurant')).toBeVisible();
  await expect(rooms.getByRole('link', { name: 'Restaurant' })).toBeFocused();
  await expect(rooms.locator('[aria-current]')).toHaveText('Restaurant');
  const laid = () =>
    seen('Restaurant').evaluate((picture: HTMLCanvasElement) => {
      const floor = picture.nextElementSibling as HTMLCanvasElement;
      const one = new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true });
      const opacity = (x: number, y: number) => {
        one?.clearRect(0, 0, 1, 1);
        one?.drawImage(floor, -Math.round(x * floor.width), -Math.round(y * floor.height));
        return one?.getImageData(0, 0, 1, 1).data[3];
      };
      return { width: floor.width, wall: opacity(0.5, 0.05), floor: opacity(0.5, 0.97) };
    });
  await expect.poll(laid, 'drawn in full').toEqual({ width: 1440, wall: 0, floor: 255 });
  await page.getByLabel('Direction').fill('45');
  await shop.expectAccessible();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Save the picture' }).click(),
  ]);
  expect(download.suggestedFilename()).toBe('restaurant-al-t103.jpg');
  const saved = await sharp(await download.path()).metadata();
  expect([saved.format, saved.width, saved.height]).toEqual(['jpeg', 1440, 1080]);
  await page.emulateMedia({ media: 'print' });
  await expect(seen('Restaurant')).toBeVisible();
  await expect(rooms).toBeHidden();
  await page.emulateMedia({ media: 'screen' });

  const first = (await seen('Restaurant').getAttribute('aria-label')) ?? '';
  await page
    .getByRole('region', { name: 'Other floors in this room' })
    .getByRole('listitem')
    .getByRole('link')
    .press('Enter');
  await expect(page.getByRole('img', { name: first })).toBeHidden();
  await expect(seen('Restaurant')).toBeVisible();
  const other = (await seen('Restaurant').getAttribute('aria-label')) ?? '';
  await page.reload();
  await expect(page.getByRole('img', { name: other })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('img', { name: first })).toBeVisible();
  await page.goBack();
  await expect(seen('Living room')).toBeVisible();
});
