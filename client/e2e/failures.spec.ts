import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { href } from '../../contracts/site-map.ts';
import { plainPicture } from '../../contracts/suite/plain-picture.ts';
import { itemByNumber } from '../../fixtures/catalogue/catalogue.ts';
import { toProduct } from '../../fixtures/catalogue/to-product.ts';
import { orderLine } from '../data/order-line.ts';
import { SAMPLES_KEY } from '../features/samples/stored-choice.ts';
import { CallWalk } from './call-walk.ts';
import { test as base, expect } from './console-test.ts';
import { callingFolders, WALKED } from './walked-calls.ts';

/** What the browser itself prints about a reply that is no success. */
const LOADING = /^Failed to load resource/;
const FLOOR = 'Blakeney Oak Natural';

/** Every call of the shop meets every failure of the catalogue, each on the page where a customer meets it. */
const test = base.extend<{ walk: CallWalk }>({
  walk: async ({ page, shop, quietConsole }, use, { title }) => {
    const walk = new CallWalk(page, shop);
    await walk.begin();
    await use(walk);
    expect(walk.walked, 'the calls of the table').toEqual(new Set(WALKED[title]?.calls));
    const others = quietConsole.splice(0).filter((line) => !LOADING.test(line));
    quietConsole.push(...others);
  },
});

/** Here code 1 is about what was asked for, and the page says that there is no such product. */
const CODE_1 = ['code 1', 'code 1 in its own words', 'code 1 about a field that nobody fills in'];

const NOT_ONLINE = /This can’t be done online at the moment.*01632 960180/s;

const mainOf = (page: Page) => page.getByRole('main');
/** What is said in the page itself; its other live regions are empty. */
const saidIn = (page: Page) => mainOf(page).getByRole('alert').filter({ hasText: /\S/ });
const press = (page: Page, name: string | RegExp) => () =>
  page.getByRole('button', { name, exact: true }).first().click();
const follow = (page: Page, name: string) =>
  page.getByRole('contentinfo').getByRole('link', { name, exact: true }).click();

test('every call of the contract, and every part of the shop that makes calls, is walked here', {
  tag: '@desktop-only',
}, async () => {
  const contract = new URL('../../contracts/generated/openapi.json', import.meta.url);
  const { paths } = JSON.parse(await readFile(contract, 'utf8'));
  const walked = Object.values(WALKED);
  expect(new Set(walked.flatMap(({ calls }) => calls))).toEqual(new Set(Object.keys(paths)));
  expect(new Set(walked.flatMap(({ from }) => from))).toEqual(callingFolders());
});

test('log-in', async ({ page, shop, walk }) => {
  await shop.open('login');
  const email = page.getByLabel('Email');
  await walk.write({
    path: '/woojiapi/user/login',
    visitor: true,
    ready: async () => {
      await email.fill('trade@alderline.example');
      await page.getByLabel('Password', { exact: true }).fill('Floor!2026');
    },
    make: press(page, 'Login'),
    told: page.getByRole('form').locator('.form-error'),
    keeps: () => expect(email).toHaveValue('trade@alderline.example'),
  });
});

test('registration', async ({ page, shop, walk }) => {
  await shop.open('register');
  const surname = page.getByLabel('Surname');
  await walk.write({
    path: '/woojiapi/user/register',
    visitor: true,
    ready: async () => {
      await page.getByLabel('Occupation').selectOption('architect');
      await page.getByLabel('First Name').fill('Ada');
      await surname.fill('Byron');
      await page.getByLabel('Post Code').fill('CM1 1AA');
      await page.getByLabel('Email').fill('ada@byron.example');
      await page.getByLabel('Password *', { exact: true }).fill('Floor!2026');
      await page.getByLabel('Confirm Password').fill('Floor!2026');
    },
    make: press(page, 'Create a trade account'),
    told: page.getByRole('form').locator('.form-error'),
    keeps: () => expect(surname).toHaveValue('Byron'),
  });
});

