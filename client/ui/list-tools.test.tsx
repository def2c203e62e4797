// @vitest-environment happy-dom
import { screen } from '@testing-library/dom';
import { userEvent } from '@testing-library/user-event';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { SEARCH_MAX } from '../../contracts/domain/text/typed-search.ts';
import { mount, until } from '../lib/testing/mount.ts';
import { ListTools } from './list-tools.tsx';

/** The pause after which it searches. */
const PAUSE_MS = 400;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  onTestFinished(() => {
    vi.useRealTimers();
  });
});

/** A list that is searched for `search`, as its address says. */
function openTools({ search = '' } = {}) {
  const asked: string[] = [];
  const page = (searched: string) => (
    <ListTools
      label="Search your orders"
      placeholder="Order number"
      search={searched}
      onSearch={(text) => {
        asked.push(text);
        render(page(text));
      }}
    />
  );
  const { render, unmount } = mount(page(search));
  return {
    user: userEvent.setup({ delay: null }),
    asked,
    unmount,
    field: screen.getByRole<HTMLInputElement>('searchbox', { name: 'Search your orders' }),
    pause: (ms = PAUSE_MS) => vi.advanceTimersByTime(ms),
    /** another address, such as Back leads to */
    arriveAt: (searched: string) => render(page(searched)),
  };
}

describe('the search of a list', () => {
  it('takes up what was typed before the page was hydrated', async () => {
    const asked: string[] = [];
    const page = (
      <ListTools label="Search" placeholder="" search="190 mm" onSearch={(text) => asked.push(text)} />
    );
    const element = document.body.appendChild(document.createElement('div'));
    element.innerHTML = renderToString(page);
    const field = screen.getByRole<HTMLInputElement>('searchbox');
    field.value = 'walnut';
    const root = hydrateRoot(element, page);
    onTestFinished(() => {
      root.unmount();
      element.remove();
    });
    await until(() => expect(vi.getTimerCount()).toBe(1));
    root.render(page);
    vi.advanceTimersByTime(PAUSE_MS);
    expect(field.value).toBe('walnut');
    expect(asked).toEqual(['walnut']);
  });

  it('waits for a pause in typing, and then searches once', async () => {
    const { user, asked, field, pause } = openTools();
    await user.type(field, 'oak');
    pause(PAUSE_MS - 1);
    await user.type(field, ' grey');
    pause(PAUSE_MS - 1);
    expect(asked).toEqual([]);
    pause(1);
    expect(asked).toEqual(['oak grey']);
    pause();
    expect(asked).toEqual(['oak grey']);
  });

  it('does not wait for a pause when Enter is pressed, and does not search again after it', async () => {
    const { user, asked, field, pause } = openTools();
    await user.type(field, 'oak{Enter}');
    expect(asked).toEqual(['oak']);
    pause();
    expect(asked).toEqual(['oak']);
  });

  it('leaves out spaces at both ends, and keeps them in the field for what comes next', async () => {
    const { user, asked, field, pause } = openTools();
    await user.type(field, ' oak ');
    pause();
    expect(asked).toEqual(['oak']);
    expect(field.value).toBe(' oak ');
    await user.type(field, 'x{Backspace}');
    pause();
    expect(asked, 'the same words are not searched for again').toEqual(['oak']);
  });

  it('searches for a text that is pasted', async () => {
    const { user, asked, field, pause } = openTools();
    await user.click(field);
    await user.paste('2026-0411');
    pause();
    expect(asked).toEqual(['2026-0411']);
  });

  it('shows all again once it is emptied', async () => {
    const { user, asked, field, pause } = openTools({ search: 'oak' });
    expect(field.value).toBe('oak');
    await user.clear(field);
    pause();
    expect(asked).toEqual(['']);
  });

  it('follows the address when it changes from outside, as on Back', () => {
    const { field, arriveAt } = openTools({ search: 'oak' });
    arriveAt('walnut');
    expect(field.value).toBe('walnut');
    arriveAt('');
    expect(field.value).toBe('');
  });

  it('does not search once its page has gone', async () => {
    const { user, asked, field, pause, unmount } = openTools();
    await user.type(field, 'oak');
    unmount();
    pause();
    expect(asked).toEqual([]);
  });

  it('limits the text to the length that a search accepts', async () => {
    const { user, asked, field } = openTools();
    await user.click(field);
    await user.paste('x'.repeat(SEARCH_MAX + 1));
    await user.keyboard('{Enter}');
    expect(asked).toEqual(['x'.repeat(SEARCH_MAX)]);
  });
});
