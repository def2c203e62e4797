// Made from contracts/site/site-pages.ts and client/pages by npm run generate. Not to be edited.

import { needs as home } from '../pages/home/home.server.ts';
import { needs as invitation } from '../pages/invitation/invitation.server.ts';
import { needs as main } from '../pages/main/main.server.ts';
import { needs as category } from '../pages/category/category.server.ts';
import { needs as flooring } from '../pages/flooring/flooring.server.ts';
import { needs as productDetail } from '../pages/product-detail/product-detail.server.ts';
import { needs as company } from '../pages/company/company.server.ts';
import { needs as contact } from '../pages/contact/contact.server.ts';
import { needs as sample } from '../pages/sample/sample.server.ts';
import { needs as gallery } from '../pages/gallery/gallery.server.ts';
import { needs as terms } from '../pages/terms/terms.server.ts';
import { needs as quotation } from '../pages/quotation/quotation.server.ts';

/** Pages with one view for both trees. */
export const ONE_VIEW: ReadonlySet<string> = new Set([
  'register',
  'password-forget',
  'invitation',
  'category',
  'company',
  'installation',
  'riba',
  'solutions',
  'product-selection',
  'recommended',
  'gallery',
  'delivery',
  'terms',
  'privacy',
  'checkout',
  'payments',
  'fitting-service',
  'myaccount',
  'orders',
  'quotation',
  'quotations',
  'addresses',
  'invoices',
  'people',
  'settings',
  'print-solutions',
  'print-invoice',
  'not-found',
]);

/** What the server needs of the pages that show something of the backend. */
export const PAGE_NEEDS = {
  home: home,
  invitation: invitation,
  main: main,
  category: category,
  flooring: flooring,
  'product-detail': productDetail,
  company: company,
  contact: contact,
  sample: sample,
  gallery: gallery,
  terms: terms,
  quotation: quotation,
};
