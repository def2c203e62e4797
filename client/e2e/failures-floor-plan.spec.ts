import sharp from 'sharp';
import { newPlan } from '../../contracts/domain/plan/new-plan.ts';
import { openPlan, planOn } from './floor-plan.ts';
import { plannedRoom } from './plan-test.ts';
import { expect, mainOf, NOT_ONLINE, saidIn, test } from './walk-test.ts';

test('a floor plan kept with a project', async ({ page, shop, mock, walk }) => {
  const { call } = await mock.enter();
  const plan = newPlan('Flat', [plannedRoom('r-1', 'Bedroom', 0, '')]);
  const { data } = await call('/woojiapi/order/insertplan', { projectName: 'Mill Lane 4', plan });
  await shop.open('plan-floors', { project: data.projectId });
  await expect(mainOf(page).getByText('All changes are saved.')).toBeVisible();
  const said = saidIn(page);
  await walk.reading({
    path: '/woojiapi/order/qryfloorplan',
    open: () => shop.open('trace-plan'),
    told: said,
    says: () => 'The project’s floor plan could not be loaded.',
    lacking: 'The project’s floor plan can’t be shown online.',
  });
  await shop.open('trace-plan');
  const picture = sharp({ create: { width: 1200, height: 800, channels: 3, background: '#fff' } });
  await openPlan(page, await picture.png().toBuffer(), 'plan.png');
  await expect(planOn(page)).toBeVisible();
  const box = page.getByRole('checkbox', { name: 'Keep the floor plan with the project' });
  for (const path of ['/woojiapi/order/uploadfloorplan', '/woojiapi/order/insertfloorplan'] as const)
    await walk.write({
      path,
      make: () => box.check(),
      told: said,
      lacking: NOT_ONLINE,
      keeps: async () => {
        await expect(
          page.getByText(/^It isn’t kept with the project yet\. It stays in this browser/),
        ).toBeVisible();
        await expect(page.getByRole('button', { name: 'Try again' })).toHaveCount(0);
        await box.uncheck();
        await expect(page.getByText('What was sent to us is deleted after two days.')).toBeVisible();
      },
    });
  await shop.open('trace-plan');
  await page.route('**/woojiapi/order/insertfloorplan', (route) => route.abort(), { times: 1 });
  await box.check();
  await page.getByRole('button', { name: 'Try again' }).click();
  const kept = page.getByText(/^It is kept with the project\./);
  await expect(kept).toBeVisible();
  await walk.write({
    path: '/woojiapi/order/deletefloorplan',
    make: () => box.click(),
    told: said,
    lacking: NOT_ONLINE,
    keeps: () => expect(kept).toBeVisible(),
  });
  await walk.reading({
    path: '/woojiapi/order/downloadfloorplan',
    // as on a device that has no floor plan
    open: async () => {
      await page.evaluate(() => localStorage.removeItem('alderline.floor-plan'));
      await shop.open('trace-plan');
    },
    told: said,
    says: () => 'The project’s floor plan could not be loaded.',
    lacking: 'The project’s floor plan can’t be shown online.',
  });
});
