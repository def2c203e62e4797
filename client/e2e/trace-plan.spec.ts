import { randomBytes } from 'node:crypto';
import { deflateRawSync } from 'node:zlib';
import sharp from 'sharp';
import { expect, test } from './console-test.ts';
import {
  type DrawnRoom,
  inView,
  openPlan,
  planOn,
  planPdf,
  press,
  ROOMS,
  rectangle,
  traceRooms,
} from './floor-plan.ts';
import { keptEntries, TRACE } from './kept-entries.ts';

test('a plan of 40 rooms takes at most 120 actions, so that a practised hand needs less than 20 minutes', async ({
  page,
  shop,
}) => {
  const kinds = ['Bedroom', 'Bathroom', 'Hallway', 'Office', 'Kitchen'];
  const rooms = kinds.flatMap((kind, row) =>
    Array.from({ length: 8 }, (_, at): DrawnRoom => {
      const width = 2 + row / 10;
      return { name: kind, corners: rectangle(2.1 * at, 2.5 * row, 2, width), m2: 2 * width };
    }),
  );
  await shop.open('trace-plan');
  const plan = await planPdf(rooms);
  let actions = 0;
  const act = async (action: Promise<unknown>) => {
    actions += 1;
    await action;
  };
  await act(openPlan(page, plan));
  // a list is opened, then something is chosen in it
  const choose = async (label: string, value: string) => {
    actions += 1;
    await act(page.getByLabel(label).selectOption(value));
  };
  await choose('Scale of the drawing', '1:50');
  await inView(page);
  for (const { name, corners } of rooms) {
    const [first = [0, 0], , opposite = [0, 0]] = corners;
    if ((await page.getByLabel('Next room').inputValue()) !== name) await choose('Next room', name);
    await act(press(page, shop.device, first));
    await act(press(page, shop.device, opposite));
  }
  await act(page.getByRole('button', { name: 'Add to the plan' }).click());
  await expect(page.getByText('Your plan now has 40 rooms from this floor plan.')).toBeVisible();
  // 8 rooms of 2 × (2 + 2.1 + 2.2 + 2.3 + 2.4) m
  const sum = (await page.getByLabel('Area of all rooms').textContent()) ?? '';
  expect(Math.abs(Number.parseFloat(sum) - 176), sum).toBeLessThan(4);
  // ten seconds for each, with all that is looked for in between, are 20 minutes
  expect(actions).toBeLessThanOrEqual(120);
});

test('a room is traced, moved and taken back by the keyboard alone', async ({ page, shop }) => {
  await shop.open('trace-plan');
  await openPlan(page, await planPdf());
  await page.getByLabel('Scale of the drawing').selectOption('1:50');
  await page.getByRole('button', { name: 'Corners', exact: true }).press('Enter');
  const plan = planOn(page);
  await plan.focus();
  await expect(page.getByText(/^The arrow keys move the cross/)).toBeInViewport();
  const walk = async (...keys: string[]) => {
    for (const key of keys) await page.keyboard.press(key);
  };
  const status = page.getByRole('status').filter({ hasText: /corner|Corner|Bedroom/ });
  await walk('ArrowLeft', ' ');
  await expect(status).toHaveText('The first corner is set.');
  await walk('Shift+ArrowRight', 'Shift+ArrowRight', ' ', 'Shift+ArrowDown', ' ', 'Shift+ArrowDown', ' ');
  await expect(status).toHaveText('Corner 4 is set.');
  await walk('Escape');
  await expect(status).toHaveText('The last corner is taken back.');
  await walk('Shift+ArrowUp', 'Shift+ArrowLeft', ' ', 'Enter');
  await expect(status).toHaveText(/^Bedroom is traced: /);

  const room = page.getByRole('button', { name: /^Bedroom / });
  await room.press('Enter');
  const corner = page.getByRole('button', { name: /^Corner 3 of Bedroom, / });
  await corner.focus();
  const name = (await corner.getAttribute('aria-label')) ?? '';
  const fromLeft = async () =>
    Number(/, ([\d.]+) m from the left/.exec((await corner.getAttribute('aria-label')) ?? '')?.[1]);
  const was = await fromLeft();
  await walk('Shift+ArrowRight', 'ArrowRight', 'ArrowRight');
  await expect.poll(fromLeft).toBeCloseTo(was + 0.12, 3);
  await walk('Control+z');
  await expect(corner).toHaveAccessibleName(name);
  // a corner between this one and the next makes it a room by its corners
  await walk('Insert');
  await expect(page.getByRole('button', { name: /^Corner \d of Bedroom/ })).toHaveCount(5);
  await expect(room).toContainText('5 corners');
  await walk('Delete');
  await expect(page.getByRole('button', { name: /^Corner \d of Bedroom/ })).toHaveCount(4);
  await page.getByRole('button', { name: 'Remove Bedroom' }).press('Enter');
  await expect(room).toHaveCount(0);
  await page.keyboard.press('Control+z');
  await expect(room).toBeVisible();
  // elsewhere on the page the keys do nothing to the plan
  await page.getByRole('banner').getByRole('link', { name: 'Products' }).focus();
  await walk('Control+z', 'Backspace');
  await plan.focus();
  await walk('Control+z');
  await expect(page.getByRole('button', { name: /^Corner \d of Bedroom/ })).toHaveCount(5);
});

