// @vitest-environment happy-dom
import { screen, within } from '@testing-library/dom';
import { expect, it } from 'vitest';
import type { Reading } from '../../lib/reading.ts';
import { mount } from '../../lib/testing/mount.ts';
import { ListView } from './list-view.tsx';
import type { ListPage } from './use-list-page.ts';

const STATES = [
  { value: 'waiting', label: 'Waiting for approval', isCounted: true },
  { value: 'received', label: 'Received' },
  { value: 'dispatched', label: 'On its way' },
];

interface Shown {
  readonly data: readonly string[];
  readonly total: number;
  readonly counts?: { readonly all: number } & Readonly<Record<string, number>>;
}

const list = {
  place: { search: '', page: 1, filters: {} },
  isNarrowed: true,
  search: () => undefined,
  filter: () => undefined,
  pageHref: () => '/orders',
  wholeHref: '/orders',
} satisfies ListPage<Record<string, undefined>>;

const listOf = (reading: Reading<Shown>, value?: string) => (
  <ListView
    list={list}
    reading={reading}
    item="order"
    placeholder=""
    searchable=""
    filter={{ label: 'State', options: STATES, value, onChoose: () => undefined }}
    none={null}
  >
    {(orders) => orders.join()}
  </ListView>
);

const ready = (counts?: Shown['counts']): Reading<Shown> => ({
  state: 'ready',
  value: { data: ['AO-1'], total: 1, ...(counts ? { counts } : {}) },
});
const tabs = () =>
  within(screen.getByRole('group', { name: 'State' }))
    .getAllByRole('radio')
    .map((radio) => radio.getAttribute('aria-label') ?? radio.closest('label')?.textContent);

it('shows the states that something is in, each with its count, and the chosen one', () => {
  mount(listOf(ready({ all: 1204, waiting: 0, received: 1203, dispatched: 1 })));
  expect(tabs()).toEqual(['All, 1,204 orders', 'Received, 1,203 orders', 'On its way, 1 order']);
});

it('shows the chosen state though nothing is in it', () => {
  mount(listOf(ready({ all: 1, waiting: 0, received: 1, dispatched: 0 }), 'dispatched'));
  expect(tabs()).toEqual(['All, 1 order', 'Received, 1 order', 'On its way, 0 orders']);
});

it('shows all states without a count where the backend doesn’t count, but none that can’t be asked for', () => {
  mount(listOf(ready()));
  expect(tabs()).toEqual(['All', 'Received', 'On its way']);
  expect(screen.getByText('1 order')).toBeDefined();
});

it('keeps its states while another part is read, and drops the counts when that fails', () => {
  const { render } = mount(listOf({ state: 'loading' }, 'received'));
  expect(tabs()).toEqual(['All', 'Received']);
  render(listOf(ready({ all: 2, waiting: 1, received: 2, dispatched: 0 }), 'received'));
  const counted = ['All, 2 orders', 'Waiting for approval, 1 order', 'Received, 2 orders'];
  expect(tabs()).toEqual(counted);
  render(listOf({ state: 'loading' }, 'received'));
  expect(tabs()).toEqual(counted);
  render(listOf({ state: 'failed', message: 'No', retry: async () => undefined }, 'received'));
  expect(tabs()).toEqual(['All', 'Received', 'On its way']);
});
