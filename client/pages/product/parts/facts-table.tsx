import { clsx } from 'clsx';
import type { Fact } from '../../../../contracts/domain/product/spec-groups.ts';
import { Section } from '../../../ui/section.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { SECTIONS } from '../sections.ts';
import styles from './facts-table.module.css';

export function FactsTable({ facts }: { facts: readonly Fact[] }) {
  return (
    <Section title="Specification" anchor={SECTIONS.facts.id}>
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

/** Placeholder for the facts, about as high, so that the footer stays out of view. */
export function FactsSkeleton() {
  return (
    <>
      <Section title="Specification">
        <Skeleton className={styles.loadingFacts} />
      </Section>
      <Section title="Technical data">
        <Skeleton className={styles.loadingData} />
      </Section>
    </>
  );
}
