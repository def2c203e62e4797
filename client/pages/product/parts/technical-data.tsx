import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import {
  type FactGroup,
  inTwoColumns,
  specGroups,
} from '../../../../contracts/domain/product/spec-groups.ts';
import type { FloorSpec } from '../../../data/floor-spec.ts';
import { Disclosure } from '../../../ui/disclosure.tsx';
import { Section } from '../../../ui/section.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { RetryLine } from '../../../ui/states.tsx';
import { SECTIONS } from '../sections.ts';
import type { ProductExtras } from '../use-product-extras.ts';
import { BuildUp } from './build-up.tsx';
import { FactRow } from './facts-table.tsx';
import styles from './technical-data.module.css';

interface TechnicalDataProps {
  extras: ProductExtras;
  /** all open, side by side, or one below the other to open */
  as: 'columns' | 'disclosures';
}

/** What architects and contractors ask about a floor; renders nothing for a product without such facts. */
export function TechnicalData({ extras: { spec, specState, retrySpec }, as }: TechnicalDataProps) {
  if (specState === 'none') return null;
  return (
    <Section title="Technical data" anchor={SECTIONS.technical.id}>
      {spec && (as === 'columns' ? <Columns spec={spec} /> : <Disclosures spec={spec} />)}
      {specState === 'loading' && <Loading as={as} />}
      {specState === 'failed' && <RetryLine what="The technical data" onRetry={retrySpec} />}
    </Section>
  );
}

function Columns({ spec }: { spec: FloorSpec }) {
  return (
    <div className="stack-10">
      <Layers spec={spec} />
      <div className={styles.groups}>
        {inTwoColumns(specGroups(spec)).map((groups) => (
          <div className="stack-8" key={groups[0]?.title}>
            {groups.map((group) => (
              <section key={group.title}>
                <h3 className={clsx('text-subheading', styles.heading)}>{group.title}</h3>
                <Facts group={group} />
              </section>
            ))}
          </div>
        ))}
      </div>
    </div>
  );
}

function Disclosures({ spec }: { spec: FloorSpec }) {
  return (
    <div className={styles.disclosures}>
      <Disclosure title="Build-up" open>
        <Layers spec={spec} />
      </Disclosure>
      {specGroups(spec).map((group) => (
        <Disclosure key={group.title} title={group.title}>
          <Facts group={group} />
        </Disclosure>
      ))}
    </div>
  );
}

const Layers = ({ spec }: { spec: FloorSpec }) => (
  <BuildUp layers={spec.layers} thicknessMm={spec.thickness.nominalMm} />
);

function Facts({ group }: { group: FactGroup }): ReactNode {
  return (
    <dl className={styles.facts}>
      {group.facts.map((fact) => (
        <FactRow key={fact.label} fact={fact} />
      ))}
    </dl>
  );
}

/** Close to the final height, so that what follows doesn't move. */
function Loading({ as }: Pick<TechnicalDataProps, 'as'>) {
  return (
    <div className="stack-4" role="status">
      <span className="sr-only">Loading the technical data</span>
      <Skeleton className={styles.layersSkeleton} />
      <Skeleton className={as === 'columns' ? styles.columnsSkeleton : styles.disclosuresSkeleton} />
    </div>
  );
}
