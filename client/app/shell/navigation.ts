import { type Device, menuPages, type PageId } from '../../../contracts/site-map.ts';
import type { Menu } from '../../../contracts/site-pages.ts';

export interface NavigationEntry {
  readonly id: PageId;
  readonly label: string;
}

const entriesOf = (menu: Menu, device: Device): readonly NavigationEntry[] =>
  menuPages(menu, device).map(([id, page]) => ({ id, label: page.menuLabel }));

export const mainNavigation = (device: Device) => entriesOf('shop', device);
export const informationNavigation = (device: Device) => entriesOf('house', device);
