import type { Fact } from '../../../../contracts/domain/product/spec-groups.ts';
import { Section } from '../../../ui/section.tsx';
import { FactRow } from './fact-row.tsx';
import styles from './facts-table.module.css';

export function FactsTable({ facts }: { facts: readonly Fact[] }) {
  return (
    <Section title="Specification">
      <dl className={styles.facts}>
        {facts.map((fact) => (
          <FactRow key={fact.label} fact={fact} />
        ))}
      </dl>
    </Section>
  );
}
