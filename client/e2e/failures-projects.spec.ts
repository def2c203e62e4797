import type { Page } from '@playwright/test';
import { plainPicture } from '../../contracts/suite/plain-picture.ts';
import { keptEntries, SHARED } from './kept-entries.ts';
import { expect, mainOf, NOT_ONLINE, press, saidIn, test } from './walk-test.ts';

test('rooms that are saved as a project', async ({ page, shop, mock, walk }) => {
  await mock.enter();
  await shop.open('room-plan');
  const rooms = page.getByRole('spinbutton', { name: 'Office', exact: true });
  const name = page.getByLabel('Project Name');
  const saving = page.getByRole('button', { name: /^Save (as a project|the rooms)$/ });
  const save = {
    // once the project is made, only its rooms are left to be saved
    ready: async () => {
      await rooms.fill('2');
      await expect(saving).toBeVisible();
      if (await name.isVisible()) await name.fill('Two offices');
    },
    make: () => saving.click(),
    told: saidIn(page),
    lacking: NOT_ONLINE,
    keeps: () => expect(rooms).toHaveValue('2'),
  };
  await walk.write({ path: '/woojiapi/order/insertproject', ...save });
  await walk.write({ path: '/woojiapi/order/insertprojectroom', ...save });
});

test('the list of projects', async ({ page, shop, mock, walk }) => {
  const { call } = await mock.enter();
  const said = saidIn(page);
  await walk.reading({
    path: '/woojiapi/order/qryprojectbyuserid',
    open: () => shop.open('projects'),
    told: said,
    says: (words) => new RegExp(`Your projects could not be loaded.*${words}`, 's'),
    lacking: /Your projects can’t be shown online.*01632 960180/s,
  });
  await walk.reading({
    path: '/woojiapi/order/qryprojectsummary',
    open: () => shop.open('projects'),
    told: said,
    says: () => 'Areas and costs could not be loaded.',
    lacking: null,
  });
  const dialog = page.getByRole('dialog');
  const name = dialog.getByLabel('Project Name');
  await walk.write({
    path: '/woojiapi/order/insertproject',
    ready: async () => {
      await press(page, 'New project')();
      await name.fill('Mill Lane 4');
    },
    make: press(page, 'Create'),
    told: dialog.getByRole('alert').filter({ hasText: /\S/ }),
    lacking: NOT_ONLINE,
    keeps: () => expect(name).toHaveValue('Mill Lane 4'),
  });
  await call('/woojiapi/order/deleteproject', { projectId: 'j-1001' });
  await shop.open('projects', { deleted: 'j-1001' });
  await walk.write({
    path: '/woojiapi/order/restoreproject',
    make: press(page, 'Undo'),
    told: said,
    lacking: NOT_ONLINE,
    keeps: () => expect(page.getByRole('button', { name: 'Undo' })).toBeVisible(),
  });
});

/** What can be done with a project as a whole: buttons in a row, or a sheet on a phone. */
const chooser = (page: Page, device: string) => (label: string) => async () => {
  if (device === 'mobile') await press(page, 'Change project')();
  const place = device === 'mobile' ? page.getByRole('dialog') : mainOf(page);
  await place.getByRole('button', { name: label, exact: true }).click();
};

test('a project', async ({ page, shop, mock, walk }) => {
  await mock.enter();
  const open = () => shop.open('projects', { id: 'j-1001' });
  const said = saidIn(page);
  for (const path of ['/woojiapi/order/qryprojectdetail', '/woojiapi/order/qryprojectproduct'] as const)
    await walk.reading({
      path,
      open,
      told: said,
      says: (words) => new RegExp(`This project could not be loaded.*${words}`, 's'),
      lacking: null,
    });

  const line = page.getByRole('article', { name: 'Harwich Oak Natural' });
  const packs = line.getByRole('spinbutton');
  const choose = chooser(page, shop.device);
  const inPlace = { told: said, lacking: NOT_ONLINE, keeps: () => expect(packs).toHaveValue('29') };
  await walk.write({ path: '/woojiapi/order/updateproject', make: choose('Mark as finished'), ...inPlace });
  await walk.write({ path: '/woojiapi/order/deleteproject', make: choose('Delete'), ...inPlace });
  await walk.write({
    path: '/woojiapi/order/updateprojectproduct',
    make: () => line.getByRole('button', { name: /one more/ }).click(),
    ...inPlace,
  });
  await walk.write({
    path: '/woojiapi/order/deleteprojectroom',
    make: press(page, 'Remove the room Hallway'),
    ...inPlace,
  });
  await walk.write({
    path: '/woojiapi/order/deleteprojectproduct',
    make: () => line.getByRole('button', { name: /^Remove/ }).click(),
    ...inPlace,
  });
  await walk.write({
    path: '/woojiapi/order/insertbatchshoppingcar',
    make: press(page, 'Put all into the basket'),
    ...inPlace,
  });
});

