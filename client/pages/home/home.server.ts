import { href, pageOf } from '../../../contracts/site-map.ts';
import type { PageNeeds } from '../../data/page-needs.ts';

/** The landing page says who we are. */
export const needs: PageNeeds = {
  structuredData: (_search, _replies, { brand, absolute }) => [
    {
      '@context': 'https://schema.org',
      '@type': 'Organization',
      name: `${brand} Flooring`,
      url: absolute(href('home', 'desktop')),
      description: pageOf('home').description,
    },
  ],
};