test('verification code and new password', async ({ page, shop, walk }) => {
  await shop.open('password-forget');
  const password = page.getByLabel('New Password');
  const told = page.getByRole('form').locator('.form-error');
  await walk.write({
    path: '/woojiapi/user/getauthcode',
    visitor: true,
    ready: async () => {
      await page.getByLabel('Email').fill('trade@alderline.example');
      await password.fill('Floor!2027');
    },
    make: press(page, 'Send code'),
    told,
    keeps: () => expect(password).toHaveValue('Floor!2027'),
  });
  await walk.write({
    path: '/woojiapi/user/resetpassword',
    visitor: true,
    ready: async () => {
      await page.getByLabel('Verification Code').fill('123456');
      await page.getByLabel('Confirm Password').fill('Floor!2027');
    },
    make: press(page, 'Set new password'),
    told,
    keeps: () => expect(password).toHaveValue('Floor!2027'),
  });
});

test('guest log-in and log-out', async ({ page, shop, mock, walk }) => {
  await shop.open('home');
  const main = new RegExp(`${href('main', shop.device)}$`, 'i');
  const home = new RegExp(`${href('home', shop.device)}$`, 'i');
  await walk.write({
    path: '/api/guestlogin',
    visitor: true,
    make: () => page.getByRole('link', { name: 'Browse as visitor' }).click(),
    told: 'nowhere',
    keeps: async () => {
      await expect(page).toHaveURL(main);
      await page.goBack();
    },
  });

  await mock.enter();
  await shop.open('terms');
  await walk.keepSession();
  await walk.write({
    path: '/api/logout',
    // it has ended here before the server is told
    visitor: true,
    make: async () => {
      if (shop.device === 'mobile') await press(page, /menu/i)();
      await press(page, 'Log out')();
    },
    told: 'nowhere',
    keeps: async () => {
      await expect(page).toHaveURL(home);
      await expect(page.getByRole('link', { name: 'Login' })).toBeVisible();
      await walk.logInAgain();
    },
  });
});

test('contact', async ({ page, shop, mock, walk }) => {
  await mock.enter();
  await shop.open('contact');
  const message = page.getByLabel('Message *');
  await walk.write({
    path: '/woojiapi/compose/sendemail',
    ready: async () => {
      await page.getByLabel('Email *').fill('ada@studio.example');
      await page.getByLabel('First Name *').fill('Ada');
      await message.fill('Is the showroom open on Saturday?');
    },
    make: press(page, 'Send'),
    told: page.getByRole('form', { name: 'Write to us' }).locator('.form-error'),
    lacking: 'This form is out of service at the moment.',
    keeps: () => expect(message).toHaveValue('Is the showroom open on Saturday?'),
  });
});

test('basket', async ({ page, shop, mock, walk }) => {
  const { call, userId, loginName } = await mock.enter();
  const line = orderLine(toProduct(itemByNumber('AL-H101')), 20);
  if (!line) throw new Error('AL-H101 has no price');
  await call('/woojiapi/order/insertshoppingcar', { ...line, carType: 0, userId, loginName });
  await walk.reading({
    path: '/woojiapi/order/qryshoppingcar',
    open: () => shop.open('basket'),
    told: saidIn(page),
    says: (words) => new RegExp(`Your basket could not be loaded.*${words}`, 's'),
    lacking: 'Your basket can’t be shown at the moment',
  });
  const packs = mainOf(page).getByRole('spinbutton', { name: `Packs of ${FLOOR}` });
  await walk.write({
    path: '/woojiapi/order/updateshoppingcar',
    make: press(page, /one more$/),
    told: saidIn(page),
    lacking: NOT_ONLINE,
    keeps: () => expect(packs).toHaveValue('20'),
  });
  const remove = mainOf(page).getByRole('button', { name: `Remove ${FLOOR}` });
  await walk.write({
    path: '/woojiapi/order/deleteshoppingcar',
    make: () => remove.click(),
    told: 'in a notice',
    keeps: () => expect(remove).toBeVisible(),
  });
});

