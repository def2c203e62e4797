// @vitest-environment happy-dom
import { screen, within } from '@testing-library/dom';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { navigate } from 'wouter/use-browser-location';
import { TOAST_MS } from '../../contracts/site/limits.ts';
import { resultError } from '../lib/call-error.ts';
import { mount, until } from '../lib/testing/mount.ts';
import { notices, notify } from '../state/notices.ts';
import { handleFailure } from './failures.ts';
import { Notices } from './notices.tsx';

/** Warnings and errors take longer to read. */
const READING_MS = 8000;

const region = () => screen.getByRole('region', { name: 'Notices' });
const expectShown = (...texts: readonly string[]) =>
  until(() => expect([...region().children].map(({ textContent }) => textContent)).toEqual(texts));
const added = { type: 'success', text: 'Item added successfully' } as const;
const noAnswer = { type: 'error', text: 'No answer within 10 seconds' } as const;

beforeEach(() => {
  notices.shown = [];
  history.replaceState(null, '', '/flooring');
});

function openPage() {
  mount(<Notices />);
  return userEvent.setup();
}

describe('notices', () => {
  it('are announced politely, in a region that was there before the first of them', async () => {
    openPage();
    const before = region();
    expect(before.getAttribute('aria-live')).toBe('polite');
    await expectShown();
    notify(added);
    await expectShown(added.text);
    expect(region()).toBe(before);
  });

  it('are closed one by one by their buttons', async () => {
    const user = openPage();
    notify({ type: 'info', text: 'Delivered tomorrow' });
    notify(added);
    await expectShown('Delivered tomorrow', added.text);
    const [first] = within(region()).getAllByRole('button', { name: 'Close notice' });
    if (first) await user.click(first);
    await expectShown(added.text);
  });

  it('keep their place when the same words are notified again, so they are not announced twice', async () => {
    openPage();
    notify(noAnswer);
    await expectShown(noAnswer.text);
    const card = region().firstElementChild;
    notify(noAnswer);
    notify({ type: 'info', text: 'Delivered tomorrow' });
    await expectShown(noAnswer.text, 'Delivered tomorrow');
    expect(region().firstElementChild).toBe(card);
  });

  it('about a problem disappear when their page is left; other notices stay', async () => {
    openPage();
    notify(noAnswer);
    notify({ type: 'info', text: 'Delivered tomorrow' });
    await expectShown(noAnswer.text, 'Delivered tomorrow');
    navigate('/basket');
    await expectShown('Delivered tomorrow');
  });

  it('about a problem disappear once the failed call has worked', async () => {
    openPage();
    notify(noAnswer);
    notify(added);
    await expectShown(added.text);
  });

  it('show a failed call that its page doesn’t show itself: a refusal as a warning, anything worse as an error', async () => {
    openPage();
    handleFailure(resultError('1', 'This project is finished.'));
    handleFailure(new Error('Failed to fetch'));
    await expectShown('This project is finished.', 'Failed to fetch');
    expect(notices.shown.map(({ type }) => type)).toEqual(['warning', 'error']);
  });
});

describe('after a while a notice', () => {
  const openWithClock = () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
    onTestFinished(() => {
      vi.useRealTimers();
    });
    mount(<Notices />);
    return userEvent.setup({ delay: null });
  };
  const shown = () => notices.shown.map(({ text }) => text);
  /** Waits until React has drawn the notice. */
  const drawn = () => screen.findByText(/./, { selector: '.alert-words' });
  const rendered = async () => {
    await new Promise(setImmediate);
    await new Promise(setImmediate);
  };

  it('disappears by itself, later if it is about a problem', async () => {
    openWithClock();
    notify(added);
    await drawn();
    vi.advanceTimersByTime(TOAST_MS - 1);
    expect(shown()).toEqual([added.text]);
    vi.advanceTimersByTime(1);
    expect(shown()).toEqual([]);
    notify(noAnswer);
    await screen.findByText(noAnswer.text);
    vi.advanceTimersByTime(READING_MS - 1);
    expect(shown()).toEqual([noAnswer.text]);
    vi.advanceTimersByTime(1);
    expect(shown()).toEqual([]);
  });

  it('stays while the pointer is on it, and then for the rest of its time', async () => {
    const user = openWithClock();
    notify(added);
    const card = await drawn();
    vi.advanceTimersByTime(TOAST_MS - 100);
    await user.hover(card);
    await rendered();
    vi.advanceTimersByTime(10 * TOAST_MS);
    expect(shown()).toEqual([added.text]);
    await user.unhover(card);
    await rendered();
    vi.advanceTimersByTime(99);
    expect(shown()).toEqual([added.text]);
    vi.advanceTimersByTime(1);
    expect(shown()).toEqual([]);
  });

  it('disappears on a touch screen even after a touch', async () => {
    const user = openWithClock();
    notify(noAnswer);
    const card = await drawn();
    await user.pointer({ keys: '[TouchA>]', target: card });
    await rendered();
    vi.advanceTimersByTime(READING_MS);
    expect(shown()).toEqual([]);
  });

  it('stays while the focus is on it', async () => {
    const user = openWithClock();
    notify(added);
    await drawn();
    await user.tab();
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Close notice' }));
    vi.advanceTimersByTime(10 * TOAST_MS);
    expect(shown()).toEqual([added.text]);
    await user.tab();
    vi.advanceTimersByTime(TOAST_MS);
    expect(shown()).toEqual([]);
  });

  it('stays while the page is hidden', async () => {
    openWithClock();
    notify(added);
    await drawn();
    const see = (state: DocumentVisibilityState) => {
      Object.defineProperty(document, 'visibilityState', { value: state, configurable: true });
      document.dispatchEvent(new Event('visibilitychange'));
    };
    onTestFinished(() => void Reflect.deleteProperty(document, 'visibilityState'));
    see('hidden');
    vi.advanceTimersByTime(10 * TOAST_MS);
    expect(shown()).toEqual([added.text]);
    see('visible');
    vi.advanceTimersByTime(TOAST_MS);
    expect(shown()).toEqual([]);
  });
});
