import type { ReactNode } from 'react';
import type { FlooringView } from '../flooring-source.tsx';
import { usePagedFlooring } from './use-paged-flooring.ts';

interface PagedSourceProps {
  View: FlooringView;
  /** a trade customer */
  loggedIn: boolean;
  /** for a backend that turns out to lack the call */
  whole: ReactNode;
}

/** The list of a long shop. */
export function PagedSource({ View, loggedIn, whole }: PagedSourceProps) {
  const { model, isUnavailable } = usePagedFlooring(loggedIn);
  return isUnavailable ? whole : <View model={model} />;
}
