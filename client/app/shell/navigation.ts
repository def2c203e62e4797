import type { Ability } from '../../../contracts/site/page-calls.ts';
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

/** Pages that can't work, to which no menu leads. */
type Absent = readonly Ability[];

const entriesOf = (menu: Menu, device: Device, absent: Absent): readonly NavigationEntry[] =>
  menuPages(menu, device)
    .filter(([id]) => !absent.includes(id))
    .map(toEntry);

export const mainNavigation = (device: Device, absent: Absent) => entriesOf('shop', device, absent);
export const informationNavigation = (device: Device, absent: Absent) => entriesOf('house', device, absent);

/** The customer's pages, or the links to log in and register. */
export function accountNavigation(
  device: Device,
  isMember: boolean,
  absent: Absent,
): readonly NavigationEntry[] {
  const isOffered = ([id, page]: readonly [PageId, Page]) =>
    page.menu !== 'none' &&
    !absent.includes(id) &&
    (isMember ? page.access === 'customer' : page.frame === 'landing' && id !== 'home');
  return allPages()
    .filter((entry) => isOffered(entry) && entry[1][device] !== undefined)
    .map(toEntry);
}
