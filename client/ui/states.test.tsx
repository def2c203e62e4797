// @vitest-environment happy-dom
import { screen } from '@testing-library/dom';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { beforeAll, describe, expect, it } from 'vitest';
import { configureApiClient } from '../lib/api-client.ts';
import type { Reading } from '../lib/reading.ts';
import { mount, until } from '../lib/testing/mount.ts';
import { PageHeading } from './page-heading.tsx';
import { ReadingView } from './reading-view.tsx';
import { EmptyState, ErrorState, RetryLine } from './states.tsx';

beforeAll(() => configureApiClient({ brand: 'Alderline', siteSalt: 'salt', token: () => undefined }));

const retryButton = () => screen.getByRole('button', { name: 'Try again' });
const alert = () => screen.getByRole('alert');

/** A page whose list fails to load until it has been tried this often. */
function openPage({ tries = 1 } = {}) {
  let asked = 0;
  let answer: () => void = () => undefined;
  function Page() {
    const [left, setLeft] = useState(tries);
    const retry = () => {
      asked += 1;
      return new Promise<void>((resolve) => {
        answer = () => {
          setLeft(left - 1);
          resolve();
        };
      });
    };
    return (
      <main>
        <PageHeading>Orders</PageHeading>
        <label>
          Search
          <input />
        </label>
        {left > 0 ? <ErrorState onRetry={retry}>Away for a moment</ErrorState> : <p>12 orders</p>}
      </main>
    );
  }
  mount(<Page />);
  return { user: userEvent.setup(), asked: () => asked, answer: () => answer() };
}

describe('what could not be loaded', () => {
  it('is announced with its reason and a way to try again', () => {
    openPage();
    expect(alert().textContent).toBe('This could not be loadedAway for a momentTry again');
  });

  it('is tried again one try at a time, and shows that it is being tried', async () => {
    const { user, asked } = openPage();
    await user.click(retryButton());
    expect(retryButton().getAttribute('aria-busy')).toBe('true');
    await user.click(retryButton());
    await user.keyboard('{Enter}');
    expect(asked()).toBe(1);
  });

  it('can be tried again as often as it fails, and the button keeps the focus', async () => {
    const { user, asked, answer } = openPage({ tries: 2 });
    await user.click(retryButton());
    answer();
    await until(() => expect(retryButton().hasAttribute('aria-busy')).toBe(false));
    expect(document.activeElement).toBe(retryButton());
    await user.click(retryButton());
    expect(asked()).toBe(2);
  });

  it('moves the focus to the heading of the page once a try has succeeded', async () => {
    const { user, answer } = openPage();
    await user.click(retryButton());
    answer();
    await screen.findByText('12 orders');
    await until(() => expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 })));
  });

  it('leaves the focus alone if the user has moved it meanwhile', async () => {
    const { user, answer } = openPage();
    await user.click(retryButton());
    await user.click(screen.getByRole('textbox', { name: 'Search' }));
    answer();
    await screen.findByText('12 orders');
    await new Promise(setImmediate);
    expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Search' }));
  });

  it('takes a line where it is a small part of a page', async () => {
    let asked = 0;
    mount(<RetryLine what="Your prices" onRetry={() => (asked += 1)} />);
    expect(alert().textContent).toBe('Your prices could not be loaded. Try again');
    await userEvent.setup().click(retryButton());
    expect(asked).toBe(1);
  });

  it('offers no way to try again where that would not help', () => {
    mount(
      <>
        <RetryLine what="Your prices" onRetry={undefined} />
        <ErrorState>Not here</ErrorState>
      </>,
    );
    expect(screen.getAllByRole('alert').map(({ textContent }) => textContent)).toEqual([
      'Your prices can’t be shown online.',
      'This could not be loadedNot here',
    ]);
    expect(screen.queryByRole('button')).toBeNull();
  });
});

it('a list with nothing in it says so under a heading, and what to do about it', () => {
  mount(
    <EmptyState title="Your basket is empty" action={<a href="/main">See the floors</a>}>
      Floors that you add show here.
    </EmptyState>,
  );
  expect(screen.getByRole('heading', { name: 'Your basket is empty' })).toBeTruthy();
  expect(screen.getByText('Floors that you add show here.')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'See the floors' })).toBeTruthy();
  expect(screen.queryByRole('alert')).toBeNull();
});

describe('a reading', () => {
  const view = (reading: Reading<string>, props: { isPart?: boolean; instead?: string } = {}) => (
    <ReadingView reading={reading} what="Your basket" loading={<p>Loading</p>} {...props}>
      {(value) => <p>{value}</p>}
    </ReadingView>
  );
  const failed = (retry = async () => undefined): Reading<string> => ({
    state: 'failed',
    message: 'Away for a moment',
    retry,
  });

  it('shows its skeleton while it loads, and then its value', () => {
    const { element, render } = mount(view({ state: 'loading' }));
    expect(element.textContent).toBe('Loading');
    render(view({ state: 'ready', value: '2 lines' }));
    expect(element.textContent).toBe('2 lines');
  });

  it('says what could not be loaded and why, and is read again on request', async () => {
    let asked = 0;
    mount(
      view(
        failed(async () => {
          asked += 1;
        }),
      ),
    );
    expect(alert().textContent).toBe('Your basket could not be loadedAway for a momentTry again');
    await userEvent.setup().click(retryButton());
    expect(asked).toBe(1);
  });

  it('takes a line where it is a small part of a page, whether it can be tried again or not', () => {
    const { render } = mount(view(failed(), { isPart: true }));
    expect(alert().textContent).toBe('Your basket could not be loaded. Try again');
    render(view({ state: 'unavailable' }, { isPart: true }));
    expect(alert().textContent).toBe('Your basket can’t be shown online.');
  });

  it('gives our phone number and mailbox, and no retry, where the service is not available', () => {
    mount(view({ state: 'unavailable' }));
    expect(alert().textContent).toContain('Your basket can’t be shown online');
    expect(screen.getByRole('link', { name: '01632 960180' }).getAttribute('href')).toBe('tel:+441632960180');
    expect(screen.getByRole('link', { name: 'sales@alderline.example' })).toBeTruthy();
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('shows the page’s own alternative instead where it has one', () => {
    mount(view({ state: 'unavailable' }, { instead: 'Order by post' }));
    expect(alert().textContent).toBe('Your basket can’t be shown onlineOrder by post');
  });
});
