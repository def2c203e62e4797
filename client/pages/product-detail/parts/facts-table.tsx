import { chakra } from '@chakra-ui/react';
import type { Fact } from '../product-facts.ts';
import { FactRow } from './fact-row.tsx';

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
        {facts.map((fact) => (
          <FactRow key={fact.label} fact={fact} />
        ))}
      </chakra.dl>
    </chakra.section>
  );
}
