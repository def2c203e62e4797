import { addressesData } from '../../company/addresses/kept-data.ts';
import { logoData } from '../../company/logo/kept-data.ts';
import { mailsData } from '../../company/message/kept-data.ts';
import { invitationsData } from '../../company/people/kept-data.ts';
import type { KeptData } from '../../company/settings/kept-data.ts';
import { choicesData, detailsData, sessionsData } from '../../company/settings/kept-settings.ts';
import { basketData } from '../../shop/basket/kept-data.ts';
import { sharedProjectsData } from '../../shop/gallery/kept-data.ts';
import { projectsData } from '../../shop/project/kept-data.ts';
import { ordersData } from '../order/kept-data.ts';
import { cardPaymentsData } from '../payment/kept-data.ts';
import { quotationsData } from '../quotation/kept-data.ts';
import { returnsData } from '../returns/kept-data.ts';

/** What each resource keeps about a person, in the order in which the person reads it. */
export const EVERYTHING: readonly KeptData[] = [
  detailsData,
  invitationsData,
  logoData,
  addressesData,
  basketData,
  projectsData,
  ordersData,
  returnsData,
  cardPaymentsData,
  quotationsData,
  sharedProjectsData,
  mailsData,
  choicesData,
  sessionsData,
];
