import { chakra } from '@chakra-ui/react';
import type { Fact } from '../product-facts.ts';

export function FactsTable({ facts }: { facts: readonly Fact[] }) {
  return (
    <chakra.section aria-labelledby="facts" display="flex" flexDirection="column" gap="4">
      <chakra.h2 id="facts" textStyle="heading">
        Specification
      </chakra.h2>
      <chakra.dl
        display="grid"
        gridTemplateColumns={{ base: '1fr', lg: '1fr 1fr' }}
        columnGap="12"
        borderTop="1px solid {colors.border}"
      >
        {facts.map(({ label, value }) => (
          <chakra.div
            key={label}
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
        ))}
      </chakra.dl>
    </chakra.section>
  );
}
