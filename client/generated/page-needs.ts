// Made from contracts/site/site-pages.ts and client/pages by npm run generate. Not to be edited.

import { needs as home } from '../pages/home/home.server.ts';
import { needs as invitation } from '../pages/invitation/invitation.server.ts';
import { needs as products } from '../pages/products/products.server.ts';
import { needs as series } from '../pages/series/series.server.ts';
import { needs as flooring } from '../pages/flooring/flooring.server.ts';
import { needs as product } from '../pages/product/product.server.ts';
import { needs as compare } from '../pages/compare/compare.server.ts';
import { needs as layout } from '../pages/layout/layout.server.ts';
import { needs as yourRoom } from '../pages/your-room/your-room.server.ts';
import { needs as company } from '../pages/company/company.server.ts';
import { needs as contact } from '../pages/contact/contact.server.ts';
import { needs as samples } from '../pages/samples/samples.server.ts';
import { needs as gallery } from '../pages/gallery/gallery.server.ts';
import { needs as terms } from '../pages/terms/terms.server.ts';
import { needs as quotation } from '../pages/quotation/quotation.server.ts';

/** Pages with one view for both trees. */
export const ONE_VIEW: ReadonlySet<string> = new Set([
  'register',
  'reset-password',
  'invitation',
  'series',
  'compare',
  'layout',
  'your-room',
  'company',
  'installation',
  'riba',
  'room-plan',
  'trace-plan',
  'plan-floors',
  'plan-accessories',
  'gallery',
  'delivery',
  'terms',
  'privacy',
  'checkout',
  'payments',
  'accessories',
  'account',
  'orders',
  'quotation',
  'quotations',
  'addresses',
  'invoices',
  'people',
  'settings',
  'print-quotation',
  'print-paper',
  'not-found',
]);

/** What the server needs of the pages that show something of the backend. */
export const PAGE_NEEDS = {
  home: home,
  invitation: invitation,
  products: products,
  series: series,
  flooring: flooring,
  product: product,
  compare: compare,
  layout: layout,
  'your-room': yourRoom,
  company: company,
  contact: contact,
  samples: samples,
  gallery: gallery,
  terms: terms,
  quotation: quotation,
};
