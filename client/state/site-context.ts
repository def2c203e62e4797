import { createContext, useContext } from 'react';
import type { PageData } from '../../contracts/site/page-rendering.ts';

export type Site = Pick<PageData, 'brand' | 'absent'>;

export const SiteContext = createContext<Site | undefined>(undefined);

export function useSite(): Site {
  const site = useContext(SiteContext);
  if (!site) throw new Error('useSite needs the providers around it');
  return site;
}
