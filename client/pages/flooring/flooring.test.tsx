// @vitest-environment happy-dom
// @vitest-environment-options {"settings": {"fetch": {"disableSameOriginPolicy": true}}}
import { screen, within } from '@testing-library/dom';
import { type UserEvent, userEvent } from '@testing-library/user-event';
import type { FunctionComponent } from 'react';
import { SWRConfig } from 'swr';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Ability } from '../../../contracts/site/page-calls.ts';
import { type Device, href } from '../../../contracts/site/site-map.ts';
import { buildLoginInfo } from '../../../fixtures/builders/build-customer.ts';
import { buildProduct, buildVisitorProduct } from '../../../fixtures/builders/build-product.ts';
import { catalogue } from '../../../fixtures/catalogue/catalogue.ts';
import { CallScopeContext, fixedScope, VISITOR_SCOPE } from '../../lib/call-scope.ts';
import { mount, until } from '../../lib/testing/mount.ts';
import { backendOfCalls } from '../../lib/testing/open-backend.ts';
import { beginSession, endSession } from '../../state/session.ts';
import { SiteContext } from '../../state/site-context.ts';
import { FlooringPage as DesktopPage } from './flooring.desktop.tsx';
import { FlooringPage as MobilePage } from './flooring.mobile.tsx';
import { SHADOW_TONES } from './parts/facet-options.tsx';

const backend = backendOfCalls();
/** No other call of the list has the brand alone. */
const asksFacts = (body: URLSearchParams) => [...body.keys()].join() === 'brand';

const PRODUCTS = [
  {
    productName: 'Aldham Oak',
    treeType: 'Oak',
    productLevel: 'Prime (AB)',
    productPrice: 1500,
    packSize: 2.5,
    inventoryBalance: 40,
  },
  {
    productName: 'Boxford Oak',
    mainImg: '/media/al-t101-top-201008-00000000.800.webp',
    treeType: 'Oak',
    specification: '15(4) x 90 x 600 mm',
    productPrice: 4500,
    inventoryBalance: 0,
  },
  {
    productName: 'Clare Walnut',
    treeType: 'Walnut',
    specification: '4(0.55) x 180 x 1220 mm',
    mainImg: '/media/al-t102-top-806040-00000000.800.webp',
    productPrice: 2500,
  },
  {
    productName: 'Debach Walnut',
    mainImg: '/media/al-t103-top-f0e0d0-00000000.800.webp',
    treeType: 'Walnut',
    productSeries: 'Herringbone Flooring',
    specification: '10(3) x 90 x 600 mm',
    productPrice: 6500,
  },
  {
    productName: 'Elmsett Ash',
    treeType: 'Ash',
    productSeries: 'Herringbone Flooring',
    productPrice: 8500,
  },
].map((product, index) => ({ ...product, productId: `p-${index}`, productNo: `AL-T10${index}` }));

/** Fire class, slip resistance and use class of the first three, in the order of the list. */
const FACTS = [
  { fireClass: 'Dfl-s1', slipWetPtv: 27 },
  { fireClass: 'Cfl-s1', slipWetPtv: 36 },
  { fireClass: 'Bfl-s1', slipWetPtv: 38, useClass: '23/33/42' },
].map((facts, index) => ({ ...facts, productId: `p-${index}`, productNo: `AL-T10${index}` }));
const GIVEN = { resultCode: '0', data: FACTS };
let factsAnswer: { resultCode: string; data?: typeof FACTS } = GIVEN;

/** Lists like the server's: floors are Timber, and the filters' values come from the floors. */
function answer(body: URLSearchParams, isCustomer: boolean) {
  if (body.has('type')) return { resultCode: '0', data: [] };
  if (asksFacts(body)) return factsAnswer;
  const build = isCustomer ? buildProduct : buildVisitorProduct;
  const isOwn = ({ productSeries = '3-Ply T&G' }) => [null, '', productSeries].includes(body.get('series'));
  const data = body.get('productType') === 'Timber' ? PRODUCTS.filter(isOwn).map((one) => build(one)) : [];
  return { resultCode: '0', data };
}

