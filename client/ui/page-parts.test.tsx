// @vitest-environment happy-dom
import { screen, within } from '@testing-library/dom';
import { describe, expect, it } from 'vitest';
import { mount } from '../lib/testing/mount.ts';
import { Breadcrumbs } from './breadcrumbs.tsx';
import { DataTable } from './data-table.tsx';
import { LongText } from './long-text.tsx';
import { Pager } from './pager.tsx';
import { Picture } from './picture.tsx';
import { Section } from './section.tsx';
import { SidePanel, WithSide } from './side-panel.tsx';
import { StepBar } from './step-bar.tsx';

const texts = (elements: readonly Element[]) => elements.map(({ textContent }) => textContent);
const links = (within: { getAllByRole: typeof screen.getAllByRole } = screen) =>
  within.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]);

describe('the way from page to page', () => {
  const show = (page: number, pages: number) =>
    mount(<Pager what="orders" page={page} pages={pages} hrefOf={(to) => `/orders?page=${to}`} />);

  it('is not shown if there is only one page', () => {
    expect(show(1, 1).element.textContent).toBe('');
  });

  it('leads to the pages before and after, and says which one this is', () => {
    show(2, 3);
    expect(screen.getByRole('navigation', { name: 'Pages' })).toBeTruthy();
    expect(links()).toEqual([
      ['Newer orders', '/orders?page=1'],
      ['Older orders', '/orders?page=3'],
    ]);
    expect(screen.getByText('Page 2 of 3').getAttribute('aria-current')).toBe('page');
  });

  it('leads nowhere before the first page and after the last', () => {
    const first = show(1, 3);
    expect(links()).toEqual([['Older orders', '/orders?page=2']]);
    first.unmount();
    show(3, 3);
    expect(links()).toEqual([['Newer orders', '/orders?page=2']]);
  });

  it('leads from a page after the last to the last one', () => {
    show(9, 3);
    expect(links()).toEqual([['Newer orders', '/orders?page=3']]);
  });
});

it('breadcrumbs link to the pages above this one, and name this one without a link', () => {
  mount(<Breadcrumbs crumbs={[{ label: 'Products', href: '/main' }, { label: 'Chevron' }]} />);
  const trail = within(screen.getByRole('navigation', { name: 'Breadcrumb' }));
  expect(links(trail)).toEqual([['Products', '/main']]);
  expect(trail.getByText('Chevron').getAttribute('aria-current')).toBe('page');
});

describe('the steps of a task', () => {
  it('mark the current one, and link to the others where they are pages', () => {
    mount(
      <StepBar
        label="Plan"
        steps={['Rooms', 'Floors', 'Quotation']}
        hrefs={['/rooms', '/floors', '/quotation']}
        current={1}
      />,
    );
    const steps = within(screen.getByRole('list', { name: 'Plan' })).getAllByRole('listitem');
    expect(steps.map((step) => step.getAttribute('aria-current'))).toEqual([null, 'step', null]);
    expect(links()).toEqual([
      ['Rooms', '/rooms'],
      ['Quotation', '/quotation'],
    ]);
  });

  it('link nowhere where they are parts of one page', () => {
    mount(<StepBar label="Checkout" steps={['Where', 'When']} current={0} />);
    expect(screen.queryByRole('link')).toBeNull();
    expect(texts(screen.getAllByRole('listitem'))).toEqual(['Where', 'When']);
  });
});

