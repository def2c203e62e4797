import { PAGE_WORDS } from '../../../contracts/site/page-words.ts';
import { href } from '../../../contracts/site/site-map.ts';
import type { PageNeeds } from '../../data/page-needs.ts';

export const needs: PageNeeds = {
  structuredData: (_search, _replies, { brand, absolute }) => [
    {
      '@context': 'https://schema.org',
      '@type': 'Organization',
      name: `${brand} Flooring`,
      url: absolute(href('home', 'desktop')),
      description: PAGE_WORDS.home.description,
    },
  ],
};