test('quick order', async ({ page, shop, mock, walk }) => {
  await mock.enter();
  await shop.open('basket');
  await page.getByRole('button', { name: 'Quick order' }).click();
  await page.getByLabel('Product numbers and quantities').fill('AL-H101 2');
  // the list is kept, so that the basket opens with it
  await walk.reading({
    path: '/woojiapi/product/qrybrandseries',
    open: () => shop.open('basket'),
    told: saidIn(page),
    says: () => 'The products for your list could not be loaded.',
    lacking: /The product numbers can’t be looked up at the moment.*01632 960180/s,
  });
  await expect(page.getByLabel('Product numbers and quantities')).toHaveValue('AL-H101 2');
});

test('a product: its price, and into the basket', async ({ page, shop, mock, walk }) => {
  await mock.enter();
  const panel = page.getByRole('region', { name: 'Price and quantity' });
  await walk.reading({
    path: '/woojiapi/product/qrybyproductid',
    open: () => shop.open('product-detail', { id: 'p-0601' }),
    told: panel.getByRole('alert').filter({ hasText: 'price' }),
    says: () => 'Your price could not be loaded.',
    lacking: 'Your price can’t be shown at the moment.',
  });
  const area = page.getByLabel(/^Area/);
  await walk.write({
    path: '/woojiapi/order/insertshoppingcar',
    ready: () => area.fill('10'),
    make: press(page, 'Add to basket'),
    told: 'in a notice',
    keeps: () => expect(area).toHaveValue('10'),
  });
  const sheet = press(page, /^Download: Data sheet/);
  await walk.write({
    path: '/api/download',
    make: sheet,
    told: 'in a notice',
    // any body that is no JSON is a file
    except: ['no JSON'],
  });
});

test('a product into a project', async ({ page, shop, mock, walk }) => {
  await mock.enter();
  await shop.open('product-detail', { id: 'p-0601' });
  const dialog = page.getByRole('dialog');
  const openDialog = async () => {
    await page.getByLabel(/^Area/).fill('10');
    await press(page, 'Add to project')();
  };
  const told = dialog.getByRole('alert').filter({ hasText: /\S/ });
  await walk.reading({
    path: '/woojiapi/order/qryprojectbyuserid',
    open: async () => undefined,
    ready: openDialog,
    told,
    says: () => 'Your projects could not be loaded.',
    lacking: 'Your projects can’t be shown at the moment.',
  });
  const project = dialog.getByRole('radio');
  await walk.write({
    path: '/woojiapi/order/insertprojectproduct',
    ready: async () => {
      if (!(await dialog.isVisible())) await openDialog();
      await project.check();
    },
    make: press(page, 'Add'),
    told,
    keeps: () => expect(project).toBeChecked(),
  });
  const name = dialog.getByPlaceholder('Project Name');
  const create = () => dialog.getByRole('button', { name: 'Create' }).click();
  await walk.write({
    path: '/woojiapi/order/insertproject',
    ready: async () => {
      await openDialog();
      await create();
      await name.fill('Orchard House');
    },
    make: create,
    told,
    keeps: () => expect(name).toHaveValue('Orchard House'),
  });
});

