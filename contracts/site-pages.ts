import type { FilterName } from './rules/product-filter.ts';
import { REVIEW_HOURS } from './rules/trade-terms.ts';

/**
 * What stands around a page: `landing` fills the screen over a picture, without header and footer; `page` has both;
 * `print` is bare paper.
 */
export type Frame = 'landing' | 'page' | 'print';

/** Where the navigation lists a page: among what we sell, or among what we say of ourselves. */
export type Menu = 'shop' | 'house';

/** One page of the shop in both trees. Paths match in any case; links are written as here. */
export interface PageRow {
  /** path in the desktop tree; a page may live in one tree only */
  readonly desktop?: string;
  readonly mobile?: string;
  /** a second mobile path that shows the same page */
  readonly mobileAlias?: string;
  /** what the title says before the brand: `<title> | <brand> Flooring` */
  readonly title: string;
  readonly description: string;
  readonly keywords: string;
  /** `page` unless it says otherwise */
  readonly frame?: Frame;
  /** the page stays mounted when it is left, so that Back finds it as it was */
  readonly keepAlive?: true;
  /** only trade customers see the page; the frame asks everyone else to log in and brings them back */
  readonly access?: 'customer';
  /** query keys that change what the page shows, in the order of its canonical address; others are dropped from it */
  readonly query?: readonly string[];
  readonly menu?: Menu;
  /** what the navigation calls the page; its title unless it says otherwise */
  readonly menuLabel?: string;
}

// Written out: every page's first view would carry the filter rules otherwise.
const FILTER_KEYS = Object.keys({
  dimensions: 1,
  finish: 1,
  grade: 1,
  shadow: 1,
  species: 1,
  price: 1,
} satisfies Record<FilterName, 1>);

/**
 * Every page that the shop has (docs/product.md, "Screens and addresses"). A row's code stands in `client/pages/<id>/`,
 * one view for each path that it gives: `npm run generate` ties the two together, and what is missing does not compile.
 */
export const PAGES = {
  home: {
    desktop: '/Home',
    mobile: '/mobile/Home',
    title: 'Home',
    description:
      'Strictly for trade: engineered wood, parquet, vinyl and accessories for architects, contractors and developers, from stock.',
    keywords: 'trade flooring, wholesale wood flooring, engineered oak, parquet',
    frame: 'landing',
  },
  login: {
    desktop: '/login',
    mobile: '/mobile/login',
    title: 'Log in',
    description: 'Log in to your trade account to see prices, work out packs and order.',
    keywords: 'trade login, flooring trade account',
    frame: 'landing',
  },
  register: {
    desktop: '/register',
    mobile: '/mobile/register',
    title: 'Create a trade account',
    description: `Apply for a trade account. Applications are reviewed within ${REVIEW_HOURS} hours.`,
    keywords: 'trade account, flooring wholesale application',
    frame: 'landing',
  },
  'password-forget': {
    desktop: '/password-forget',
    mobile: '/mobile/password-forget',
    title: 'Reset your password',
    description: 'Set a new password with a verification code sent to your email.',
    keywords: 'password reset, trade account',
    frame: 'landing',
  },
  main: {
    desktop: '/main',
    mobile: '/mobile/main',
    title: 'Products',
    description:
      'Inspiration, parquet, chevron, herringbone, 3-ply, solid oak, vinyl and accessories: the whole trade range.',
    keywords: 'wood flooring range, parquet, chevron, herringbone, vinyl flooring',
    keepAlive: true,
    menu: 'shop',
  },
  category: {
    desktop: '/category',
    mobile: '/mobile/category',
    title: 'Series',
    description:
      'Every series of our floors: 3-ply, herringbone, chevron, Versailles panels, solid oak and vinyl.',
    keywords: 'flooring series, herringbone, chevron, Versailles panel',
    keepAlive: true,
    menu: 'shop',
  },
  flooring: {
    desktop: '/flooring',
    mobile: '/mobile/flooring',
    title: 'Flooring',
    description: 'Browse floors by series, size, finish, grade, shadow and species.',
    keywords: 'oak flooring, walnut flooring, herringbone flooring, trade prices',
    keepAlive: true,
    query: ['type', ...FILTER_KEYS, 'sort'],
    menu: 'shop',
    menuLabel: 'All floors',
  },
  'product-detail': {
    desktop: '/flooring/product-detail',
    mobile: '/mobile/flooring/product-detail',
    mobileAlias: '/mobile/Product/Detail',
    title: 'Product',
    description:
      'Pictures, construction, pack data and stock of a floor; trade customers see prices and work out packs.',
    keywords: 'engineered floor, pack size, stock',
    query: ['id'],
  },
  basket: {
    desktop: '/basket',
    mobile: '/mobile/basket',
    title: 'Basket',
    description: 'The floors and accessories in your basket.',
    keywords: 'flooring basket',
    access: 'customer',
  },
  projects: {
    mobile: '/mobile/project',
    title: 'Projects',
    description: 'Your projects and the floors in them.',
    keywords: 'flooring projects',
    access: 'customer',
  },
} as const satisfies Record<string, PageRow>;
