import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { Button } from '../../../ui/button.tsx';
import { Disclosure } from '../../../ui/disclosure.tsx';
import { Section } from '../../../ui/section.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import type { ProductSpec } from '../product-extras.api.ts';
import { type FactGroup, inTwoColumns, specGroups } from '../spec-groups.ts';
import type { ProductExtras } from '../use-product-extras.ts';
import { BuildUp } from './build-up.tsx';
import { FactRow } from './fact-row.tsx';

interface TechnicalDataProps {
  extras: ProductExtras;
  /** all open, side by side, or one below the other to open */
  as: 'columns' | 'disclosures';
}

/** What architects and contractors ask about a floor; renders nothing for a product without such facts. */
export function TechnicalData({ extras: { spec, specState, retrySpec }, as }: TechnicalDataProps) {
  if (specState === 'none') return null;
  return (
    <Section title="Technical data">
      {spec && (as === 'columns' ? <Columns spec={spec} /> : <Disclosures spec={spec} />)}
      {specState === 'loading' && <Loading as={as} />}
      {specState === 'failed' && (
        <chakra.div display="flex" alignItems="center" flexWrap="wrap" gap="4">
          <chakra.p color="fg.muted">The technical data can't be shown just now.</chakra.p>
          <Button variant="outline" onClick={retrySpec}>
            Try again
          </Button>
        </chakra.div>
      )}
    </Section>
  );
}

function Columns({ spec }: { spec: ProductSpec }) {
  return (
    <chakra.div display="flex" flexDirection="column" gap="10">
      <Layers spec={spec} />
      <chakra.div
        display="grid"
        gridTemplateColumns={{ base: 'minmax(0, 1fr)', md: '1fr 1fr' }}
        columnGap="12"
        rowGap="8"
      >
        {inTwoColumns(specGroups(spec)).map((groups) => (
          <chakra.div key={groups[0]?.title} display="flex" flexDirection="column" gap="8">
            {groups.map((group) => (
              <section key={group.title}>
                <chakra.h3 textStyle="subheading" paddingBottom="2.5">
                  {group.title}
                </chakra.h3>
                <Facts group={group} />
              </section>
            ))}
          </chakra.div>
        ))}
      </chakra.div>
    </chakra.div>
  );
}

function Disclosures({ spec }: { spec: ProductSpec }) {
  return (
    <chakra.div borderTop="1px solid {colors.border}">
      <Disclosure title="Build-up" open>
        <Layers spec={spec} />
      </Disclosure>
      {specGroups(spec).map((group) => (
        <Disclosure key={group.title} title={group.title}>
          <Facts group={group} />
        </Disclosure>
      ))}
    </chakra.div>
  );
}

const Layers = ({ spec }: { spec: ProductSpec }) => (
  <BuildUp layers={spec.layers} thicknessMm={spec.thickness.nominalMm} />
);

function Facts({ group }: { group: FactGroup }): ReactNode {
  return (
    <chakra.dl borderTop="1px solid {colors.border}">
      {group.facts.map((fact) => (
        <FactRow key={fact.label} fact={fact} />
      ))}
    </chakra.dl>
  );
}

/** Close to the final height, so that what follows doesn't move. */
function Loading({ as }: Pick<TechnicalDataProps, 'as'>) {
  return (
    <chakra.div role="status" display="flex" flexDirection="column" gap="4">
      <chakra.span srOnly>Loading the technical data</chakra.span>
      <Skeleton height="9.5rem" />
      <Skeleton height={as === 'columns' ? '44rem' : '16rem'} />
    </chakra.div>
  );
}