test('a product that is opened from a list, and what stands below it', async ({ page, shop, mock, walk }) => {
  await mock.enter();
  await walk.reading({
    path: '/woojiapi/product/qrybyproductid',
    open: async () => {
      await shop.open('flooring', { type: 'herringbone' });
      await mainOf(page).getByRole('link', { name: FLOOR }).first().click();
    },
    told: saidIn(page),
    says: (words) => new RegExp(`This product could not be loaded.*${words}`, 's'),
    lacking: /This product can’t be shown at the moment.*01632 960180/s,
    except: CODE_1,
  });
  await walk.reading({
    path: '/woojiapi/product/qryproductspec',
    open: async () => {
      await shop.open('flooring', { type: 'herringbone' });
      await mainOf(page).getByRole('link', { name: FLOOR }).first().click();
    },
    told: page.getByRole('region', { name: 'Technical data' }).getByRole('alert'),
    says: () => 'The technical data could not be loaded.',
    lacking: 'The technical data can’t be shown at the moment.',
    // an accessory has none
    except: CODE_1,
  });
  const openAnother = async () => {
    await shop.open('flooring', { type: 'herringbone' });
    await mainOf(page).getByRole('link', { name: FLOOR }).first().click();
  };
  // the product itself names its main files
  await walk.reading({ path: '/woojiapi/product/qryproductfiles', open: openAnother, told: 'nowhere' });
  await expect(page.getByRole('button', { name: /^Download: / })).not.toHaveCount(0);
  await walk.reading({
    path: '/woojiapi/product/qrybrandseries',
    // a floor opened from the gallery brings no list along
    open: async () => {
      await shop.open('gallery', { project: 'g-03' });
      const laid = page.getByRole('dialog').getByRole('region', { name: 'Floors laid' });
      await laid.getByRole('link').first().click();
    },
    told: 'nowhere',
  });
});

test('a floor in 3D', async ({ page, shop, mock, walk }) => {
  await mock.enter();
  await shop.open('product-detail', { id: 'p-0601' });
  const close = page.getByRole('button', { name: 'Close the 3D model' });
  await walk.write({
    path: '/api/download',
    make: async () => {
      if (await close.isVisible()) await close.click();
      await press(page, /^(View in 3D|Show: 3D model)$/)();
    },
    told: mainOf(page).getByRole('status').filter({ hasText: 'The model' }),
    says: () => 'The model could not be loaded. Close it and try again, or download the file.',
    except: ['no JSON'],
  });
});

test('lists of floors', async ({ page, shop, mock, walk }) => {
  await mock.enter();
  const said = saidIn(page);
  await walk.reading({
    path: '/woojiapi/product/qryseriesprices',
    open: () => shop.open('flooring', { type: 'chevron' }),
    told: said,
    says: () => 'Your prices could not be loaded.',
    // the list itself has them
    lacking: null,
  });
  await expect(mainOf(page)).toContainText('£');
  const openList = async () => {
    await shop.open('terms');
    await follow(page, 'All Floor');
  };
  await walk.reading({
    path: '/woojiapi/product/qrybrandseries',
    open: openList,
    told: said,
    says: (words) => new RegExp(`The floors could not be loaded.*${words}`, 's'),
    lacking: 'The floors can’t be shown at the moment',
  });
  // the filters offer what the floors have
  await walk.reading({ path: '/woojiapi/compose/qrydicbytype', open: openList, told: 'nowhere' });
  await expect(mainOf(page).getByRole('article')).not.toHaveCount(0);
  await walk.reading({
    path: '/woojiapi/product/qrybrandseries',
    open: async () => {
      await shop.open('terms');
      await follow(page, 'Series');
    },
    told: said,
    says: (words) => new RegExp(`The series could not be loaded.*${words}`, 's'),
    lacking: 'The series can’t be shown at the moment',
  });
});

test('samples', async ({ page, shop, mock, walk }) => {
  const { userId } = await mock.enter();
  const { productId, productNo, productName, productSeries, productSurface, specification, mainImg } =
    toProduct(itemByNumber('AL-H101'));
  const sample = {
    productId,
    productNo,
    productName,
    productSeries,
    productSurface,
    specification,
    mainImg,
  };
  await page.addInitScript(
    ([key, value]) => localStorage.setItem(key ?? '', value ?? ''),
    [SAMPLES_KEY, JSON.stringify({ version: 1, chosenBy: userId, samples: [sample] })],
  );
  await shop.open('sample');
  const chosen = page.getByRole('list', { name: 'Chosen samples' }).getByRole('listitem');
  await walk.write({
    path: '/woojiapi/order/insertbatchshoppingcar',
    make: press(page, 'Next'),
    told: saidIn(page),
    keeps: () => expect(chosen).toHaveCount(1),
  });
  await walk.reading({
    path: '/woojiapi/product/qrybrandseries',
    open: async () => {
      if (shop.device === 'mobile') {
        await press(page, 'Choose a sample')();
        await page.getByRole('dialog').getByRole('button', { name: 'Chevron' }).click();
      } else
        await page
          .getByRole('navigation', { name: 'Series' })
          .getByRole('link', { name: 'Chevron', exact: true })
          .click();
    },
    told: page.getByRole('alert').filter({ hasText: 'The floors of this series' }),
    says: () => 'The floors of this series could not be loaded.',
    lacking: 'The floors of this series can’t be shown at the moment.',
  });
});

