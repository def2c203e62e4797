import { chakra } from '@chakra-ui/react';
import type { PlacedOrder } from '../../../contracts/api/mock-console.ts';

/** What is arranged for fitting, a line each. */
export function FittingLines({ facts }: { facts: PlacedOrder['fitting'] }) {
  return facts.map(({ label, text }) => (
    <chakra.p key={label} textStyle="small" overflowWrap="anywhere">
      {`${label}: ${text}`}
    </chakra.p>
  ));
}
