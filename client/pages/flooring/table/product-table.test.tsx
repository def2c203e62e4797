// @vitest-environment happy-dom
// @vitest-environment-options {"settings": {"fetch": {"disableSameOriginPolicy": true}}}
import { screen, within } from '@testing-library/dom';
import { userEvent } from '@testing-library/user-event';
import { SWRConfig } from 'swr';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { href } from '../../../../contracts/site/site-map.ts';
import { buildLoginInfo } from '../../../../fixtures/builders/build-customer.ts';
import { buildProduct, buildVisitorProduct } from '../../../../fixtures/builders/build-product.ts';
import { CallScopeContext, fixedScope, VISITOR_SCOPE } from '../../../lib/call-scope.ts';
import { type Mounted, mount, until } from '../../../lib/testing/mount.ts';
import { backendOfCalls } from '../../../lib/testing/open-backend.ts';
import { beginSession, endSession } from '../../../state/session.ts';
import { SiteContext } from '../../../state/site-context.ts';
import { FlooringPage } from '../flooring.desktop.tsx';
import { typePacks } from './typed-packs.ts';

const backend = backendOfCalls();
/** No other call of the list has the brand alone. */
const asksFacts = (body: URLSearchParams) => [...body.keys()].join() === 'brand';

const PRODUCTS = [
  { productName: 'Aldham Oak', specification: '15(4) x 190 x 1900 mm', productPrice: 1500, packSize: 2.5 },
  { productName: 'Boxford Oak', specification: '15(4) x 90 x 600 mm', productPrice: 4550, packSize: 1.3 },
  {
    productName: 'Clare Walnut',
    productSeries: 'Herringbone Flooring',
    specification: '4 x 180 x 1220 mm',
    productPrice: 2500,
    packSize: 2,
  },
].map((product, index) => ({
  inventoryBalance: 40,
  packWeight: 10,
  productUnit: 'Pack/M2',
  ...product,
  productId: `p-${index}`,
  productNo: `AL-T10${index}`,
}));

const FACTS = [27, 36, 38].map((slipWetPtv, index) => ({
  productId: `p-${index}`,
  productNo: `AL-T10${index}`,
  fireClass: index === 1 ? 'Cfl-s1' : 'Dfl-s1',
  slipWetPtv,
}));

const added = () => backend().asked.filter((body) => body.has('shoppingCarDetail'));
/** The packs of each product in the last call that added lines. */
const addedPacks = () =>
  (
    JSON.parse(added().at(-1)?.get('shoppingCarDetail') ?? '[]') as { productNo: string; number: number }[]
  ).map(({ productNo, number }) => [productNo, number]);

let mounted: Mounted | undefined;

/** Opens the list as a table, in place of one that is open. */
async function openTable({ query = '', isCustomer = true, hasPrices = true, hasFacts = true } = {}) {
  history.replaceState(null, '', `${href('flooring', 'desktop')}?${query}look=table`);
  if (isCustomer) beginSession({ resultCode: '0', access_token: 't-1', loginInfo: buildLoginInfo() });
  const build = isCustomer && hasPrices ? buildProduct : buildVisitorProduct;
  backend().answer = (body) => {
    if (asksFacts(body)) return hasFacts ? { resultCode: '0', data: FACTS } : { resultCode: '104' };
    const isOwn = ({ productSeries = '3-Ply T&G' }) => [null, '', productSeries].includes(body.get('series'));
    const data = body.get('productType') === 'Timber' ? PRODUCTS.filter(isOwn).map((one) => build(one)) : [];
    return { resultCode: '0', data };
  };
  mounted?.unmount();
  mounted = mount(
    <SWRConfig value={{ provider: () => new Map(), fallback: {}, dedupingInterval: 0 }}>
      <CallScopeContext value={fixedScope(isCustomer ? buildLoginInfo().userId : VISITOR_SCOPE)}>
        <SiteContext value={{ brand: 'Alderline', absent: [] }}>
          <main>
            <FlooringPage />
          </main>
        </SiteContext>
      </CallScopeContext>
    </SWRConfig>,
  );
  await screen.findByRole('table');
  await until(() => expect(names().length).toBeGreaterThan(0));
  return userEvent.setup();
}

const names = () =>
  within(screen.getByRole('table'))
    .queryAllByRole('rowheader')
    .map((cell) => within(cell).getByRole('link').textContent);
