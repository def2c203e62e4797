import type { FilterName } from '../domain/product/filter-rules.ts';

/**
 * The frame around a page: `landing` fills the screen over a picture, without header and footer; `page` has both;
 * `print` is only the sheet.
 */
export type Frame = 'landing' | 'page' | 'print';

/** Where the navigation lists a page: among our products, among the pages about us, or nowhere. */
export type Menu = 'shop' | 'house' | 'none';

/** One page of the shop in both trees. Paths match in any case; links are written as here. */
export interface PageRow {
  /** path in the desktop tree; a page may be in one tree only */
  readonly desktop?: string;
  readonly mobile?: string;
  /** a second mobile path that shows the same page */
  readonly mobileAlias?: string;
  /** the part of the title before the brand: `<title> | <brand> Flooring` */
  readonly title: string;
  /** `page` by default */
  readonly frame?: Frame;
  /** the page stays mounted after leaving, so that Back shows it unchanged */
  readonly keepAlive?: true;
  /** only trade customers see the page; the frame asks everyone else to log in and brings them back */
  readonly access?: 'customer';
  /** everybody works on it as customers do on theirs: its lines don't grow with a wide screen */
  readonly isWork?: true;
  /** query keys that change what the page shows, in the order of its canonical address, which drops all others */
  readonly query?: readonly string[];
  readonly menu?: Menu;
  /** the page's name in the navigation; its title by default */
  readonly menuLabel?: string;
}

// Repeated here, because importing the filter rules would add them to every page's first bundle.
const FILTER_KEYS = Object.keys({
  dimensions: 1,
  finish: 1,
  grade: 1,
  shadow: 1,
  species: 1,
  pattern: 1,
  use: 1,
  fire: 1,
  ptv: 1,
  useclass: 1,
  stock: 1,
  price: 1,
  thickness: 1,
  wearlayer: 1,
  width: 1,
  length: 1,
} satisfies Record<FilterName, 1>);

/**
 * Every page that the shop has (docs/product.md, "Screens and addresses"). A row's code is in `client/pages/<id>/`,
 * one view for each of its paths: `npm run generate` connects the two, and a missing view doesn't compile.
 */