const PAGES: Record<Device, FunctionComponent> = { desktop: DesktopPage, mobile: MobilePage };

interface Opened {
  device?: Device;
  query?: string;
  isCustomer?: boolean;
  absent?: readonly Ability[];
}

async function openList({ device = 'desktop', query = '', isCustomer = false, absent = [] }: Opened = {}) {
  history.replaceState(null, '', href('flooring', device) + query);
  if (isCustomer) beginSession({ resultCode: '0', access_token: 't-1', loginInfo: buildLoginInfo() });
  backend().answer = (body) => answer(body, isCustomer);
  const Page = PAGES[device];
  mount(
    // a new cache, so that nothing is left of the previous page
    <SWRConfig value={{ provider: () => new Map(), fallback: {}, dedupingInterval: 0 }}>
      <CallScopeContext value={fixedScope(isCustomer ? buildLoginInfo().userId : VISITOR_SCOPE)}>
        <SiteContext value={{ brand: 'Alderline', absent }}>
          <main>
            <Page />
          </main>
        </SiteContext>
      </CallScopeContext>
    </SWRConfig>,
  );
  await screen.findAllByRole('article');
  return userEvent.setup();
}

const names = () =>
  screen.queryAllByRole('article').map((card) => within(card).getByRole('heading').textContent);
const expectNames = (...shown: readonly string[]) => until(() => expect(names()).toEqual(shown));
const ALL = ['Aldham Oak', 'Boxford Oak', 'Clare Walnut', 'Debach Walnut', 'Elmsett Ash'];
const count = () => screen.getByRole('status').textContent;
const sort = () => screen.getByRole<HTMLSelectElement>('combobox', { name: 'Sort by' });
const bar = () => within(screen.getByRole('group', { name: 'Filters' }));
const filters = () =>
  bar()
    .getAllByRole('button')
    .map(({ textContent }) => textContent);
const button = (name: string | RegExp) => screen.getByRole('button', { name });
const chips = () => screen.queryAllByRole('button', { name: /^Remove filter/ });
/** Opens a filter of the desktop's bar, whose values are fetched with the first one. */
const openFilter = async (user: UserEvent, name: string) => {
  await user.click(bar().getByRole('button', { name }));
  await until(() =>
    expect(document.querySelector('fieldset :is([type=checkbox], [type=radio])')).not.toBeNull(),
  );
};
const options = () => screen.getAllByRole('checkbox').map((box) => box.closest('label')?.textContent);

beforeEach(() => {
  history.replaceState(null, '', '/');
  factsAnswer = GIVEN;
});
afterEach(endSession);