const heads = () => screen.getAllByRole('columnheader');
const head = (name: string) => screen.getByRole('columnheader', { name: new RegExp(`^${name}`) });
const packs = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name: `Packs of ${name}` });
const bar = () => within(screen.getByRole('region', { name: 'Typed packs' }));

beforeEach(() => {
  localStorage.clear();
  for (const { productId } of PRODUCTS) typePacks(productId, 0);
  history.replaceState(null, '', '/');
});
afterEach(endSession);

describe('the table of products', () => {
  it('is sorted by any column, rising and then falling, in its address', async () => {
    const user = await openTable();
    expect(names()).toEqual(['Aldham Oak', 'Boxford Oak', 'Clare Walnut']);
    expect(head('Name').getAttribute('aria-sort')).toBe('ascending');
    await user.click(within(head('Width')).getByRole('button'));
    await until(() => expect(names()).toEqual(['Boxford Oak', 'Clare Walnut', 'Aldham Oak']));
    expect(location.search).toBe('?sort=width-asc&look=table');
    await user.click(within(head('Width')).getByRole('button'));
    await until(() => expect(names()).toEqual(['Aldham Oak', 'Clare Walnut', 'Boxford Oak']));
    expect(head('Width').getAttribute('aria-sort')).toBe('descending');
    expect(head('Name').getAttribute('aria-sort')).toBeNull();
    expect(
      screen.getByRole<HTMLSelectElement>('combobox', { name: 'Sort by' }).selectedOptions[0]?.text,
    ).toBe('Width high to low');
  });

  it('has the columns that were chosen, also next time', async () => {
    const user = await openTable();
    await user.click(screen.getByRole('button', { name: 'Columns' }));
    await user.click(screen.getByRole('checkbox', { name: 'Thickness' }));
    await user.click(screen.getByRole('checkbox', { name: 'Pack weight' }));
    const chosen = () => heads().map(({ textContent }) => textContent?.trim());
    const wanted =
      'Name, Wear layer in mm, Width in mm, Length in mm, Species, Grade, Finish, Pack, Pack weight, Stock, Price, Packs';
    expect(chosen().join(', ')).toBe(wanted);
    await openTable();
    expect(chosen().join(', ')).toBe(wanted);
  });

  it('reads fire class, slip resistance and use class once a column shows them, and sorts by them', async () => {
    const user = await openTable({ isCustomer: false });
    const factsAsked = () => backend().asked.filter(asksFacts);
    expect(factsAsked()).toHaveLength(0);
    await user.click(screen.getByRole('button', { name: 'Columns' }));
    await user.click(screen.getByRole('checkbox', { name: 'Fire class' }));
    await user.click(screen.getByRole('checkbox', { name: 'PTV, wet' }));
    await screen.findByRole('cell', { name: 'Cfl-s1' });
    await user.click(within(head('PTV, wet')).getByRole('button'));
    await user.click(within(head('PTV, wet')).getByRole('button'));
    await until(() => expect(names()).toEqual(['Clare Walnut', 'Boxford Oak', 'Aldham Oak']));
    expect(location.search).toContain('sort=ptv-desc');
    expect(factsAsked()).toHaveLength(1);
  });

  it('says that a column’s facts could not be loaded, also while the filter of the same facts is open', async () => {
    const kept = { version: 1, chosenBy: VISITOR_SCOPE, shown: ['stock'] };
    localStorage.setItem('alderline.columns', JSON.stringify(kept));
    const user = await openTable({ isCustomer: false, hasFacts: false });
    await user.click(screen.getByRole('button', { name: 'Columns' }));
    await user.click(screen.getByRole('checkbox', { name: 'Fire class' }));
    const words = /^Fire class, slip resistance and use class could not be loaded/;
    await screen.findByText(words);
    await user.click(screen.getByRole('button', { name: 'Use' }));
    await screen.findByText(/^The technical data could not be loaded/);
    await user.click(screen.getByRole('button', { name: 'Columns' }));
    expect(screen.getByText(words)).toBeTruthy();
    await user.click(screen.getByRole('checkbox', { name: 'Fire class' }));
    await until(() => expect(screen.queryByText(words)).toBeNull());
  });

  it('asks a visitor to log in, and has neither prices nor packs', async () => {
    await openTable({ isCustomer: false });
    expect(screen.getByText(/to see prices and order from this table/)).toBeTruthy();
    expect(screen.queryByRole('columnheader', { name: 'Price' })).toBeNull();
    expect(screen.queryByRole('textbox', { name: /^Packs of/ })).toBeNull();
    expect(screen.getByRole('table').textContent).not.toContain('£');
  });

  it('chooses floors to compare', async () => {
    const user = await openTable();
    await user.click(screen.getByRole('checkbox', { name: 'Compare Boxford Oak' }));
    await until(() => expect(screen.getByRole('link', { name: 'Compare 1' })).toBeTruthy());
    await user.click(screen.getByRole('checkbox', { name: 'Compare Boxford Oak' }));
    await until(() => expect(screen.queryByRole('link', { name: 'Compare 1' })).toBeNull());
  });
});