test('the scale is that of a line of known length, rooms follow when it is changed, and each page has its own scale and storey', async ({
  page,
  shop,
}) => {
  await shop.open('trace-plan');
  await openPlan(page, await planPdf(ROOMS, 2));
  await inView(page);
  // the dimension below the house
  for (const x of [0, 8.9]) await press(page, shop.device, [x, 9.6]);
  await page.getByLabel('Length of the line').fill('8900');
  await expect(page.getByText(/^The page shows 2[01](\.\d+)? m × 14\.\d+ m\.$/)).toBeVisible();
  await traceRooms(page, shop.device, ROOMS.slice(3, 4));
  const bedroom = page.getByRole('button', { name: /^Bedroom/ });
  await expect(bedroom).toContainText(/ (14\.[89]|15\.[0-4])\d m²/);

  // a room drawn by the mouse from corner to corner, and named
  await page.getByRole('button', { name: 'Rectangle', exact: true }).click();
  const from = await planOn(page).boundingBox();
  if (!from) throw new Error('no plan');
  await page.mouse.move(from.x + from.width * 0.7, from.y + from.height * 0.3);
  await page.mouse.down();
  await page.mouse.move(from.x + from.width * 0.8, from.y + from.height * 0.5, { steps: 4 });
  await page.mouse.up();
  const rooms = page.getByRole('list', { name: 'Traced rooms' }).getByRole('listitem');
  await expect(rooms).toHaveCount(2);
  await page.getByRole('button', { name: /^Bedroom 2/ }).click();
  await page.getByLabel('Length of Bedroom 2').fill('2.5');
  await page.getByLabel('Width of Bedroom 2').fill('2');
  await page.getByLabel('Name of Bedroom 2').fill('Bedroom store');
  await page.keyboard.press('Tab');
  await page.getByLabel('Kind of Bedroom store').selectOption('Other');
  await expect(rooms.nth(1)).toContainText('Bedroom store');
  await expect(rooms.nth(1)).toContainText('5.00 m²');

  await page.getByRole('button', { name: 'Scale', exact: true }).click();
  await page.getByLabel('Length of the line').fill('17.8');
  await expect(rooms.nth(1)).toContainText('20.00 m²');

  await page.getByLabel('Page', { exact: true }).selectOption('Page 2 of 2');
  await expect(page.getByLabel('Scale of the drawing')).toHaveValue('');
  await traceRooms(page, shop.device, ROOMS.slice(0, 1));
  await expect(rooms.nth(2)).toContainText('—');
  await expect(
    page.getByText('Set the scale of each page first: some rooms have no area yet.'),
  ).toBeVisible();
  await expect(page.getByRole('button', { name: 'Add to the plan' })).toHaveAttribute(
    'aria-disabled',
    'true',
  );
  await page.getByLabel('Scale of the drawing').selectOption('1:50');
  await expect(rooms.nth(2)).toContainText(/ (20\.[4-9]|21\.[0-2])\d m²/);
  await expect(page.getByLabel('Storey of this page')).toHaveValue('1');
  await expect(rooms.nth(2)).toContainText('Living Room, page 2, first floor');
  await page.getByLabel('Storey of this page').selectOption('Basement');
  await expect(rooms.nth(2)).toContainText('Living Room, page 2, basement');
  await page.getByRole('button', { name: /^Bedroom store, page 1/ }).click();
  await expect(page.getByLabel('Page', { exact: true })).toHaveValue('1');
  await expect(page.getByLabel('Name of Bedroom store')).toBeVisible();
  await expect(page.getByLabel('Storey of this page')).toHaveValue('0');

  // a room drawn over another is named with it, and may stay
  await page.getByRole('button', { name: 'Rectangle', exact: true }).click();
  await inView(page);
  const [[x, y] = [0, 0]] = ROOMS[3]?.corners ?? [];
  for (const by of [0.5, 1.5]) await press(page, shop.device, [x + by, y + by]);
  await expect(rooms).toHaveCount(4);
  const warning = page.getByText('Bedroom 1 and Living Room 2 overlap: their floor is counted twice there.');
  await expect(warning).toBeVisible();
  await expect(page.getByRole('button', { name: 'Add to the plan' })).not.toHaveAttribute('aria-disabled');
  await page.keyboard.press('Control+z');
  await expect(rooms).toHaveCount(3);
  await expect(warning).toHaveCount(0);

  await page.getByRole('button', { name: /^Bedroom store, page 1/ }).click();
  await page.getByRole('button', { name: 'Add to the plan' }).click();
  await expect(
    page.getByText(
      'Your plan now has 3 rooms from this floor plan. As it has several storeys, the property is now a house.',
    ),
  ).toBeVisible();
  // a room that is removed here goes from the plan as well, and comes back with it
  await page.getByRole('button', { name: 'Remove Bedroom store' }).click();
  await expect(page.getByText(/^Bedroom store is still in the plan\./)).toBeVisible();
  await page.getByRole('button', { name: 'Update the plan' }).click();
  const told = page.getByRole('status').filter({ hasText: /^Your plan now has 2 rooms/ });
  await expect(told).toContainText('Bedroom store is removed.');
  await told.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText(/^Bedroom store is still in the plan\./)).toBeVisible();
  await page.getByRole('button', { name: 'Update the plan' }).click();
  await page.getByRole('link', { name: 'See all rooms of the plan' }).click();
  await expect(page.getByLabel('Storey of Living Room')).toHaveValue('-1');
  await expect(page.getByLabel('Storey of Bedroom')).toHaveValue('0');
  await expect(page.getByRole('list', { name: 'Rooms' }).getByRole('listitem')).toHaveCount(2);
});