describe('the filters of the product list', () => {
  it('narrow the list, say how many are left and are in the address', async () => {
    const user = await openList();
    await expectNames(...ALL);
    expect(count()).toBe('5 products');
    await openFilter(user, 'Species');
    await user.click(screen.getByText(/^Walnut/));
    await expectNames('Clare Walnut', 'Debach Walnut');
    expect(count()).toBe('2 products');
    expect(location.search).toBe('?species=Walnut');
  });

  it('stay open while one option after another is chosen by its label', async () => {
    const user = await openList();
    await openFilter(user, 'Species');
    await user.click(screen.getByText(/^Walnut/));
    await user.click(screen.getByText(/^Oak/));
    expect(location.search).toBe('?species=Oak&species=Walnut');
    const chosen = screen.getAllByRole<HTMLInputElement>('checkbox').filter(({ checked }) => checked);
    expect(chosen).toHaveLength(2);
    expect(bar().getByRole('button', { name: 'Species (2)' }).getAttribute('aria-expanded')).toBe('true');
    await user.keyboard('{Escape}');
    expect(document.activeElement).toBe(bar().getByRole('button', { name: 'Species (2)' }));
    expect(screen.queryByRole('checkbox')).toBeNull();
  });

  it('apply everything in the address, and are removed by their chips', async () => {
    const user = await openList({ query: '?species=Oak&grade=Prime+(AB)' });
    await expectNames('Aldham Oak');
    expect(chips().map((chip) => chip.textContent)).toEqual(['Prime (AB)', 'Oak']);
    await user.click(button('Remove filter Prime (AB)'));
    await expectNames('Aldham Oak', 'Boxford Oak');
    expect(location.search).toBe('?species=Oak');
  });

  it('move the focus when a chip goes: to the next chip, and after the last to the heading', async () => {
    const user = await openList({ query: '?species=Oak&grade=Prime+(AB)' });
    await until(() => expect(chips()).toHaveLength(2));
    chips()[0]?.focus();
    await user.keyboard('{Enter}');
    await until(() => expect(chips()).toHaveLength(1));
    expect(document.activeElement).toBe(button('Remove filter Oak'));
    await user.keyboard('{Enter}');
    await until(() => expect(chips()).toEqual([]));
    expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 }));
  });

  it('are all removed by one press, and the heading takes the focus', async () => {
    const user = await openList({ query: '?species=Oak&grade=Prime+(AB)' });
    await user.click(button('Clear all'));
    await expectNames(...ALL);
    expect(location.search).toBe('');
    expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 }));
  });

  it('that leave nothing say so, and can be removed there', async () => {
    const user = await openList();
    history.replaceState(null, '', `${location.pathname}?species=Walnut&grade=Prime+(AB)`);
    await screen.findByRole('heading', { name: 'No floor matches all of these filters' });
    await user.click(button('Without Prime (AB): 2 products'));
    await expectNames('Clare Walnut', 'Debach Walnut');
    history.replaceState(null, '', `${location.pathname}?species=Walnut&grade=Prime+(AB)`);
    await user.click(await screen.findByRole('button', { name: 'Clear all filters' }));
    await expectNames(...ALL);
    expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 }));
  });

  it('disable values that would leave nothing, and say why', async () => {
    const user = await openList({ query: '?species=Walnut' });
    await openFilter(user, 'Grade');
    expect(options()).toEqual(['Nature (ABC) (2)', 'Prime (AB) (0)']);
    expect(screen.getByRole<HTMLInputElement>('checkbox', { name: /^Prime/ }).disabled).toBe(true);
    screen.getByText('Grey choices would leave nothing.');
    await user.click(screen.getByText(/^Prime/));
    expect(location.search).toBe('?species=Walnut');
  });

  it('have sizes in the order of their figures, with multiplication signs', async () => {
    const user = await openList();
    await openFilter(user, 'Dimensions');
    expect(options()).toEqual([
      '4(0.55) × 180 × 1220 mm (1)',
      '10(3) × 90 × 600 mm (1)',
      '15(4) × 90 × 600 mm (1)',
      '15(4) × 200 × 2000 mm (2)',
    ]);
  });
});