test('accessories and fitting', async ({ page, shop, mock, walk }) => {
  await mock.enter();
  const said = saidIn(page);
  const open = () => shop.open('fitting-service', { selctedProductList: 'p-0601:20' });
  const floors = {
    open,
    told: said,
    says: (words: string) => new RegExp(`What your floor needs could not be loaded.*${words}`, 's'),
    lacking: /What your floor needs can’t be shown at the moment.*01632 960180/s,
  };
  await walk.reading({ path: '/woojiapi/product/qrybyproductid', ...floors, except: CODE_1 });
  // without its facts no quantity is proposed
  await walk.reading({
    path: '/woojiapi/product/qryproductspec',
    ...floors,
    lacking: null,
    except: CODE_1,
  });
  await walk.reading({ path: '/woojiapi/product/qrybrandseries', ...floors });
  await walk.reading({
    path: '/api/dic',
    open,
    told: page.getByRole('region', { name: 'Fitting' }),
    says: () => 'Fitting prices could not be loaded.',
    lacking: 'Fitting can’t be ordered here at the moment.',
  });
  const adhesive = page.getByRole('checkbox', { name: /Elastic Wood Floor Adhesive/ });
  await walk.write({
    path: '/woojiapi/order/insertbatchshoppingcar',
    ready: () => adhesive.check(),
    make: press(page, 'ADD TO BASKET'),
    told: said,
    keeps: () => expect(adhesive).toBeChecked(),
  });
});

test('rooms that are saved as a project', async ({ page, shop, mock, walk }) => {
  await mock.enter();
  await shop.open('solutions');
  const rooms = page.getByRole('spinbutton', { name: 'Office', exact: true });
  const name = page.getByLabel('Project Name');
  const save = {
    // once the project is made, only its rooms are left to be saved
    ready: async () => {
      await rooms.fill('2');
      if (await name.isVisible()) await name.fill('Two offices');
    },
    make: press(page, /^Save (as a project|the rooms)$/),
    told: saidIn(page),
    lacking: NOT_ONLINE,
    keeps: () => expect(rooms).toHaveValue('2'),
  };
  await walk.write({ path: '/woojiapi/order/insertproject', ...save });
  // code 102: the project has been deleted meanwhile, and the page offers a new one
  await walk.write({ path: '/woojiapi/order/insertprojectroom', ...save, except: ['code 102'] });
});