test('files that aren’t plans are refused with the reason, and the plan that is open stays', async ({
  page,
  shop,
}) => {
  await shop.open('trace-plan');
  const whole = await planPdf();
  const refused = (words: RegExp) => page.getByRole('alert').filter({ hasText: words });
  await openPlan(page, Buffer.from('Rooms: 6'));
  await expect(refused(/^This is neither a PDF nor a picture/)).toBeVisible();
  await openPlan(page, Buffer.from(''));
  await expect(refused(/^This file is empty/)).toBeVisible();
  await openPlan(page, Buffer.concat([Buffer.from('%PDF-1.7\n'), deflateRawSync(whole)]));
  await expect(refused(/^We can’t read this PDF/)).toBeVisible();
  await openPlan(page, Buffer.from('\x89PNG\r\n\x1a\nthen it ends', 'latin1'), 'plan.png');
  await expect(refused(/^We can’t read this picture/)).toBeVisible();

  await openPlan(page, whole);
  await expect(planOn(page)).toBeVisible();
  await openPlan(page, Buffer.from('Rooms: 6'));
  await expect(refused(/^This is neither a PDF nor a picture/)).toBeVisible();
  await expect(planOn(page)).toBeVisible();
});

test('a browser that is too old to open a PDF says so, and opens a picture', async ({ page, shop }) => {
  await page.addInitScript(() => Reflect.deleteProperty(Promise, 'withResolvers'));
  await shop.open('trace-plan');
  await openPlan(page, await planPdf());
  await expect(page.getByRole('alert').filter({ hasText: 'open the plan as a picture' })).toBeVisible();
  const picture = sharp({ create: { width: 1200, height: 800, channels: 3, background: '#fff' } });
  await openPlan(page, await picture.png().toBuffer(), 'plan.png');
  await expect(planOn(page)).toBeVisible();
  await expect(page.getByLabel('Scale of the drawing')).toHaveCount(0);
});

