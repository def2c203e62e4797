// @vitest-environment happy-dom
import { screen } from '@testing-library/dom';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { mount, until } from '../../lib/testing/mount.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { navigate, startHistory } from './browser-history.ts';

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const whenOpen = (...titles: string[]) =>
  until(() => expect(screen.queryAllByRole('heading').map((heading) => heading.textContent)).toEqual(titles));
const steps = () => history.state.steps ?? 0;
const whenSteps = (count: number) => until(() => expect(steps()).toBe(count));
const address = () => location.pathname + location.search;

/** A page with a filter dialog, and a second dialog that asks before an order is sent. */
function Page({ isSending = false }) {
  const [opened, setOpened] = useState<readonly ('filters' | 'order')[]>([]);
  return (
    <>
      <Button onClick={() => setOpened(['filters'])}>Filter</Button>
      <Dialog open={opened.includes('filters')} onClose={() => setOpened([])} title="Filters">
        <Button onClick={() => navigate('/flooring?species=Oak', { replace: true })}>Oak</Button>
        <Button onClick={() => setOpened(['order'])}>Order instead</Button>
        <Button onClick={() => setOpened(['filters', 'order'])}>Order as well</Button>
        <Button
          onClick={() => {
            setOpened([]);
            navigate('/basket');
          }}
        >
          To the basket
        </Button>
        <Button
          onClick={() => {
            setOpened([]);
            navigate('/login', { replace: true });
          }}
        >
          Log in instead
        </Button>
      </Dialog>
      <Dialog
        open={opened.includes('order')}
        onClose={() => {
          if (!isSending) setOpened(opened.filter((one) => one !== 'order'));
        }}
        title="Order"
      >
        <p>Shall we?</p>
      </Dialog>
    </>
  );
}

/** Browsers say which event is being handled, and React does at once what Back has changed; happy-dom doesn't say. */
function nameCurrentEvent(event: Event): void {
  Reflect.set(window, 'event', event);
  queueMicrotask(() => Reflect.set(window, 'event', undefined));
}

beforeAll(() => {
  window.addEventListener('popstate', nameCurrentEvent);
  startHistory();
});
afterAll(() => window.removeEventListener('popstate', nameCurrentEvent));

/** Each test starts at its own page, one history entry after the home page. */
beforeEach(async () => {
  navigate('/Home');
  await until(() => expect(address()).toBe('/Home'));
  navigate('/flooring');
});

describe('an open dialog', () => {
  it('is closed by Back, and the page keeps the address that was set meanwhile', async () => {
    mount(<Page />);
    await press('Filter');
    await whenSteps(1);
    await press('Oak');
    history.back();
    await whenOpen();
    expect(address()).toBe('/flooring?species=Oak');
    history.back();
    await until(() => expect(address()).toBe('/Home'));
  });

  it('leaves no step behind when it is closed by its own button', async () => {
    mount(<Page />);
    await press('Filter');
    await whenSteps(1);
    await press('Oak');
    await press('Close');
    await whenSteps(0);
    expect(address()).toBe('/flooring?species=Oak');
    history.back();
    await until(() => expect(address()).toBe('/Home'));
  });

  it.each(['To the basket', 'Log in instead'])(
    'is not shown again by Back after “%s” has left the page',
    async (link) => {
      mount(<Page />);
      await press('Filter');
      await whenSteps(1);
      await press(link);
      await until(() => expect(address()).toBe(link === 'To the basket' ? '/basket' : '/login'));
      expect(steps()).toBe(0);
      history.back();
      await until(() => expect(address()).toBe(link === 'To the basket' ? '/flooring' : '/Home'));
      await whenSteps(0);
      expect(screen.queryByRole('dialog')).toBeNull();
    },
  );

  it('hands its step to the dialog that replaces it', async () => {
    mount(<Page />);
    await press('Filter');
    await whenSteps(1);
    const length = history.length;
    await press('Order instead');
    await whenOpen('Order');
    expect(history.length).toBe(length);
    history.back();
    await whenOpen();
    expect(address()).toBe('/flooring');
  });

  it('is closed before the one below it', async () => {
    mount(<Page />);
    await press('Filter');
    await whenSteps(1);
    await press('Order as well');
    await whenSteps(2);
    history.back();
    await whenOpen('Filters');
    history.back();
    await whenOpen();
    expect(address()).toBe('/flooring');
  });

  it('stays open on Back while it can’t be closed, and is closed by Back later', async () => {
    const { render } = mount(<Page isSending />);
    await press('Filter');
    await press('Order instead');
    await whenSteps(1);
    history.back();
    await whenSteps(1);
    expect(address()).toBe('/flooring');
    await whenOpen('Order');
    render(<Page />);
    history.back();
    await whenOpen();
    expect(address()).toBe('/flooring');
  });

  it('is gone after a refresh, with its step', async () => {
    history.pushState({ ...history.state, steps: 1 }, '');
    startHistory();
    await whenSteps(0);
    expect(address()).toBe('/flooring');
  });

  it('is not opened again by Forward', async () => {
    mount(<Page />);
    await press('Filter');
    await whenSteps(1);
    history.back();
    await whenOpen();
    history.forward();
    await whenSteps(0);
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});
