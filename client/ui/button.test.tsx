// @vitest-environment happy-dom
import { screen } from '@testing-library/dom';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, it } from 'vitest';
import { mount } from '../lib/testing/mount.ts';
import { Button, IconButton } from './button.tsx';
import { CloseIcon } from './icons.tsx';

const button = (name: string) => screen.getByRole('button', { name });

/** A button whose work ends when the test says so, with another button after it. */
function openWork({ done = false } = {}) {
  const told: string[] = [];
  let finish: () => void = () => undefined;
  function Page() {
    const [isBusy, setBusy] = useState(false);
    finish = () => setBusy(false);
    const work = () => {
      told.push('work');
      setBusy(!done);
    };
    return (
      <>
        <Button loading={isBusy} onClick={work}>
          Add to basket
        </Button>
        <Button onClick={() => told.push('next')}>Next</Button>
      </>
    );
  }
  mount(<Page />);
  return { user: userEvent.setup(), told, finish: () => finish() };
}

describe('a button that works', () => {
  it('is busy while it works, keeps its name and the focus, and takes no press', async () => {
    const { user, told } = openWork();
    await user.click(button('Add to basket'));
    const busy = button('Add to basket');
    expect(busy.getAttribute('aria-busy')).toBe('true');
    expect(busy.getAttribute('aria-disabled')).toBe('true');
    await user.click(busy);
    await user.keyboard('{Enter} ');
    expect(told).toEqual(['work']);
    expect(document.activeElement).toBe(busy);
  });

  it('can be pressed again once its work is done', async () => {
    const { user, told, finish } = openWork();
    await user.click(button('Add to basket'));
    finish();
    await screen.findByRole('button', { name: 'Add to basket', busy: false });
    expect(button('Add to basket').hasAttribute('aria-disabled')).toBe(false);
    await user.click(button('Add to basket'));
    expect(told).toEqual(['work', 'work']);
  });

  it('does its work once for a double click, also when the work is done between the two', async () => {
    const { user, told } = openWork({ done: true });
    await user.dblClick(button('Add to basket'));
    expect(told).toEqual(['work']);
  });

  it('keeps the second press of a double click from the element that has replaced it by then', async () => {
    const { user, told } = openWork({ done: true });
    await user.pointer([
      { target: button('Add to basket'), keys: '[MouseLeft]' },
      { target: button('Next'), keys: '[MouseLeft]' },
    ]);
    expect(told).toEqual(['work']);
  });

  it('leaves the next click alone, wherever it is', async () => {
    const { told } = openWork({ done: true });
    await userEvent.setup().click(button('Add to basket'));
    await userEvent.setup().click(button('Next'));
    await userEvent.setup().click(button('Next'));
    expect(told).toEqual(['work', 'next', 'next']);
  });

  it('sends no form while it works', async () => {
    let sent = 0;
    const Page = ({ isBusy = false }) => (
      <form
        onSubmit={(event) => {
          event.preventDefault();
          sent += 1;
        }}
      >
        <Button type="submit" loading={isBusy}>
          Send
        </Button>
      </form>
    );
    const { render } = mount(<Page />);
    const user = userEvent.setup();
    await user.click(button('Send'));
    expect(sent).toBe(1);
    render(<Page isBusy />);
    await user.click(button('Send'));
    expect(sent).toBe(1);
  });
});

describe('a button', () => {
  it('sends no form by accident', async () => {
    let sent = 0;
    mount(
      <form onSubmit={() => (sent += 1)}>
        <Button>Show more</Button>
      </form>,
    );
    await userEvent.setup().click(button('Show more'));
    expect(sent).toBe(0);
  });

  it('without lasting work acts on every press of a double click', async () => {
    let presses = 0;
    mount(<Button onClick={() => (presses += 1)}>More</Button>);
    await userEvent.setup().dblClick(button('More'));
    expect(presses).toBe(2);
  });

  it('that shows only an icon says what it does', () => {
    mount(
      <IconButton label="Close">
        <CloseIcon />
      </IconButton>,
    );
    expect(button('Close').title).toBe('Close');
  });
});