test('a browser without room for a file says so, and an earlier file doesn’t come back in its place', async ({
  page,
  shop,
}) => {
  await shop.open('trace-plan');
  await openPlan(page, await planPdf());
  await page.getByLabel('Scale of the drawing').selectOption('1:50');
  await expect.poll(() => keptEntries(page, TRACE)).toHaveLength(2);
  await page.reload();
  await expect(page.getByText('ground-floor.pdf')).toBeVisible();

  await page.evaluate(() => {
    const put = IDBObjectStore.prototype.put;
    IDBObjectStore.prototype.put = function (value, ...key) {
      if (value.file) throw new DOMException('The disk is full', 'QuotaExceededError');
      return put.call(this, value, ...key);
    };
  });
  await openPlan(page, await planPdf(), 'first-floor.pdf');
  await expect(page.getByText('first-floor.pdf')).toBeVisible();
  // what is traced can still be kept
  await page.getByLabel('Scale of the drawing').selectOption('1:100');
  await expect(page.getByText('The page shows 42 m × 29.7 m.')).toBeVisible();
  await expect(page.getByText('This browser can’t keep the file')).toBeVisible();
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Open a floor plan' })).toBeVisible();
});

test('a floor plan goes with the rooms that are saved, is opened in the place of another, and is removed from the project', async ({
  page,
  shop,
  mock,
}) => {
  await mock.enter();
  const picture = (background: string) =>
    sharp({ create: { width: 600, height: 400, channels: 3, background } })
      .png()
      .toBuffer();
  const keep = page.getByRole('checkbox', { name: 'Keep the floor plan with the project' });
  await shop.open('trace-plan');
  await openPlan(page, await picture('#fff'), 'first.png');
  await expect(keep).not.toBeChecked();
  await shop.goTo('room-plan');
  await page.getByRole('spinbutton', { name: 'Office', exact: true }).fill('1');
  await expect(page.getByText('It stays in this browser and isn’t sent to us.')).toBeVisible();
  await keep.check();
  await page.getByPlaceholder('Project Name').fill('Orchard House');
  await page.getByRole('button', { name: 'Save as a project' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Orchard House' })).toBeVisible();
  const project = new URL(page.url()).searchParams.get('id') ?? '';

  // a new plan has none, and one that is opened for it isn’t sent with the project
  await shop.open('trace-plan');
  await openPlan(page, await picture('#eee'), 'second.png');
  await expect(keep).not.toBeChecked();
  await shop.goTo('plan-floors', { project });
  await expect(page.getByText('All changes are saved.')).toBeVisible();
  await expect(keep).not.toBeChecked();
  await shop.open('trace-plan');
  await expect(page.getByText('second.png', { exact: true })).toBeVisible();
  await expect(page.getByText(/^The project already has another floor plan, first\.png\./)).toBeVisible();
  await shop.expectAccessible();
  await page.getByRole('button', { name: 'Open the project’s' }).click();
  await expect(page.getByText('first.png', { exact: true })).toBeVisible();
  await expect(keep).toBeChecked();

  await page.getByRole('button', { name: 'Remove the file here and from the project' }).click();
  await expect(page.getByRole('heading', { name: 'Open a floor plan' })).toBeVisible();
  await shop.open('trace-plan');
  await expect(page.getByRole('heading', { name: 'Open a floor plan' })).toBeVisible();

  const raw = { width: 2000, height: 2000, channels: 3 } as const;
  const large = await sharp(randomBytes(2000 * 2000 * 3), { raw })
    .png()
    .toBuffer();
  await openPlan(page, large, 'large.png');
  await expect(
    page.getByText(/^This file is larger than 10 MB, so it can’t be kept with a project\./),
  ).toBeVisible();
  await expect(keep).toHaveCount(0);
});