test('the list of projects', async ({ page, shop, mock, walk }) => {
  const { call } = await mock.enter();
  const said = saidIn(page);
  await walk.reading({
    path: '/woojiapi/order/qryprojectbyuserid',
    open: () => shop.open('projects'),
    told: said,
    says: (words) => new RegExp(`Your projects could not be loaded.*${words}`, 's'),
    lacking: /Your projects can’t be shown at the moment.*01632 960180/s,
  });
  await walk.reading({
    path: '/woojiapi/order/qryprojectsummary',
    open: () => shop.open('projects'),
    told: said,
    says: () => 'Areas and costs could not be loaded.',
    lacking: 'Areas and costs can’t be shown at the moment.',
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
  test.slow();
  await mock.enter();
  const open = () => shop.open('projects', { id: 'j-1001' });
  const said = saidIn(page);
  for (const path of ['/woojiapi/order/qryprojectdetail', '/woojiapi/order/qryprojectproduct'] as const)
    await walk.reading({
      path,
      open,
      told: said,
      says: (words) => new RegExp(`This project could not be loaded.*${words}`, 's'),
      lacking: /This project can’t be shown at the moment.*01632 960180/s,
      // somebody else's
      except: ['code 102'],
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
  test.slow();
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

test('gallery and installation sheets', async ({ page, shop, mock, walk }) => {
  await mock.enter();
  await walk.reading({
    path: '/woojiapi/order/qryprojectexamplebysts',
    open: async () => {
      await shop.open('installation');
      await follow(page, 'Gallery');
    },
    told: saidIn(page),
    says: (words) => new RegExp(`The gallery could not be loaded.*${words}`, 's'),
    lacking: 'The gallery can’t be shown at the moment',
  });
  await follow(page, 'Installation');
  await walk.write({
    path: '/api/download',
    make: press(page, /^Download: Chevron/),
    told: page.getByRole('region', { name: 'Installation sheets' }).getByRole('alert'),
    says: (words) => `The sheet “Chevron” could not be downloaded: ${words}`,
    except: ['no JSON'],
  });
});

test('a project for the gallery', async ({ page, shop, mock, walk }) => {
  await mock.enter();
  await shop.open('news-add');
  await walk.reading({
    path: '/woojiapi/product/qrybrandseries',
    open: async () => undefined,
    ready: () => page.getByLabel('Product number or name').fill('h105'),
    told: page.getByRole('alert').filter({ hasText: 'Our floors' }),
    says: () => 'Our floors could not be loaded.',
    lacking: 'Our floors can’t be shown at the moment.',
  });
  const pictures = page.getByRole('list', { name: 'Your pictures' }).getByRole('listitem');
  await walk.reading({
    path: '/woojiapi/order/uploadexamplepicture',
    open: () =>
      page
        .getByLabel('Pictures', { exact: true })
        .setInputFiles({ name: 'door.png', mimeType: 'image/png', buffer: plainPicture() }),
    told: pictures,
    says: (words) => (words === 'Failed to fetch' ? 'The connection failed' : words),
    lacking: 'This can’t be uploaded at the moment.',
    // its ten seconds are counted while nothing moves
    except: ['no answer'],
  });
  await press(page, 'Remove picture 1')();
  const title = page.getByLabel('Title');
  await shop.open('news-add');
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
      if ((await pictures.count()) === 0)
        await page
          .getByLabel('Pictures', { exact: true })
          .setInputFiles({ name: 'door.png', mimeType: 'image/png', buffer: plainPicture() });
      await expect(pictures.getByText('Uploaded', { exact: true })).toBeVisible();
      await page.getByRole('checkbox').check();
    },
    make: press(page, 'Send project'),
    told: mainOf(page),
    lacking: /Projects can’t be shared here at the moment.*01632 960180/s,
    // pictures that are no longer there
    except: ['code 102'],
    keeps: () => expect(title).toHaveValue('Chapel, now a house'),
  });
});

test('a write whose reply is lost is done once when it is made again', async ({
  page,
  shop,
  mock,
  quietConsole,
}) => {
  await mock.enter();
  await shop.open('product-detail', { id: 'p-0601' });
  await page.getByLabel(/^Area/).fill('10');
  const add = press(page, 'Add to basket');
  const packs = await shop.figure('Packs needed').innerText();
  const url = '**/woojiapi/order/insertshoppingcar';
  await page.route(url, async (route) => {
    await route.fetch();
    await route.abort();
  });
  await add();
  await expect(page.getByRole('region', { name: 'Notices' })).toContainText('Failed to fetch');
  await page.unroute(url);
  await add();
  await expect(page).toHaveURL(/basket$/i);
  const line = page.getByRole('list', { name: 'Basket lines' }).getByRole('listitem');
  await expect(line).toHaveCount(1);
  await expect(line).toContainText(packs);
  expect(quietConsole.splice(0).filter((text) => !LOADING.test(text))).toEqual([]);
});
