import { useEffect, useState } from 'react';
import { goBack } from '../../lib/history-steps.ts';
import { isOverPage } from '../../state/device.ts';
import type { SamplesPageModel } from './use-samples-page.ts';

export interface Sheet {
  readonly isOpen: boolean;
  /** opened from this page, not by a link from a product */
  readonly isOver: boolean;
  /** Opens it at the list of series. */
  readonly open: () => void;
  readonly close: () => void;
}

/** The mobile page's action sheet. It has its own history entry over the page, so that Back closes it. */
export function useSheet({ address, show, showOver }: SamplesPageModel): Sheet {
  const [isOver, setOver] = useState(false);
  useEffect(() => {
    const follow = () => setOver(isOverPage());
    follow();
    window.addEventListener('popstate', follow);
    return () => window.removeEventListener('popstate', follow);
  }, []);
  return {
    isOver,
    // an address with a series is a link from a product
    isOpen: isOver || address.series !== undefined,
    open() {
      // replaces the sheet's address by the page's, where the sheet was opened by a link
      show({});
      if (!isOverPage()) showOver({});
      setOver(true);
    },
    close() {
      if (isOverPage()) goBack();
      else show({});
    },
  };
}
