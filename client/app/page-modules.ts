import type { ComponentType } from 'react';
import type { Device, PageId, ScreenId } from '../../contracts/site-map.ts';
import type { PAGES } from '../../contracts/site-pages.ts';
import type { PageTarget } from './page-target.ts';
import type { Shell } from './shell/shell.ts';

type Loader = () => Promise<ComponentType>;
type TreeOf<Id extends ScreenId> = {
  [Tree in Device]: (typeof PAGES)[Id] extends { readonly [Key in Tree]: string } ? Tree : never;
}[Device];

interface Located {
  /** where the code is: `client/<module>.<device>.tsx`; the build's manifest is asked for it */
  readonly module: string;
}
type Screen = Located & { readonly [Tree in Device]?: Loader };
/** Each tree that the site map gives a screen needs its twin here; a missing one does not compile. */
type EveryScreen = { readonly [Id in ScreenId]: Located & { readonly [Tree in TreeOf<Id>]: Loader } };

const SCREENS = {
  home: {
    module: 'pages/home/home',
    desktop: () => import('../pages/home/home.desktop.tsx').then((m) => m.HomePage),
    mobile: () => import('../pages/home/home.mobile.tsx').then((m) => m.HomePage),
  },
  login: {
    module: 'pages/login/login',
    desktop: () => import('../pages/login/login.desktop.tsx').then((m) => m.LoginPage),
    mobile: () => import('../pages/login/login.mobile.tsx').then((m) => m.LoginPage),
  },
  register: {
    module: 'pages/register/register',
    desktop: () => import('../pages/register/register.desktop.tsx').then((m) => m.RegistrationPage),
    mobile: () => import('../pages/register/register.mobile.tsx').then((m) => m.RegistrationPage),
  },
  passwordForget: {
    module: 'pages/password-forget/password-forget',
    desktop: () =>
      import('../pages/password-forget/password-forget.desktop.tsx').then((m) => m.PasswordResetPage),
    mobile: () =>
      import('../pages/password-forget/password-forget.mobile.tsx').then((m) => m.PasswordResetPage),
  },
  main: {
    module: 'pages/main/main',
    desktop: () => import('../pages/main/main.desktop.tsx').then((m) => m.MainPage),
    mobile: () => import('../pages/main/main.mobile.tsx').then((m) => m.MainPage),
  },
  category: {
    module: 'pages/category/category',
    desktop: () => import('../pages/category/category.desktop.tsx').then((m) => m.CategoryPage),
    mobile: () => import('../pages/category/category.mobile.tsx').then((m) => m.CategoryPage),
  },
  flooring: {
    module: 'pages/flooring/flooring',
    desktop: () => import('../pages/flooring/flooring.desktop.tsx').then((m) => m.FlooringPage),
    mobile: () => import('../pages/flooring/flooring.mobile.tsx').then((m) => m.FlooringPage),
  },
  productDetail: {
    module: 'app/composed/product',
    desktop: () => import('./composed/product.desktop.tsx').then((m) => m.ProductPage),
    mobile: () => import('./composed/product.mobile.tsx').then((m) => m.ProductPage),
  },
  basket: {
    module: 'pages/basket/basket',
    desktop: () => import('../pages/basket/basket.desktop.tsx').then((m) => m.BasketPage),
    mobile: () => import('../pages/basket/basket.mobile.tsx').then((m) => m.BasketPage),
  },
  projects: {
    module: 'pages/projects/projects',
    mobile: () => import('../pages/projects/projects.mobile.tsx').then((m) => m.ProjectsPage),
  },
} satisfies EveryScreen;

const screens: Partial<Record<PageId, Screen>> = SCREENS;

const NOT_FOUND: EveryScreen['home'] = {
  module: 'pages/not-found/not-found',
  desktop: () => import('../pages/not-found/not-found.desktop.tsx').then((m) => m.NotFoundPage),
  mobile: () => import('../pages/not-found/not-found.mobile.tsx').then((m) => m.NotFoundPage),
};

const SHELLS: Record<Device, () => Promise<Shell>> = {
  desktop: () => import('./shell/shell.desktop.tsx').then((m) => m.shell),
  mobile: () => import('./shell/shell.mobile.tsx').then((m) => m.shell),
};

/** What a page needs before it can be shown. */
export interface PageCode {
  readonly Page: ComponentType;
  readonly shell: Shell | undefined;
}

const loaded = new Map<string, PageCode>();
const keyOf = ({ device, match }: PageTarget): string => `${match?.id ?? 'not-found'}.${device}`;
const screenOf = ({ match }: PageTarget): Screen => (match && screens[match.id]) ?? NOT_FOUND;
const hasChrome = ({ match }: PageTarget): boolean => match?.page.chrome ?? true;

export function isScreen(id: PageId): boolean {
  return screens[id] !== undefined;
}

/** The code of a page when it is there already. */
export function loadedPage(target: PageTarget): PageCode | undefined {
  return loaded.get(keyOf(target));
}

export async function loadPage(target: PageTarget): Promise<PageCode> {
  const load = screenOf(target)[target.device];
  if (!load) throw new Error(`No ${target.device} screen for ${keyOf(target)}`);
  const [Page, shell] = await Promise.all([load(), hasChrome(target) ? SHELLS[target.device]() : undefined]);
  const code = { Page, shell };
  loaded.set(keyOf(target), code);
  return code;
}

/** Source files of a page's chunks, as the build's manifest names them. */
export function pageSources(target: PageTarget): string[] {
  const { device } = target;
  const page = `${screenOf(target).module}.${device}.tsx`;
  return hasChrome(target) ? [page, `app/shell/shell.${device}.tsx`] : [page];
}