test('names in a project', async ({ page, shop, mock, walk }) => {
  await mock.enter();
  const choose = chooser(page, shop.device);
  const dialog = page.getByRole('dialog');
  const name = dialog.getByRole('textbox');
  for (const [path, begin, action] of [
    ['/woojiapi/order/updateproject', choose('Rename'), 'Save'],
    ['/woojiapi/order/copyproject', choose('Duplicate'), 'Duplicate'],
    ['/woojiapi/order/insertprojectroom', press(page, 'Add a room'), 'Add'],
    ['/woojiapi/order/updateprojectroom', press(page, 'Rename Hallway'), 'Save'],
  ] as const) {
    await shop.open('projects', { id: 'j-1001' });
    await walk.write({
      path,
      ready: async () => {
        await begin();
        await name.fill('North wing');
      },
      make: () => dialog.getByRole('button', { name: action, exact: true }).click(),
      told: dialog.getByRole('alert').filter({ hasText: /\S/ }),
      lacking: NOT_ONLINE,
      keeps: () => expect(name).toHaveValue('North wing'),
    });
  }
});

test('a project for the gallery', async ({ page, shop, mock, walk }) => {
  await mock.enter();
  await shop.open('share-project');
  await walk.reading({
    path: '/woojiapi/product/qrybrandseries',
    open: async () => undefined,
    ready: () => page.getByLabel('Product number or name').fill('h105'),
    told: page.getByRole('alert').filter({ hasText: 'Our floors' }),
    says: () => 'Our floors could not be loaded.',
    lacking: 'Our floors can’t be shown online.',
  });
  const pictures = page.getByRole('list', { name: 'Your pictures' }).getByRole('listitem');
  await walk.reading({
    path: '/woojiapi/order/uploadexamplepicture',
    every: true,
    open: () =>
      page
        .getByLabel('Pictures', { exact: true })
        .setInputFiles({ name: 'door.png', mimeType: 'image/png', buffer: plainPicture() }),
    told: pictures,
    says: (words) => (words === 'Failed to fetch' ? 'The connection failed' : words),
    lacking: 'This can’t be uploaded here.',
    // its ten seconds are counted while nothing moves
    except: ['no answer'],
  });
  await press(page, 'Remove picture 1')();
  // or it would be there again after the page has been opened anew
  await expect.poll(() => keptEntries(page, SHARED)).toEqual([]);
  const title = page.getByLabel('Title');
  await shop.open('share-project');
  await walk.write({
    path: '/woojiapi/order/insertprojectexample',
    ready: async () => {
      await title.fill('Chapel, now a house');
      await page.getByLabel('Town').fill('Maldon');
      await page.getByLabel('What was laid, and why').fill('Herringbone from door to door.');
      if ((await page.getByRole('button', { name: 'Remove AL-H105' }).count()) === 0) {
        await page.getByLabel('Product number or name').fill('h105');
        await page.getByRole('button', { name: 'Add AL-H105' }).click();
      }
      // those that are kept may not be shown yet
      if ((await keptEntries(page, SHARED)).length === 0)
        await page
          .getByLabel('Pictures', { exact: true })
          .setInputFiles({ name: 'door.png', mimeType: 'image/png', buffer: plainPicture() });
      await expect(pictures.getByText('Uploaded', { exact: true })).toBeVisible();
      await page.getByRole('checkbox').check();
    },
    make: press(page, 'Send project'),
    told: mainOf(page),
    lacking: /Projects can’t be shared here.*01632 960180/s,
    keeps: () => expect(title).toHaveValue('Chapel, now a house'),
  });
});