describe('the measures and the stock of the product list', () => {
  const limit = (name: string) => screen.getByRole<HTMLSelectElement>('combobox', { name });
  const sizes = (name: string) => [...limit(name).options].map(({ text }) => text);
  const choose = (user: UserEvent, name: string, mm: string) => user.selectOptions(limit(name), mm);

  it('are limited from one size to another, of those that there are', async () => {
    const user = await openList();
    await openFilter(user, 'Dimensions');
    expect(sizes('Width from')).toEqual(['From', '90 mm (2)', '180 mm (1)', '200 mm (2)']);
    await choose(user, 'Width to', '180');
    await expectNames('Boxford Oak', 'Clare Walnut', 'Debach Walnut');
    expect(sizes('Thickness from')).toEqual(['From', '4 mm (1)', '10 mm (1)', '15 mm (1)']);
    await choose(user, 'Thickness from', '10');
    await expectNames('Boxford Oak', 'Debach Walnut');
    expect(location.search).toBe('?thickness=10-&width=-180');
    expect(button('Dimensions (2)')).toBeTruthy();
    expect(chips().map(({ textContent }) => textContent)).toEqual([
      'Thickness at least 10 mm',
      'Width up to 180 mm',
    ]);
    await choose(user, 'Thickness from', '');
    await expectNames('Boxford Oak', 'Clare Walnut', 'Debach Walnut');
    await user.click(button('Remove filter Width up to 180 mm'));
    await expectNames(...ALL);
    expect(location.search).toBe('');
  });

  it('show each shadow as the mean colour of our floors in it', () => {
    const floors = catalogue().filter(({ kind }) => kind === 'floor');
    const meanOf = (shadow: string) => {
      const colours = floors.filter((floor) => floor.shadow === shadow).map(({ colour }) => colour);
      const mean = [1, 3, 5].map((at) => {
        const sum = colours.reduce((all, hex) => all + Number.parseInt(hex.slice(at, at + 2), 16), 0);
        return Math.round(sum / colours.length);
      });
      return `#${mean.map((value) => value.toString(16).padStart(2, '0')).join('')}`;
    };
    const shadows = new Set(floors.map(({ shadow }) => shadow));
    expect(SHADOW_TONES).toEqual(Object.fromEntries([...shadows].map((name) => [name, meanOf(name)])));
  });

  it('are chosen by use, and a floor has to suit all of them', async () => {
    const user = await openList();
    await openFilter(user, 'Use');
    expect(options()).toEqual(['Underfloor heating (5)', 'Stairs (3)']);
    await user.click(screen.getByText(/^Underfloor heating/));
    await user.click(screen.getByText(/^Stairs/));
    await expectNames('Aldham Oak', 'Clare Walnut', 'Elmsett Ash');
    expect(location.search).toBe('?use=heating&use=stairs');
    expect(chips().map(({ textContent }) => textContent)).toEqual(['Underfloor heating', 'Stairs']);
  });

  it('are chosen by what is in stock, one amount in place of another', async () => {
    const user = await openList();
    await openFilter(user, 'Stock');
    await user.click(screen.getByRole('radio', { name: /^In stock/ }));
    await expectNames('Aldham Oak', 'Clare Walnut', 'Debach Walnut', 'Elmsett Ash');
    await user.click(screen.getByRole('radio', { name: /^100 m² or more/ }));
    await until(() => expect(location.search).toBe('?stock=100'));
    expect(names()).toContain('Aldham Oak');
    expect(chips().map(({ textContent }) => textContent)).toEqual(['100 m² or more in stock']);
    await user.click(screen.getByRole('radio', { name: 'Any amount' }));
    await expectNames(...ALL);
  });
});

