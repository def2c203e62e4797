import { href } from '../../contracts/site/site-map.ts';
import { expect, test } from './console-test.ts';
import { inView, mmInPixel, openPlan, planOn, planPdf, ROOMS, traceRooms } from './floor-plan.ts';
import { keptEntries, TRACE } from './kept-entries.ts';
import { chooseFloor } from './plan-test.ts';

test('an estimator traces a plan of six rooms, keeps it with the project, lays one by its walls, orders by the layout, prints the cut list, and traces on elsewhere @mobile-only', async ({
  page,
  shop,
  mock,
}) => {
  const { call, userId } = await mock.enter();
  await shop.open('room-plan');
  await page.getByRole('link', { name: 'Trace them on a floor plan' }).click();
  await openPlan(page, await planPdf());
  await page.getByLabel('Scale of the drawing').selectOption('1:50');
  await expect(page.getByText('The page shows 21 m × 14.85 m.')).toBeVisible();

  // on a site there is often no connection
  await page.context().setOffline(true);
  await traceRooms(page, shop.device);
  const traced = page.getByRole('list', { name: 'Traced rooms' }).getByRole('listitem');
  await expect(traced).toHaveCount(ROOMS.length);
  const mm = await mmInPixel(page);
  for (const [at, { name, corners, m2 }] of ROOMS.entries()) {
    await expect(traced.nth(at)).toContainText(name);
    const text = (await traced.nth(at).getByText(/ m²$/).textContent()) ?? '';
    const edgeM = corners.reduce((sum, [x, y], n) => {
      const [toX, toY] = corners[(n + 1) % corners.length] ?? [x, y];
      return sum + Math.hypot(toX - x, toY - y);
    }, 0);
    // each wall may be a pixel off
    expect(Math.abs(Number.parseFloat(text) - m2), `${name}: ${text}`).toBeLessThan((edgeM * mm) / 1000);
  }
  const sizes = await traced.allTextContents();
  await page.getByRole('button', { name: 'Add to the plan' }).click();
  await expect(page.getByText('Your plan now has 6 rooms from this floor plan.')).toBeVisible();
  await inView(page);
  await shop.expectAccessible();
  await page.context().setOffline(false);
  await expect(page.getByText('It stays in this browser and isn’t sent to us.')).toBeVisible();
  const keep = page.getByRole('checkbox', { name: 'Keep the floor plan with the project' });
  await keep.check();
  await expect(page.getByText(/^It is sent to us once you save the plan as a project/)).toBeVisible();

  await page.getByRole('link', { name: 'Choose floors', exact: true }).click();
  await expect(keep).toBeChecked();
  await page.getByRole('textbox', { name: 'Project Name' }).fill('Orchard House');
  await page.getByRole('button', { name: 'Save as a project' }).click();
  await expect(page.getByText(/^It is kept with the project\./)).toBeVisible();
  await chooseFloor(page, shop.device, 'Harwich Oak Natural');
  await page.getByRole('link', { name: 'What the floors need', exact: true }).click();
  await page.getByRole('link', { name: 'See the quotation' }).click();
  await page.getByRole('button', { name: 'By room' }).click();
  await page.getByRole('link', { name: 'Layout and cut list, Kitchen' }).click();

  await expect(page).toHaveURL(/shape=corners&corners=\d+_\d+(-\d+_\d+){4}/);
  await expect(shop.figure('Room')).toHaveText(/^1[34]\.\d\d m²/);
  await expect(shop.rows('Laying order').filter({ hasText: 'slanting' }).first()).toBeVisible();
  await page.context().setOffline(true);
  const runs = page.getByLabel('Boards run');
  const before = await shop.rows('Laying order').count();
  await runs.selectOption('Lengthways');
  await expect(page).toHaveURL(/run=along/);
  await expect(shop.rows('Laying order')).not.toHaveCount(before);
  await page.context().setOffline(false);

  await page.emulateMedia({ media: 'print' });
  await expect(page.getByText('Drawn at 1:50')).toBeVisible();
  await expect(shop.rows('Cut list').first()).toBeVisible();
  await expect(runs).toBeHidden();
  await page.emulateMedia({ media: 'screen' });
  const packs = (await shop.figure('By this layout').textContent()) ?? '';
  await page.getByRole('button', { name: `Add ${packs} to basket` }).click();
  await expect(page.getByRole('list', { name: 'Basket lines' })).toContainText(packs);
  const { data } = await call('/woojiapi/order/qryshoppingcar', { userId });
  expect(data.map(({ productName, number }) => [productName, number])).toEqual([
    ['Harwich Oak Natural', Number.parseInt(packs, 10)],
  ]);

  const projects = await call('/woojiapi/order/qryprojectbyuserid', { userId });
  const id = projects.data.find(({ projectName }) => projectName === 'Orchard House')?.projectId ?? '';
  const other = await mock.newBrowser(href('plan-floors', shop.device, { project: id }));
  await other.getByRole('link', { name: 'Back to the rooms' }).click();
  await other.getByRole('link', { name: 'Trace them on a floor plan' }).click();
  await expect(planOn(other).locator('canvas')).toBeVisible();
  await expect(other.getByText('ground-floor.pdf')).toBeVisible();
  const there = other.getByRole('list', { name: 'Traced rooms' }).getByRole('listitem');
  await expect(there).toHaveText(sizes);
  // what is traced on there comes back here
  await other.getByRole('button', { name: /^Bathroom / }).click();
  await other.getByLabel('Name of Bathroom').fill('Shower');
  await other.keyboard.press('Tab');
  await expect(other.getByText('Your last changes are kept in this browser.')).toBeVisible();
  await expect(other.getByText(/^It is kept with the project\./)).toBeVisible();
  await shop.open('trace-plan');
  await expect(traced.last()).toContainText('Shower');
});

test('a visitor’s floor plan stays in the browser: nothing is sent, and a reload keeps file and rooms @desktop-only', async ({
  page,
  shop,
}) => {
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.method() !== 'GET' && !request.url().endsWith('/browser-reports')) sent.push(request.url());
  });
  await shop.open('trace-plan');
  await openPlan(page, await planPdf());
  await page.getByLabel('Scale of the drawing').selectOption('1:50');
  await traceRooms(page, shop.device, ROOMS.slice(0, 2));
  const sum = page.getByLabel('Area of all rooms');
  await expect(sum).toHaveText(/^3[3-6]\./);
  const area = (await sum.textContent()) ?? '';

  const isKept = [{ id: 'file' }, { id: 'trace', rooms: [{}, {}] }];
  await expect.poll(() => keptEntries(page, TRACE)).toMatchObject(isKept);
  await page.reload();
  await expect(sum).toHaveText(area);
  await expect(planOn(page).locator('canvas')).toBeVisible();
  await expect(page.getByText('ground-floor.pdf')).toBeVisible();
  await expect(page.getByText('It stays in this browser and isn’t sent to us.')).toBeVisible();
  await page.getByRole('button', { name: 'Add to the plan' }).click();
  await page.getByRole('link', { name: 'See all rooms of the plan' }).click();
  await expect(page.getByLabel('Area of Living Room')).toHaveText(/^2[01]\./);
  await page.getByRole('link', { name: 'Change Kitchen on the floor plan' }).click();
  await expect(page.getByRole('button', { name: 'Update the plan' })).toBeVisible();

  await page.getByRole('button', { name: 'Remove the file' }).click();
  await expect(page.getByRole('heading', { name: 'Open a floor plan' })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Open a floor plan' })).toBeVisible();
  expect(sent, 'calls, or anything else that is sent').toEqual([]);
});
