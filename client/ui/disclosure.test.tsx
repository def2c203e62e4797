// @vitest-environment happy-dom
import { screen } from '@testing-library/dom';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { mount, until } from '../lib/testing/mount.ts';
import { Disclosure } from './disclosure.tsx';

const details = () => screen.getByRole<HTMLDetailsElement>('group');
const press = () => userEvent.setup().click(screen.getByText('Species'));

describe('a disclosure', () => {
  it('opens and closes by its title, and calls onOpen each time it opens', async () => {
    let opened = 0;
    mount(
      <Disclosure title="Species" onOpen={() => (opened += 1)}>
        Oak
      </Disclosure>,
    );
    expect(details().open).toBe(false);
    await press();
    expect(details().open).toBe(true);
    await until(() => expect(opened).toBe(1));
    await press();
    expect(details().open).toBe(false);
    await press();
    await until(() => expect(opened).toBe(2));
  });

  it('that starts open can be closed', async () => {
    mount(
      <Disclosure title="Species" open>
        Oak
      </Disclosure>,
    );
    expect(details().open).toBe(true);
    await press();
    expect(details().open).toBe(false);
  });

  it('stays open or closed when its content changes', async () => {
    const page = (count: number) => <Disclosure title="Species">{`Oak (${count})`}</Disclosure>;
    const { render } = mount(page(4));
    await press();
    render(page(3));
    expect(screen.getByText('Oak (3)')).toBeTruthy();
    expect(details().open).toBe(true);
  });
});
