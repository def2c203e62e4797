import type { ProductExtras } from './use-product-extras.ts';

export interface PageSection {
  /** the fragment of its address, after `#` */
  readonly id: string;
  /** as the page's index calls it */
  readonly title: string;
}

export const SECTIONS = {
  facts: { id: 'specification', title: 'Specification' },
  technical: { id: 'technical-data', title: 'Technical data' },
  clause: { id: 'clause', title: 'Clause' },
  files: { id: 'downloads', title: 'Downloads' },
  accessories: { id: 'accessories', title: 'Accessories' },
} as const satisfies Record<string, PageSection>;

/** The sections that the page of a product has, from the top down. */
export function sectionsOf({ spec, specState, files }: ProductExtras): PageSection[] {
  const shown: readonly (readonly [PageSection, boolean])[] = [
    [SECTIONS.facts, true],
    [SECTIONS.technical, specState !== 'none'],
    [SECTIONS.clause, spec !== undefined],
    [SECTIONS.files, files.length > 0],
    [SECTIONS.accessories, spec !== undefined && spec.accessories.length > 0],
  ];
  return shown.flatMap(([section, isShown]) => (isShown ? [section] : []));
}
