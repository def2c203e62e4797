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
import { needs as checkout } from '../pages/checkout/checkout.server.ts';
import { needs as results } from '../pages/results/results.server.ts';
import { needs as payments } from '../pages/payments/payments.server.ts';
import { needs as projects } from '../pages/projects/projects.server.ts';
import { needs as orders } from '../pages/orders/orders.server.ts';
import { needs as quotation } from '../pages/quotation/quotation.server.ts';
import { needs as quotations } from '../pages/quotations/quotations.server.ts';
import { needs as invoices } from '../pages/invoices/invoices.server.ts';
import { needs as printSolutions } from '../pages/print-solutions/print-solutions.server.ts';
import { needs as printInvoice } from '../pages/print-invoice/print-invoice.server.ts';

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
  checkout: checkout,
  results: results,
  payments: payments,
  projects: projects,
  orders: orders,
  quotation: quotation,
  quotations: quotations,
  invoices: invoices,
  'print-solutions': printSolutions,
  'print-invoice': printInvoice,
};
