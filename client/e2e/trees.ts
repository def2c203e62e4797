import { existsSync } from 'node:fs';
import { type PageId, pageOf } from '../../contracts/site/site-map.ts';

/** Whether a page has one view for both trees. */
export const hasOneView = (id: PageId) => existsSync(new URL(`../pages/${id}/${id}.tsx`, import.meta.url));

/** @returns the tag of a test of a page: one tree is enough where both show the same view, and the narrow one is the harder */
export const treesOf = (id: PageId): string[] =>
  hasOneView(id) || !pageOf(id).desktop ? ['@mobile-only'] : [];
