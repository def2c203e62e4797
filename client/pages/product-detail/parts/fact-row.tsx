import { chakra } from '@chakra-ui/react';
import type { Fact } from '../product-facts.ts';

/** One line of a list of facts, inside a dl. */
export function FactRow({ fact: { label, value } }: { fact: Fact }) {
  return (
    <chakra.div
      display="grid"
      gridTemplateColumns="minmax(7rem, 2fr) 3fr"
      gap="4"
      py="3"
      borderBottom="1px solid {colors.border.muted}"
      breakInside="avoid"
    >
      <chakra.dt color="fg.muted" textStyle="small">
        {label}
      </chakra.dt>
      <chakra.dd textStyle="small" fontVariantNumeric="tabular-nums">
        {value}
      </chakra.dd>
    </chakra.div>
  );
}
