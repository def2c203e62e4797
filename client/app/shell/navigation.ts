import {
  allPages,
  type Device,
  menuPages,
  type Page,
  type PageId,
} from '../../../contracts/site/site-map.ts';
import type { Menu } from '../../../contracts/site/site-pages.ts';

export interface NavigationEntry {
  readonly id: PageId;
  readonly label: string;
}

const toEntry = ([id, page]: readonly [PageId, Page]): NavigationEntry => ({ id, label: page.menuLabel });

const entriesOf = (menu: Menu, device: Device): readonly NavigationEntry[] =>
  menuPages(menu, device).map(toEntry);

export const mainNavigation = (device: Device) => entriesOf('shop', device);
export const informationNavigation = (device: Device) => entriesOf('house', device);

/** The customer's pages, or the links to log in and register. */
export function accountNavigation(device: Device, isMember: boolean): readonly NavigationEntry[] {
  const isOffered = ([id, page]: readonly [PageId, Page]) =>
    page.menu !== 'none' &&
    (isMember ? page.access === 'customer' : page.frame === 'landing' && id !== 'home');
  return allPages()
    .filter((entry) => isOffered(entry) && entry[1][device] !== undefined)
    .map(toEntry);
}
