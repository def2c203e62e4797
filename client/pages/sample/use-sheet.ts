import { useEffect, useState } from 'react';
import { goBack } from '../../lib/history-steps.ts';
import { isOverPage } from '../../state/device.ts';
import type { SampleModel } from './use-sample.ts';

export interface Sheet {
  readonly isOpen: boolean;
  /** it was opened from the page, not from a product's */
  readonly isOver: boolean;
  /** Opens it at the list of series. */
  readonly open: () => void;
  readonly close: () => void;
}

/** The action sheet of the mobile page. It lies over the page, in a step of the history of its own: Back closes it. */
export function useSheet({ address, show, showOver }: SampleModel): Sheet {
  const [isOver, setOver] = useState(false);
  useEffect(() => {
    const follow = () => setOver(isOverPage());
    follow();
    window.addEventListener('popstate', follow);
    return () => window.removeEventListener('popstate', follow);
  }, []);
  return {
    isOver,
    // an address with a series comes from a product
    isOpen: isOver || address.series !== undefined,
    open() {
      // the page is below the sheet, also when the sheet was there first
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