describe('the technical facts of the product list', () => {
  const level = (name: string) => screen.getByRole<HTMLSelectElement>('combobox', { name });
  const levels = (name: string) => [...level(name).options].map(({ text }) => text);
  const openTechnical = async (user: UserEvent) => {
    await user.click(bar().getByRole('button', { name: /^Use/ }));
    await screen.findByRole('combobox', { name: 'Fire class' });
  };
  const searchAgain = async (user: UserEvent, text: string) => {
    const field = await screen.findByRole('searchbox');
    await user.clear(field);
    await user.type(field, `${text}{Enter}`);
  };
  const factsAsked = () => backend().asked.filter(asksFacts);

  it('are read when the panel opens, and each is chosen at least as good as a level', async () => {
    const user = await openList();
    await expectNames(...ALL);
    expect(factsAsked()).toHaveLength(0);
    await openTechnical(user);
    await until(() => expect(level('Fire class').disabled).toBe(false));
    expect(levels('Fire class')).toEqual([
      'Any',
      'Bfl-s1 (1)',
      'Cfl-s1 or better (2)',
      'Dfl-s1 or better (3)',
    ]);
    await user.selectOptions(level('Fire class'), 'Cfl-s1');
    await expectNames('Boxford Oak', 'Clare Walnut');
    await user.selectOptions(level('Slip resistance, wet'), '36');
    await user.selectOptions(level('Use class'), '33');
    await expectNames('Clare Walnut');
    expect(location.search).toBe('?fire=Cfl-s1&ptv=36&useclass=33');
    expect(button('Use (3)')).toBeTruthy();
    // nothing here is that good
    expect(levels('Slip resistance, wet')).toContain('PTV 40 or more (0)');
    expect(level('Slip resistance, wet').options[3]?.disabled).toBe(true);
    await user.selectOptions(level('Fire class'), '');
    await user.click(button('Remove filter Use class 33 or more'));
    await expectNames('Boxford Oak', 'Clare Walnut');
    expect(location.search).toBe('?ptv=36');
    expect(factsAsked()).toHaveLength(1);
  });

  it('that are in the address apply at once, also in the phone’s sheet', async () => {
    const user = await openList({ device: 'mobile', query: '?fire=Bfl-s1' });
    // the others have never shown
    expect(names()).toEqual(['Clare Walnut']);
    await user.click(button('Filters (1)'));
    await user.click(await screen.findByText('Use'));
    expect(level('Fire class').value).toBe('Bfl-s1');
    await user.selectOptions(level('Fire class'), '');
    await expectNames(...ALL);
  });

  it('that a search asks for are filters, which can be taken away', async () => {
    const user = await openList({ query: '?q=oak' });
    await searchAgain(user, 'walnut Bfl-s1');
    await expectNames('Clare Walnut');
    expect(location.search).toBe('?q=walnut&fire=Bfl-s1');
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Results for “walnut”');
    await user.click(button(/^Remove filter .*Bfl-s1$/));
    await expectNames('Clare Walnut', 'Debach Walnut');
    expect(location.search).toBe('?q=walnut');
  });

  it('that a search asks for are words like any other where the backend has none', async () => {
    const user = await openList({ query: '?q=oak', absent: ['technical-filters'] });
    await searchAgain(user, 'walnut Bfl-s1');
    await expectNames('Clare Walnut', 'Debach Walnut');
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Results for “walnut Bfl-s1”');
    expect(count()).toContain('nothing matches all of “walnut Bfl-s1”');
    expect(factsAsked()).toHaveLength(0);
  });

  it('that can’t be read leave the list whole, say so and are read again', async () => {
    factsAnswer = { resultCode: '-1' };
    const user = await openList({ query: '?fire=Bfl-s1' });
    await expectNames(...ALL);
    const line = await screen.findByText(/^Fire class, slip resistance and use class could not be loaded/);
    factsAnswer = GIVEN;
    await user.click(within(line).getByRole('button', { name: 'Try again' }));
    await expectNames('Clare Walnut');
  });

  it('are neither offered nor asked for where the backend has none, and an address with them says so', async () => {
    const user = await openList({ query: '?fire=Bfl-s1', absent: ['technical-filters'] });
    await expectNames(...ALL);
    await user.click(bar().getByRole('button', { name: 'Use' }));
    await screen.findByRole('checkbox', { name: /^Underfloor heating/ });
    expect(screen.queryByRole('combobox', { name: 'Fire class' })).toBeNull();
    expect(screen.getByText('Fire class, slip resistance and use class can’t be shown online.')).toBeTruthy();
    expect(chips()).toEqual([]);
    expect(factsAsked()).toHaveLength(0);
  });
});

describe('prices in the product list', () => {
  it('are not offered to a visitor, neither to filter nor to sort by', async () => {
    await openList();
    expect(filters()).toEqual([
      'Dimensions',
      'Finish',
      'Grade',
      'Shadow',
      'Species',
      'Pattern',
      'Use',
      'Stock',
    ]);
    expect([...sort().options].map(({ text, disabled }) => [text, disabled])).toEqual([
      ['Name', false],
      ['Price high to low (log in)', true],
      ['Price low to high (log in)', true],
    ]);
    expect(screen.getAllByText('Log in for trade prices')).toHaveLength(5);
  });

  it('are a filter of a customer, in ranges', async () => {
    const user = await openList({ isCustomer: true });
    expect(filters()).toEqual([
      'Dimensions',
      'Finish',
      'Grade',
      'Shadow',
      'Species',
      'Pattern',
      'Use',
      'Stock',
      'Price',
    ]);
    await openFilter(user, 'Price');
    expect(options()).toEqual([
      '£00.00-£19.99 (1)',
      '£20.00-£39.99 (1)',
      '£40.00-£59.99 (1)',
      '£60.00-£79.99 (1)',
      '£80.00-£99.99 (1)',
    ]);
    await user.click(screen.getByText(/^£40\.00/));
    await expectNames('Boxford Oak');
  });

  it('sort the list of a customer, which is by name at first', async () => {
    const user = await openList({ isCustomer: true });
    expect([...sort().options].map(({ text }) => text)).toEqual([
      'Name',
      'Price high to low',
      'Price low to high',
    ]);
    expect(sort().value).toBe('name');
    await user.selectOptions(sort(), 'Price high to low');
    await expectNames('Elmsett Ash', 'Debach Walnut', 'Boxford Oak', 'Clare Walnut', 'Aldham Oak');
    expect(location.search).toBe('?sort=price-desc');
  });

  it('remain the sort order in another series, and filters that still match something remain too', async () => {
    const query = '?type=3plytg&species=Walnut&dimensions=4(0.55)+x+180+x+1220+mm&sort=price-desc';
    const user = await openList({ isCustomer: true, query });
    await expectNames('Clare Walnut');
    const series = within(screen.getByRole('region', { name: 'Series' }));
    const herringbone = () => series.getByRole('link', { name: /^Herringbone/ });
    await until(() => expect(herringbone().getAttribute('href')).not.toContain('dimensions'));
    await user.click(herringbone());
    await expectNames('Debach Walnut');
    expect(location.search).toBe('?type=herringbone&species=Walnut&sort=price-desc');
    expect(sort().value).toBe('price-desc');
  });
});

