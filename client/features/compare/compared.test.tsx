// @vitest-environment happy-dom
import { screen, within } from '@testing-library/dom';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { mount, until } from '../../lib/testing/mount.ts';
import { notices } from '../../state/notices.ts';
import { CompareToggle } from './compare-toggle.tsx';
import { CompareTray } from './compare-tray.tsx';
import { compare, compareNone } from './compared.ts';

const floor = (place: number) => ({ productId: `p-${place}`, productName: `Floor ${place}`, mainImg: '' });
const tray = () => screen.queryByRole('region', { name: 'Floors to compare' });
const link = () => within(tray() as HTMLElement).getByRole('link');

beforeEach(() => {
  history.replaceState(null, '', '/flooring');
  compareNone();
});

describe('floors to compare', () => {
  it('are in a tray that leads to them side by side, until they are cleared', async () => {
    mount(<CompareTray />);
    expect(tray()).toBeNull();
    compare(floor(2));
    compare(floor(1));
    await until(() => expect(link().textContent).toBe('Compare 2'));
    expect(link().getAttribute('href')).toBe('/compare?floor=p-2&floor=p-1');
    await userEvent.click(screen.getByRole('button', { name: 'Clear' }));
    await until(() => expect(tray()).toBeNull());
  });

  it('are chosen and taken back by one button', async () => {
    mount(
      <>
        <CompareToggle product={floor(1)} />
        <CompareTray />
      </>,
    );
    const toggle = screen.getByRole('button', { name: 'Compare' });
    await userEvent.click(toggle);
    await until(() => expect(toggle.getAttribute('aria-pressed')).toBe('true'));
    expect(link().textContent).toBe('Compare 1');
    await userEvent.click(toggle);
    await until(() => expect(tray()).toBeNull());
  });

  it('are at most four: a fifth is refused, and the four stay', async () => {
    mount(<CompareTray />);
    for (const place of [1, 2, 3, 4, 5]) compare(floor(place));
    await until(() => expect(link().textContent).toBe('Compare 4'));
    expect(link().getAttribute('href')).not.toContain('p-5');
    expect(notices.shown.map(({ text }) => text)).toEqual(['You can compare 4 floors at a time']);
  });
});
