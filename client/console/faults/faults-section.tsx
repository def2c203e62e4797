import { chakra } from '@chakra-ui/react';
import type { Fault, NewFault } from '../../../contracts/api/mock-console.ts';
import { write } from '../console-api.ts';
import { ActionButton } from '../parts/action-button.tsx';
import { List } from '../parts/rows.tsx';
import { SectionHead } from '../parts/section-head.tsx';
import { Tag } from '../parts/tag.tsx';
import { refresh, useRead } from '../use-console.ts';
import { effectText, targetText, timesText } from './fault-draft.ts';
import { FaultForm } from './fault-form.tsx';
import styles from './faults-section.module.css';
import { PRESETS } from './presets.ts';

async function add(fault: NewFault): Promise<void> {
  await write('POST /faults', {}, fault);
  await refresh('/faults');
}

/** Faults injected on purpose. */
export function FaultsSection() {
  const { data, error, retry } = useRead('/faults', 1500);
  return (
    <>
      <SectionHead
        title="Faults"
        lead="Make the backend fail on purpose: a result code, an HTTP status, a delay, a broken reply. Or give it a reply of your own. A call gets the first fault that matches it."
      >
        <ActionButton
          off={!data?.faults.length}
          action={async () => {
            await write('DELETE /faults');
            await refresh('/faults');
          }}
        >
          Clear all
        </ActionButton>
      </SectionHead>
      <chakra.div display="flex" flexDirection="column" gap="8">
        <List
          label="Faults"
          items={data?.faults}
          error={error}
          onRetry={retry}
          empty={{ title: 'Everything works', text: 'Choose a preset or add a fault below.' }}
        >
          {(fault) => <FaultRow key={fault.id} fault={fault} />}
        </List>
        <chakra.section aria-label="Presets">
          <chakra.h2 textStyle="subheading" marginBottom="3">
            Presets
          </chakra.h2>
          <chakra.div display="flex" flexWrap="wrap" gap="2.5">
            {PRESETS.map(({ label, fault }) => (
              <ActionButton key={label} action={() => add(fault)}>
                {label}
              </ActionButton>
            ))}
          </chakra.div>
        </chakra.section>
        <FaultForm onAdd={add} />
      </chakra.div>
    </>
  );
}

function FaultRow({ fault }: { fault: Fault }) {
  const effect = effectText(fault.effect);
  return (
    <chakra.li
      display="grid"
      gridTemplateColumns={{ base: 'minmax(0, 1fr) auto', md: 'minmax(0, 1fr) 8rem auto' }}
      alignItems="center"
      columnGap="5"
      rowGap="1"
      px="5"
      py="3"
    >
      <div>
        <chakra.p textStyle="small" fontWeight="medium" overflowWrap="anywhere">
          {effect}
        </chakra.p>
        <chakra.p textStyle="small" color="fg.muted">
          {targetText(fault)}, {timesText(fault.times)}
        </chakra.p>
      </div>
      <chakra.span gridRow={{ base: '2', md: 'auto' }}>
        <Tag tone={fault.hits > 0 ? 'warning' : 'plain'}>
          {fault.hits === 1 ? '1 hit' : `${fault.hits} hits`}
        </Tag>
      </chakra.span>
      <ActionButton
        className={styles.clear}
        variant="quiet"
        aria-label={`Clear: ${effect}`}
        action={async () => {
          await write('DELETE /faults/:id', { id: fault.id });
          await refresh('/faults');
        }}
      >
        Clear
      </ActionButton>
    </chakra.li>
  );
}
