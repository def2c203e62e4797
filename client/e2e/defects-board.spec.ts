import { expect, test } from './shop-test.ts';

for (const [id, core, plies] of [
  ['p-0601', 'Birch plywood core, 7 plies', 9],
  ['p-0201', 'Spruce core, laid crosswise', 3],
] as const) {
  test(`the section through a board has as many plies as its table: ${core}`, async ({ page, shop }) => {
    await shop.open('product-detail', { id });
    const section = page.getByRole('region', { name: 'Technical data' });
    await expect(section.getByRole('row', { name: new RegExp(core) })).toBeVisible();
    const drawn = section.locator('[data-ply]');
    await expect(drawn).toHaveCount(plies);
    const heights = await drawn.evaluateAll((all) => all.map((one) => one.getBoundingClientRect().height));
    for (const height of heights) expect(height).toBeGreaterThan(1);
  });
}

test('one click shows the floor in 3D', async ({ page, shop }) => {
  test.slow();
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await shop.open('product-detail', { id: 'p-0601' });
  const opener = shop.device === 'desktop' ? 'Show: 3D model' : 'View in 3D';
  await page.getByRole('button', { name: opener }).click();
  const model = page.getByRole('application', { name: /3D model of Blakeney Oak Natural/ });
  await expect(model).toBeVisible();
  await expect(model).toHaveAttribute('aria-busy', 'false', { timeout: 30_000 });
});
