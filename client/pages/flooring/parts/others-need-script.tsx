import { countText } from '../../../../contracts/domain/number/notation.ts';
import { FIRST_CARDS } from '../../../../contracts/site/limits.ts';
import { NeedsScript } from '../../../ui/states.tsx';

/** @param count of the list's products, of which the first come with the page */
export function OthersNeedScript({ count }: { count: number }) {
  const later = count - FIRST_CARDS;
  return (
    later > 0 && (
      <NeedsScript>
        {`The other ${countText(later, 'product')} of this list need JavaScript. Without it, please choose a series above.`}
      </NeedsScript>
    )
  );
}
