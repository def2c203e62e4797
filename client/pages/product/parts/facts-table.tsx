import { clsx } from 'clsx';
import type { Fact } from '../../../../contracts/domain/product/spec-groups.ts';
import { Section } from '../../../ui/section.tsx';
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

/** One line of a list of facts, inside a dl. */
export function FactRow({ fact: { label, value } }: { fact: Fact }) {
  return (
    <div className={clsx('text-small', styles.fact)}>
      <dt>{label}</dt>
      <dd>{value}</dd>
    </div>
  );
}
