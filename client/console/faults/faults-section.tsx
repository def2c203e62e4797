import { chakra } from '@chakra-ui/react';
import { effectText } from '../../../contracts/api/fault-kinds.ts';
import type { Fault, NewFault } from '../../../contracts/api/mock-console.ts';
import { write } from '../console-api.ts';
import { ActionButton } from '../parts/action-button.tsx';
import { List, Quiet } from '../parts/rows.tsx';
import { SectionHead } from '../parts/section-head.tsx';
import { Tag } from '../parts/tag.tsx';
import { refresh, useRead } from '../use-console.ts';
import { targetText, timesText } from './fault-draft.ts';
import { FaultForm } from './fault-form.tsx';
import styles from './faults-section.module.css';
import { PRESETS } from './presets.ts';
import { ProfileList } from './profile-list.tsx';

async function add(fault: NewFault): Promise<void> {
  await write('POST /faults', {}, fault);
  await refresh('/faults');
}

const ALL_WELL = { title: 'Everything works', text: 'Choose a preset or a profile, or add a fault below.' };
const PROFILE_ON = { title: 'No single faults', text: 'A profile is running.' };

/** Faults injected on purpose. */
export function FaultsSection() {
  const { data, error, retry } = useRead('/faults', 1500);
  const clock = useRead('/clock', 10_000).data;
  const isProfileOn = data?.faults.some(({ profile }) => profile !== undefined);
  const now = () => Date.now() + (clock?.offsetMs ?? 0);
  return (
    <>
      <SectionHead
        title="Faults"
        lead="Make the backend fail on purpose: a result code, an HTTP status, a delay, a broken reply. Or give it a reply of your own. A call gets the first fault that matches it, those of a profile last."
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
          items={data?.faults.filter(({ profile }) => profile === undefined)}
          error={error}
          onRetry={retry}
          empty={isProfileOn ? PROFILE_ON : ALL_WELL}
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
        <ProfileList faults={data?.faults ?? []} now={now} />
        <FaultForm now={now} onAdd={add} />
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
        <Quiet>
          {targetText(fault)}, {timesText(fault)}
        </Quiet>
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
