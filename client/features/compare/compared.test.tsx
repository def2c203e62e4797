// @vitest-environment happy-dom
import { screen, within } from '@testing-library/dom';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import type { Ability } from '../../../contracts/site/page-calls.ts';
import { mount, until } from '../../lib/testing/mount.ts';
import { notices } from '../../state/notices.ts';
import { SiteContext } from '../../state/site-context.ts';
import { CompareToggle } from './compare-toggle.tsx';
import { CompareTray } from './compare-tray.tsx';
import { compare, compareNone } from './compared.ts';

const floor = (place: number) => ({
  productId: `p-${place}`,
  productNo: `AL-${place}`,
  productName: `Floor ${place}`,
  mainImg: '',
});
/** @param absent what the shop can't do with its backend */
const TrayIn = ({ absent = [] }: { absent?: readonly Ability[] }) => (
  <SiteContext value={{ brand: 'Alderline', absent }}>
    <CompareTray />
  </SiteContext>
);
const tray = () => screen.queryByRole('region', { name: 'Floors to compare' });
const link = () => within(tray() as HTMLElement).getByRole('link');

beforeEach(() => {
  history.replaceState(null, '', '/flooring');
  compareNone();
});

describe('floors to compare', () => {
  it('are in a tray that leads to them side by side, until they are cleared', async () => {
    mount(<TrayIn />);
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
        <TrayIn />
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
    mount(<TrayIn />);
    for (const place of [1, 2, 3, 4, 5]) compare(floor(place));
    await until(() => expect(link().textContent).toBe('Compare 4'));
    expect(link().getAttribute('href')).not.toContain('p-5');
    expect(notices.shown.map(({ text }) => text)).toEqual(['You can compare 4 floors at a time']);
  });

  it('have their data sheets to download, unless the backend lists no files', async () => {
    const { render } = mount(<TrayIn />);
    compare(floor(1));
    await screen.findByRole('button', { name: 'Download data sheet' });
    compare(floor(2));
    await screen.findByRole('button', { name: 'Download data sheets' });
    render(<TrayIn absent={['data-sheets']} />);
    await until(() => expect(screen.queryByRole('button', { name: /data sheet/ })).toBeNull());
    expect(link().textContent).toBe('Compare 2');
  });
});
