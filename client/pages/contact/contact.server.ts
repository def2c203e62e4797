import { OPENING_HOURS } from '../../../contracts/domain/order/trade-terms.ts';
import {
  FAX,
  PHONE,
  SHOWROOM_ADDRESS,
  SHOWROOM_PLACE,
  salesMailbox,
} from '../../../contracts/domain/seller/seller.ts';
import { href } from '../../../contracts/site/site-map.ts';
import type { PageNeeds } from '../../data/page-needs.ts';
import { openingAt } from './opening-hours.ts';
import { minuteOf, RENDERED_AT } from './use-minute.ts';

const DAYS = [['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'], ['Saturday']] as const;
const [street, town, county] = SHOWROOM_ADDRESS;

/** The page says whether we are open, so it is only valid until we next open or close. */
export const needs: PageNeeds = {
  shown: () => ({ [RENDERED_AT]: minuteOf(Date.now()) }),
  rightUntil: (now) => openingAt(now).changesAt,
  structuredData: (_search, _replies, { brand, absolute }) => [
    {
      '@context': 'https://schema.org',
      '@type': 'HomeGoodsStore',
      name: `${brand} Flooring`,
      url: absolute(href('contact', 'desktop')),
      telephone: PHONE.link.replace('tel:', ''),
      faxNumber: FAX,
      email: salesMailbox(brand),
      address: {
        '@type': 'PostalAddress',
        streetAddress: street,
        addressLocality: town,
        addressRegion: county.replace(/ .*/, ''),
        postalCode: county.replace(/^\S+ /, ''),
        addressCountry: 'GB',
      },
      geo: { '@type': 'GeoCoordinates', ...SHOWROOM_PLACE },
      openingHoursSpecification: OPENING_HOURS.map(({ hours }, index) => {
        const [opens = '', closes = ''] = hours.split('–').map((time) => time.padStart(5, '0'));
        return { '@type': 'OpeningHoursSpecification', dayOfWeek: [...(DAYS[index] ?? [])], opens, closes };
      }),
    },
  ],
};
