import { chakra } from '@chakra-ui/react';
import { Section } from '../../../ui/section.tsx';
import type { Fact } from '../product-facts.ts';
import { FactRow } from './fact-row.tsx';

export function FactsTable({ facts }: { facts: readonly Fact[] }) {
  return (
    <Section title="Specification">
      <chakra.dl
        display="grid"
        gridTemplateColumns="repeat(auto-fit, minmax(min(100%, 23rem), 1fr))"
        columnGap="12"
        borderTop="1px solid {colors.border}"
      >
        {facts.map((fact) => (
          <FactRow key={fact.label} fact={fact} />
        ))}
      </chakra.dl>
    </Section>
  );
}
