import { allPages, type Device, type PageId, type ScreenId } from '../../../contracts/site-map.ts';

export interface Entry {
  readonly id: PageId;
  readonly label: string;
}

/** Every entry that the navigation may have; those whose screen this build lacks are left out, so no link is dead. */
const MAIN: readonly Entry[] = [
  { id: 'main', label: 'Products' },
  { id: 'category', label: 'Series' },
  { id: 'flooring', label: 'All floors' },
  { id: 'sample', label: 'Samples' },
  { id: 'gallery', label: 'Gallery' },
  { id: 'solutions', label: 'Free quote' },
  { id: 'contact', label: 'Contact' },
];

const INFORMATION: readonly Entry[] = [
  { id: 'company', label: 'Company' },
  { id: 'installation', label: 'Installation' },
  { id: 'fittingService', label: 'Fitting service' },
  { id: 'riba', label: 'RIBA approved CPD' },
  { id: 'delivery', label: 'Delivery and returns' },
  { id: 'terms', label: 'Terms and conditions' },
  { id: 'privacy', label: 'Privacy policy' },
];

const FOR_CUSTOMERS: readonly Entry[] = [
  { id: 'basket', label: 'Basket' },
  { id: 'projects', label: 'Projects' },
  { id: 'account', label: 'My account' },
];

const FOR_VISITORS: readonly Entry[] = [
  { id: 'login', label: 'Log in' },
  { id: 'register', label: 'Create a trade account' },
  { id: 'passwordForget', label: 'Reset your password' },
];

const screens = new Map(allPages().map(([id, page]) => [id, page]));

function reachable(entries: readonly Entry[], device: Device): readonly (Entry & { id: ScreenId })[] {
  return entries.filter((entry): entry is Entry & { id: ScreenId } => {
    const page = screens.get(entry.id);
    return Boolean(page?.screen && page[device]);
  });
}

export const mainNavigation = (device: Device) => reachable(MAIN, device);
export const informationNavigation = (device: Device) => reachable(INFORMATION, device);
export const accountNavigation = (device: Device, isMember: boolean) =>
  reachable(isMember ? FOR_CUSTOMERS : FOR_VISITORS, device);