describe('packs typed into the rows', () => {
  it('are added up, and all put into the basket at once', async () => {
    const user = await openTable();
    await user.type(packs('Aldham Oak'), '4{Enter}');
    expect(document.activeElement).toBe(packs('Boxford Oak'));
    await user.keyboard('10');
    // 4 × 2.5 m² × £15.00 + 10 × 1.3 m² × £45.50
    await until(() =>
      expect(bar().getByRole('status').textContent).toBe('2 products, 14 packs · 140.0 kg£741.50 excl. VAT'),
    );
    await user.click(bar().getByRole('button', { name: 'Add all to basket' }));
    await until(() => expect(location.pathname).toBe(href('basket', 'desktop')));
    expect(added()).toHaveLength(1);
    expect(addedPacks()).toEqual([
      ['AL-T100', 4],
      ['AL-T101', 10],
    ]);
    await openTable();
    expect(screen.queryByRole('region', { name: 'Typed packs' })).toBeNull();
  });

  it('stay when the list shows another series, and after a reload', async () => {
    const user = await openTable();
    await user.type(packs('Aldham Oak'), '4');
    await openTable({ query: 'type=herringbone&' });
    expect(names()).toEqual(['Clare Walnut']);
    await until(() => expect(bar().getByRole('status').textContent).toContain('1 product, 4 packs'));
    await until(() => expect(bar().getByRole('status').textContent).toContain('£150.00'));
  });

  it('stay when they are typed anew while those before are put into the basket', async () => {
    const user = await openTable();
    await user.type(packs('Aldham Oak'), '4');
    await user.type(packs('Boxford Oak'), '10');
    await until(() => expect(bar().getByRole('status').textContent).toContain('£'));
    bar().getByRole('button', { name: 'Add all to basket' }).click();
    typePacks('p-0', 6);
    await until(() => expect(location.pathname).toBe(href('basket', 'desktop')));
    expect(addedPacks()).toContainEqual(['AL-T100', 4]);
    await openTable();
    expect([packs('Aldham Oak').value, packs('Boxford Oak').value]).toEqual(['6', '']);
  });

  it('of a product that is no longer sold are forgotten', async () => {
    typePacks('p-gone', 3);
    const user = await openTable();
    await user.type(packs('Aldham Oak'), '4');
    await until(() => expect(bar().getByRole('status').textContent).toContain('1 product, 4 packs'));
    await until(() => expect(localStorage.getItem('alderline.typed-packs')).not.toContain('p-gone'));
  });

  it('that exceed the stock are refused before anything is sent', async () => {
    const user = await openTable();
    await user.type(packs('Aldham Oak'), '41');
    expect(packs('Aldham Oak').getAttribute('aria-invalid')).toBe('true');
    expect(screen.getByText('Available stock: 40 packs.')).toBeTruthy();
    await user.click(bar().getByRole('button', { name: 'Add all to basket' }));
    await until(() =>
      expect(bar().getByRole('alert').textContent).toBe(
        'Aldham Oak: Sorry, insufficient stock. Available stock: 40 packs. Please contact us for future stock.',
      ),
    );
    expect(added()).toEqual([]);
  });

  it('wait for prices before they are ordered, and the bar says so', async () => {
    const user = await openTable({ hasPrices: false });
    await user.type(packs('Aldham Oak'), '4');
    await user.click(bar().getByRole('button', { name: 'Add all to basket' }));
    await until(() => expect(bar().getByRole('alert').textContent).toBe('Your prices have not loaded yet'));
    expect(added()).toEqual([]);
    expect(packs('Aldham Oak').value).toBe('4');
  });

  it('that aren’t a whole number don’t count, and the row says so', async () => {
    const user = await openTable();
    await user.type(packs('Aldham Oak'), '2.5');
    await until(() => expect(screen.getByText('Please enter a whole number.')).toBeTruthy());
    expect(screen.queryByRole('region', { name: 'Typed packs' })).toBeNull();
  });
});