describe('the wall of swatches', () => {
  it('shows the floors from light to dark, and the list by name again when it is left', async () => {
    const user = await openList();
    await user.click(button('Swatches'));
    const swatches = () =>
      within(screen.getByRole('main'))
        .getAllByRole('link', { name: /AL-T10/ })
        .map(({ textContent }) => textContent);
    await until(() => expect(swatches()[0]).toBe('Debach WalnutAL-T10310(3) × 90 × 600 mm'));
    // what has no colour of its own comes last
    expect(swatches().map((text) => text?.split('AL')[0])).toEqual([
      'Debach Walnut',
      'Clare Walnut',
      'Boxford Oak',
      'Aldham Oak',
      'Elmsett Ash',
    ]);
    expect(location.search).toBe('?sort=lightness-desc&look=swatches');
    expect(sort().selectedOptions[0]?.text).toBe('Light to dark');
    await user.click(button('Pictures'));
    await expectNames(...ALL);
    expect(location.search).toBe('');
  });
});

describe('the filters on a phone', () => {
  const openSheet = async (query = '') => {
    const user = await openList({ device: 'mobile', query });
    await user.click(button(/^Filters/));
    return { user, sheet: within(await screen.findByRole('dialog', { name: 'Filters' })) };
  };

  it('are in a sheet, where a value is chosen by its label and the sheet says at once how many are left', async () => {
    const { user, sheet } = await openSheet();
    const titles = [...document.querySelectorAll('summary')].map(({ textContent }) => textContent);
    expect(titles).toEqual(['Dimensions', 'Finish', 'Grade', 'Shadow', 'Species', 'Pattern', 'Use', 'Stock']);
    await user.click(sheet.getByText('Species'));
    await user.click(sheet.getByText(/^Walnut/));
    expect(location.search).toBe('?species=Walnut');
    expect(sheet.getByRole<HTMLInputElement>('checkbox', { name: /^Walnut/ }).checked).toBe(true);
    await user.click(sheet.getByRole('button', { name: 'Show 2 products' }));
    expect(screen.queryByRole('dialog')).toBeNull();
    await expectNames('Clare Walnut', 'Debach Walnut');
    expect(button('Filters (1)')).toBeTruthy();
  });

  it('are open at first where a value is chosen, and stay open when none is left', async () => {
    const { user, sheet } = await openSheet('?species=Oak');
    const isOpen = (name: string) => sheet.getByText(name).closest('details')?.open;
    expect([isOpen('Species'), isOpen('Grade')]).toEqual([true, false]);
    await user.click(sheet.getByRole('button', { name: 'Clear all' }));
    await sheet.findByRole('button', { name: 'Show 5 products' });
    expect(isOpen('Species')).toBe(true);
    expect(sheet.getByRole('button', { name: 'Clear all' }).getAttribute('aria-disabled')).toBe('true');
  });
});
