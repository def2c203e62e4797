import { href } from '../../contracts/site/site-map.ts';
import { openingText } from '../pages/contact/opening-hours.ts';
import { expect, test } from './console-test.ts';

const MAILBOX = 'sales@alderline.example';
const SEND = '**/woojiapi/compose/sendemail';

test('a message that lacks something is refused at its fields, and a valid one is sent once', async ({
  page,
  shop,
  mock,
}) => {
  await shop.open('contact');
  const email = page.getByLabel('Email *');
  const firstName = page.getByLabel('First Name *');
  const message = page.getByLabel('Message *');
  const send = page.getByRole('button', { name: 'Send' });
  const calls: string[] = [];
  page.on('request', (request) => calls.push(new URL(request.url()).pathname));

  await send.click();
  await shop.expectRefused(email, 'Your email number is required.');
  await expect(email).toBeFocused();
  await shop.expectAccessible();
  expect(calls).not.toContain('/woojiapi/compose/sendemail');

  await email.fill('ada@studio.example');
  await firstName.fill('Ada');
  await message.fill('Do you hold 120 m² of Harwich Oak?\nWe need it in March.');
  await expect(page.locator('[aria-invalid=true]')).toHaveCount(0);
  await page.route(SEND, async (route) => {
    await expect(send).toHaveAttribute('aria-busy', 'true');
    await route.continue();
  });
  await send.dblclick();
  await expect(page.getByRole('region', { name: 'Notices' })).toContainText('Send Successfully');
  for (const field of [email, firstName, message]) await expect(field).toHaveValue('');
  await expect(send).not.toHaveAttribute('aria-busy', 'true');

  const { mails } = await mock.read('/mails');
  expect(mails.filter(({ to }) => to === MAILBOX)).toMatchObject([
    { subject: 'Message from Ada', text: expect.stringContaining('Do you hold 120 m² of Harwich Oak?') },
  ]);
  await page.reload();
  await expect(page.locator('html[data-live]')).toBeAttached();
  await expect(email).toHaveValue('');
});

test('what was typed outlives failures, a refresh and another page, and goes out once in the end', async ({
  page,
  shop,
  mock,
  context,
  quietConsole,
}) => {
  await shop.open('contact');
  const email = page.getByLabel('Email *');
  const message = page.getByLabel('Message *');
  const send = page.getByRole('button', { name: 'Send' });
  await email.fill('ada@studio.example');
  await page.getByLabel('First Name *').fill('Ada');
  await message.fill('Is the showroom open on Saturday?');
  // the rules come when a field is left, before the line is cut
  await message.blur();
  await page.waitForLoadState('networkidle');

  await context.setOffline(true);
  await send.click();
  const problem = page.getByRole('form', { name: 'Write to us' }).locator('.alert');
  await expect(problem).toContainText('What you wrote is still here.');
  await shop.expectAccessible();
  await context.setOffline(false);

  await expect(page.getByRole('region', { name: 'Notices' })).toBeEmpty();

  await page.reload();
  await expect(message).toHaveValue('Is the showroom open on Saturday?');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy policy' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Privacy policy');
  await page.goBack();
  await expect(email).toHaveValue('ada@studio.example');

  // the mail goes out, but its reply is lost: trying again sends no second one
  await page.route(SEND, async (route) => {
    await route.fetch();
    await route.abort();
  });
  await send.click();
  await expect(problem).toContainText('What you wrote is still here.');
  await page.unroute(SEND);
  await send.click();
  await expect(page.getByRole('region', { name: 'Notices' })).toContainText('Send Successfully');
  await expect(problem).toHaveCount(0);
  await expect(message).toHaveValue('');
  const { mails } = await mock.read('/mails');
  expect(mails.filter(({ to }) => to === MAILBOX)).toHaveLength(1);
  expect(quietConsole.splice(0).filter((text) => !/ERR_(INTERNET_DISCONNECTED|FAILED)/.test(text))).toEqual(
    [],
  );
});

test('the showroom closes while the page stays open', async ({ page, shop }) => {
  await page.clock.install({ time: new Date('2026-11-23T17:29:00Z') });
  await shop.open('contact');
  const hours = page.getByRole('region', { name: 'Opening hours' });
  await expect(hours).toContainText('Open now until 17:30');
  await page.clock.fastForward('02:00');
  await expect(hours).toContainText('Closed now We open tomorrow at 8:30');
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the page says whether we are open, and asks for a call instead of the form', async ({
    page,
    shop,
  }) => {
    const texts = [openingText(Date.now()).next];
    await page.goto(href('contact', shop.device));
    texts.push(openingText(Date.now()).next);
    await expect(page.getByRole('region', { name: 'Opening hours' })).toContainText(
      new RegExp(texts.join('|')),
    );
    // Playwright finds no text in a noscript element
    await expect(page.locator('.needs-script')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Send' })).toBeHidden();
    await expect(page.getByRole('main').getByRole('link', { name: 'sales@alderline.example' })).toBeVisible();
  });
});

test('the plan replaces a map, and no other site is asked for anything', async ({ page, shop, baseURL }) => {
  const elsewhere: string[] = [];
  page.on('request', (request) => {
    if (!request.url().startsWith(baseURL ?? '') && !request.url().startsWith('data:'))
      elsewhere.push(request.url());
  });
  await shop.open('contact');
  await page.getByRole('img', { name: /Plan of the way to the showroom/ }).scrollIntoViewIfNeeded();
  await expect(page.getByRole('button', { name: /instead/ })).toHaveCount(0);
  const directions = page.getByRole('link', { name: 'Directions in Google Maps (opens in a new tab)' });
  await expect(directions).toHaveAttribute('target', '_blank');
  await expect(directions).toHaveAttribute('rel', 'noopener');
  await expect(page.locator('iframe')).toHaveCount(0);
  expect(elsewhere).toEqual([]);
});