describe('a table', () => {
  interface Invoice {
    no: string;
    sum: string;
  }
  const table = (rows: readonly Invoice[] | undefined) => (
    <DataTable<Invoice>
      caption="Your invoices"
      columns={[
        { head: 'Invoice', cell: ({ no }) => no },
        { head: 'Total', cell: ({ sum }) => sum, end: true },
      ]}
      rows={rows}
      keyOf={({ no }) => no}
    />
  );

  it('says what it lists, and names each row and each value', () => {
    mount(
      table([
        { no: 'IN-1', sum: '£12.00' },
        { no: 'IN-2', sum: '£8.50' },
      ]),
    );
    const shown = within(screen.getByRole('table', { name: 'Your invoices' }));
    expect(texts(shown.getAllByRole('columnheader'))).toEqual(['Invoice', 'Total']);
    expect(texts(shown.getAllByRole('rowheader'))).toEqual(['IN-1', 'IN-2']);
    const [first] = shown.getAllByRole('cell');
    expect(first?.textContent).toBe('£12.00');
    // for a phone's card, where the column has no heading above it
    expect(first?.getAttribute('data-label')).toBe('Total');
  });

  it('may be named by another column than the first, and have a control in the place of a heading', () => {
    mount(
      <DataTable<Invoice>
        caption="Your invoices"
        columns={[
          { head: 'Pay', headControl: <input type="checkbox" aria-label="Tick all" />, cell: () => 'tick' },
          { head: 'Invoice', isName: true, cell: ({ no }) => no },
        ]}
        rows={[{ no: 'IN-1', sum: '£12.00' }]}
        keyOf={({ no }) => no}
      />,
    );
    const [first] = screen.getAllByRole('columnheader');
    expect(within(first as HTMLElement).getByRole('checkbox', { name: 'Tick all' })).toBeTruthy();
    expect(texts(screen.getAllByRole('rowheader'))).toEqual(['IN-1']);
    expect(texts(screen.getAllByRole('cell'))).toEqual(['tick']);
  });

  it('is busy until its rows have loaded, and not if there are none', () => {
    const { render } = mount(table(undefined));
    const shown = screen.getByRole('table', { name: 'Your invoices' });
    expect(shown.getAttribute('aria-busy')).toBe('true');
    expect(texts(screen.getAllByRole('columnheader'))).toEqual(['Invoice', 'Total']);
    render(table([]));
    expect(shown.hasAttribute('aria-busy')).toBe(false);
    expect(screen.queryByRole('cell')).toBeNull();
  });
});

describe('a long text', () => {
  const PARTS = [
    { id: 'price', title: 'Price', text: <p>Prices are net.</p> },
    { id: 'payment', title: 'Payment', text: <p>Within a month.</p> },
  ];

  it('has a list of contents with links to its parts', () => {
    mount(<LongText parts={PARTS} />);
    const contents = links(within(screen.getByRole('navigation', { name: 'Contents' })));
    expect(contents).toEqual([
      ['Price', '#price'],
      ['Payment', '#payment'],
    ]);
    for (const [name, address] of contents) {
      const part = screen.getByRole('region', { name: name ?? '' });
      expect(`#${part.id}`).toBe(address);
    }
  });

  it('numbers the parts that other papers refer to', () => {
    mount(<LongText parts={PARTS} numbered />);
    expect(texts(screen.getAllByRole('heading'))).toEqual(['1. Price', '2. Payment']);
  });
});

it('a part of a page is found by its heading, and the panel beside it by its name', () => {
  mount(
    <WithSide label="Your order" side={<SidePanel title="Summary">£12.00</SidePanel>}>
      <Section title="Delivery">Tomorrow</Section>
    </WithSide>,
  );
  expect(screen.getByRole('region', { name: 'Delivery' }).textContent).toContain('Tomorrow');
  const side = within(screen.getByRole('complementary', { name: 'Your order' }));
  expect(side.getByRole('heading', { name: 'Summary' })).toBeTruthy();
});

it('a missing picture leaves a frame that says what it would show, unless it is decorative', () => {
  mount(
    <>
      <Picture src="" alt="Oak, laid" sizes="100vw" />
      <Picture src="" alt="" sizes="100vw" />
    </>,
  );
  expect(screen.getAllByRole('img').map((frame) => frame.getAttribute('aria-label'))).toEqual(['Oak, laid']);
  expect(document.querySelector('img')).toBeNull();
});
