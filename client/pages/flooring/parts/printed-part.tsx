import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { countText } from '../../../../contracts/domain/number/notation.ts';

interface PrintedPartProps {
  printed: number;
  /** how many there are */
  count: number;
}

/** Says on paper that a very long list isn't whole; to print other products, the user can set filters. */
export function PrintedPart({ printed, count }: PrintedPartProps) {
  return <p>{`The first ${printed} of ${countText(count, 'product')}. Set filters to print fewer.`}</p>;
}

/** Whether the page is being printed: from just before until after. */
export function useIsPrinting(): boolean {
  const [isPrinting, setPrinting] = useState(false);
  useEffect(() => {
    // the browser prints what is in the document when the listener returns
    const begin = () => flushSync(() => setPrinting(true));
    const end = () => setPrinting(false);
    window.addEventListener('beforeprint', begin);
    window.addEventListener('afterprint', end);
    return () => {
      window.removeEventListener('beforeprint', begin);
      window.removeEventListener('afterprint', end);
    };
  }, []);
  return isPrinting;
}
