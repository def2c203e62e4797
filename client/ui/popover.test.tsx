// @vitest-environment happy-dom
import { screen } from '@testing-library/dom';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { mount, until } from '../lib/testing/mount.ts';
import { Checkbox } from './checkbox.tsx';
import { Popover } from './popover.tsx';

const button = () => screen.getByRole('button', { name: 'Species (1)' });
const panel = () => screen.queryByRole('group', { name: 'Species' });

/** A page whose main part takes the focus, as the shop's does. */
function openPage() {
  mount(
    <main tabIndex={-1}>
      <p>24 products</p>
      <Popover label="Species (1)" title="Species">
        <p>Each is from Europe.</p>
        <Checkbox label="Oak" />
        <Checkbox label="Walnut" />
      </Popover>
      <button type="button">Sort</button>
    </main>,
  );
  return userEvent.setup();
}

describe('a popover', () => {
  it('opens and closes by its button, which says whether it is open', async () => {
    const user = openPage();
    expect(button().getAttribute('aria-expanded')).toBe('false');
    expect(panel()).toBeNull();
    await user.click(button());
    expect(button().getAttribute('aria-expanded')).toBe('true');
    expect(panel()?.id).toBe(button().getAttribute('aria-controls'));
    await user.click(button());
    expect(button().getAttribute('aria-expanded')).toBe('false');
    expect(panel()).toBeNull();
  });

  it('has nothing in it for the Tab key while it is closed', async () => {
    const user = openPage();
    await user.tab();
    expect(document.activeElement).toBe(button());
    await user.tab();
    expect(document.activeElement?.textContent).toBe('Sort');
  });

  it('closes on Escape, and its button has the focus again', async () => {
    const user = openPage();
    await user.click(button());
    await user.click(screen.getByRole('checkbox', { name: 'Walnut' }));
    await user.keyboard('{Escape}');
    expect(panel()).toBeNull();
    expect(document.activeElement).toBe(button());
  });

  it('closes on a press elsewhere', async () => {
    const user = openPage();
    await user.click(button());
    await user.click(screen.getByText('24 products'));
    expect(panel()).toBeNull();
  });

  it('closes when the focus leaves it by the Tab key, and not before', async () => {
    const user = openPage();
    await user.click(button());
    await user.tab();
    await user.tab();
    expect(document.activeElement).toBe(screen.getByRole('checkbox', { name: 'Walnut' }));
    await user.tab();
    expect(document.activeElement?.textContent).toBe('Sort');
    expect(panel()).toBeNull();
  });

  it('stays open while something in it is chosen by its label, and when plain words in it are pressed', async () => {
    const user = openPage();
    await user.click(button());
    await user.click(screen.getByText('Walnut'));
    expect(screen.getByRole<HTMLInputElement>('checkbox', { name: 'Walnut' }).checked).toBe(true);
    await user.click(screen.getByText('Each is from Europe.'));
    expect(panel()).not.toBeNull();
  });
});

describe('a popover for more', () => {
  it('has its title as the name of its button, which gets the focus again when something in it closes it', async () => {
    const chosen: string[] = [];
    mount(
      <Popover title="More for Oak" loading={false}>
        {(close) => (
          <button
            type="button"
            onClick={() => {
              close();
              chosen.push(document.activeElement?.getAttribute('aria-label') ?? '');
            }}
          >
            Remove
          </button>
        )}
      </Popover>,
    );
    const user = userEvent.setup();
    await user.click(screen.getByRole('button', { name: 'More for Oak' }));
    await user.click(screen.getByRole('button', { name: 'Remove' }));
    expect(chosen).toEqual(['More for Oak']);
    await until(() => expect(screen.queryByRole('button', { name: 'Remove' })).toBeNull());
  });

  it('says that what was begun in it is in progress', () => {
    mount(
      <Popover title="More for Oak" loading>
        <p>Weight: 12.0 kg</p>
      </Popover>,
    );
    expect(screen.getByRole('button', { name: 'More for Oak' }).getAttribute('aria-busy')).toBe('true');
  });
});
