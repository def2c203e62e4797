import { keepDialog, openKeeping, PROJECT_NAME, thumbnail } from './kept-picture-test.ts';
import { optimised } from './optimised.ts';
import { expect, NOT_ONLINE, press, saidIn, test } from './walk-test.ts';

test.use({ launchOptions: optimised });

test('a picture kept with a project', async ({ page, shop, mock, walk }) => {
  await mock.enter();
  await shop.open('your-room', { id: 'p-0303', room: 'kitchen' });
  const dialog = page.getByRole('dialog');
  const told = dialog.getByRole('alert').filter({ hasText: /\S/ });
  const project = dialog.getByRole('radio', { name: PROJECT_NAME });
  const title = keepDialog(page).getByLabel('Title (optional)');
  const keep = press(page, 'Keep');
  await walk.write({
    path: '/woojiapi/order/uploadexamplepicture',
    ready: async () => {
      await openKeeping(page);
      await title.fill('Hall');
      await project.check();
    },
    make: keep,
    told,
    keeps: async () => {
      await expect(project).toBeChecked();
      await expect(title).toHaveValue('Hall');
    },
  });
  await walk.write({
    path: '/woojiapi/order/insertprojectpicture',
    ready: async () => {
      await openKeeping(page);
      await project.check();
    },
    make: keep,
    told,
    keeps: () => expect(project).toBeChecked(),
  });
  await keep();
  await page.getByRole('link', { name: 'To Project' }).click();
  const projectId = new URL(page.url()).searchParams.get('id') ?? '';
  await expect(thumbnail(page, /./)).toBeVisible();
  const said = saidIn(page);
  await walk.reading({
    path: '/woojiapi/order/qryprojectpictures',
    open: () => shop.open('projects', { id: projectId }),
    told: said,
    says: () => 'The pictures of this project could not be loaded.',
    lacking: 'The pictures of this project can’t be shown online.',
  });
  await walk.reading({
    path: '/woojiapi/order/downloadprojectpicture',
    open: () => shop.open('projects', { id: projectId }),
    told: said,
    says: () => 'This picture could not be loaded.',
    lacking: 'This picture can’t be shown online.',
  });
  const name = dialog.getByLabel('Title');
  for (const [path, action] of [
    ['/woojiapi/order/updateprojectpicture', 'Save the title'],
    ['/woojiapi/order/deleteprojectpicture', 'Remove the picture'],
  ] as const) {
    await shop.open('projects', { id: projectId });
    await walk.write({
      path,
      ready: async () => {
        await thumbnail(page, /./).click();
        await name.fill('Snug');
      },
      make: press(page, action),
      told,
      lacking: NOT_ONLINE,
      keeps: () => expect(name).toHaveValue('Snug'),
    });
  }
});