export const PAGES = {
  home: {
    desktop: '/Home',
    mobile: '/mobile/Home',
    title: 'Home',
    frame: 'landing',
  },
  login: {
    desktop: '/login',
    mobile: '/mobile/login',
    title: 'Log in',
    frame: 'landing',
  },
  register: {
    desktop: '/register',
    mobile: '/mobile/register',
    title: 'Create a trade account',
    frame: 'landing',
  },
  'reset-password': {
    desktop: '/password-forget',
    mobile: '/mobile/password-forget',
    title: 'Reset your password',
    frame: 'landing',
  },
  invitation: {
    desktop: '/invitation',
    mobile: '/mobile/invitation',
    title: 'Your invitation',
    frame: 'landing',
    query: ['token'],
    menu: 'none',
  },
  products: {
    desktop: '/main',
    mobile: '/mobile/main',
    title: 'Products',
    keepAlive: true,
    menu: 'shop',
  },
  series: {
    desktop: '/category',
    mobile: '/mobile/category',
    title: 'Series',
    keepAlive: true,
    menu: 'shop',
  },
  flooring: {
    desktop: '/flooring',
    mobile: '/mobile/flooring',
    title: 'Flooring',
    keepAlive: true,
    query: ['q', 'type', ...FILTER_KEYS, 'sort', 'look'],
    menu: 'shop',
    menuLabel: 'All Floor',
  },
  product: {
    desktop: '/flooring/product-detail',
    mobile: '/mobile/flooring/product-detail',
    mobileAlias: '/mobile/Product/Detail',
    title: 'Product',
    query: ['id'],
  },
  compare: {
    desktop: '/compare',
    mobile: '/mobile/compare',
    title: 'Compare floors',
    query: ['floor', 'show'],
  },
  layout: {
    desktop: '/layout',
    mobile: '/mobile/layout',
    title: 'Layout and cut list',
    isWork: true,
    query: [
      'id',
      'shape',
      'length',
      'width',
      'cutlength',
      'cutwidth',
      'corner',
      'corners',
      'columns',
      'run',
      'bond',
      'herringbone',
      'centre',
      'border',
      'margin',
      'gap',
    ],
  },
  'your-room': {
    desktop: '/your-room',
    mobile: '/mobile/your-room',
    title: 'Your room',
    isWork: true,
    query: ['id', 'room'],
  },
  company: {
    desktop: '/company',
    mobile: '/mobile/Company',
    title: 'Company',
    menu: 'house',
  },
  contact: {
    desktop: '/contact',
    mobile: '/mobile/contact',
    title: 'Contact',
    menu: 'house',
  },
  installation: {
    desktop: '/installation',
    mobile: '/mobile/installation',
    title: 'Installation',
    menu: 'house',
  },
  riba: {
    desktop: '/riba',
    mobile: '/mobile/riba',
    title: 'RIBA CPD',
    menu: 'house',
  },
  samples: {
    desktop: '/sample',
    mobile: '/mobile/Sample',
    title: 'Order samples',
    keepAlive: true,
    query: ['series', 'id', 'projectInfo'],
    menu: 'shop',
    menuLabel: 'Samples',
  },
  'room-plan': {
    desktop: '/solutions',
    mobile: '/mobile/Solutions',
    title: 'Get free quote',
    isWork: true,
    menu: 'shop',
  },
  'trace-plan': {
    desktop: '/trace-plan',
    mobile: '/mobile/trace-plan',
    title: 'Trace a floor plan',
    isWork: true,
  },
  'plan-floors': {
    desktop: '/ProductSelection',
    mobile: '/mobile/ProductSelection',
    title: 'Choose floors',
    isWork: true,
    query: ['project'],
  },
  'plan-accessories': {
    desktop: '/Recommended',
    mobile: '/mobile/Recommended',
    title: 'What the floors need',
    isWork: true,
    query: ['project'],
  },
  gallery: {
    desktop: '/gallery',
    mobile: '/mobile/gallery',
    title: 'Gallery',
    keepAlive: true,
    query: ['project'],
    menu: 'shop',
  },
  'share-project': {
    desktop: '/news-add',
    mobile: '/mobile/news-add',
    title: 'Share a project',
    menu: 'house',
  },
  'project-shared': {
    mobile: '/mobile/news-add-success',
    title: 'Project shared',
  },
  delivery: {
    desktop: '/delivery',
    mobile: '/mobile/delivery',
    title: 'Delivery and returns',
    menu: 'house',
  },
  terms: {
    desktop: '/terms',
    mobile: '/mobile/terms',
    title: 'Terms and conditions',
    menu: 'house',
  },
  privacy: {
    desktop: '/privacy',
    mobile: '/mobile/privacy',
    title: 'Privacy policy',
    menu: 'house',
  },
  basket: {
    desktop: '/basket',
    mobile: '/mobile/basket',
    title: 'Basket',
    access: 'customer',
    query: ['shared'],
  },
  checkout: {
    desktop: '/checkout',
    mobile: '/mobile/checkout',
    title: 'Checkout',
    access: 'customer',
    query: ['sample', 'projectInfo', 'quotation'],
    menu: 'none',
  },
  'order-placed': {
    desktop: '/Results',
    mobile: '/mobile/Results',
    title: 'Your order',
    access: 'customer',
    query: ['order', 'payment'],
    menu: 'none',
  },
  payments: {
    desktop: '/CartPaymentList',
    mobile: '/mobile/CartPaymentList',
    title: 'Payments',
    access: 'customer',
    menu: 'none',
  },
  accessories: {
    desktop: '/fitting-service',
    mobile: '/mobile/fitting-service',
    title: 'Accessories and fitting',
    access: 'customer',
    query: ['isProject', 'selctedProductList', 'projectInfo'],
    menu: 'none',
  },
  projects: {
    desktop: '/project',
    mobile: '/mobile/project',
    title: 'Projects',
    access: 'customer',
    query: ['id', 'deleted'],
  },
  account: {
    desktop: '/myaccount',
    mobile: '/mobile/MyAccount',
    title: 'My account',
    access: 'customer',
  },
  orders: {
    desktop: '/orders',
    mobile: '/mobile/orders',
    title: 'Orders',
    access: 'customer',
    query: ['id', 'project', 'sts', 'search', 'page', 'floors'],
  },
  quotation: {
    desktop: '/SolutionsOrder',
    mobile: '/mobile/QuotationOrder',
    title: 'Quotation',
    query: ['id', 'project'],
    isWork: true,
    menu: 'none',
  },
  quotations: {
    desktop: '/quotations',
    mobile: '/mobile/quotations',
    title: 'Quotations',
    access: 'customer',
    query: ['project', 'sts', 'search', 'page'],
  },
  addresses: {
    desktop: '/addresses',
    mobile: '/mobile/addresses',
    title: 'Addresses',
    access: 'customer',
  },
  invoices: {
    desktop: '/invoices',
    mobile: '/mobile/invoices',
    title: 'Invoices and statement',
    access: 'customer',
    query: ['show', 'search', 'page'],
  },
  people: {
    desktop: '/people',
    mobile: '/mobile/people',
    title: 'People',
    access: 'customer',
    menu: 'none',
  },
  settings: {
    desktop: '/settings',
    mobile: '/mobile/settings',
    title: 'Your login and data',
    access: 'customer',
    menu: 'none',
  },
  'print-quotation': {
    desktop: '/Solutions/PrintSolutions',
    mobile: '/mobile/Solutions/PrintSolutions',
    title: 'Quotation to print',
    frame: 'print',
    access: 'customer',
    query: ['id', 'copy'],
    menu: 'none',
  },
  'print-paper': {
    desktop: '/PrintInvoice',
    mobile: '/mobile/PrintInvoice',
    title: 'Paper to print',
    frame: 'print',
    access: 'customer',
    query: ['kind', 'id'],
    menu: 'none',
  },
} as const satisfies Record<string, PageRow>;
