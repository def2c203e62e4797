import { memo } from 'react';
import { furtherDown } from '../../../lib/further-down.tsx';
import type { LowerPartProps } from './lower-part.tsx';

const Lower = furtherDown(() => import('./lower-part.tsx').then((m) => m.LowerPart));

/** Memoised, because a customer's price changes the product object but nothing shown here. */
export const LowerPlace = memo(
  Lower,
  (before: LowerPartProps, after) => before.product.productId === after.product.productId,
);
