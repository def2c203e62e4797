import { chakra } from '@chakra-ui/react';
import { useState } from 'react';
import { useSearch } from 'wouter';
import { FAULT_LIMITS, wholeProblem } from '../../../contracts/api/fault-kinds.ts';
import {
  FAULT_PROFILE_NAMES,
  type FaultProfileName,
  faultProfile,
} from '../../../contracts/api/fault-profiles.ts';
import { CONSOLE_PATH, type Fault } from '../../../contracts/api/mock-console.ts';
import { isFaultProfile, noFaultProfile } from '../../../contracts/domain/text/fault-profile-name.ts';
import { Field } from '../../ui/field.tsx';
import { TextInput } from '../../ui/text-input.tsx';
import { write } from '../console-api.ts';
import { ActionButton } from '../parts/action-button.tsx';
import { CopyButton } from '../parts/copy-button.tsx';
import { Quiet, Rows, SplitEntry } from '../parts/rows.tsx';
import { Tag } from '../parts/tag.tsx';
import { momentText } from '../time-text.ts';
import { refresh } from '../use-console.ts';
import { endOf, inForm, MINUTES } from './fault-draft.ts';
import styles from './faults-section.module.css';

interface ProfileListProps {
  faults: readonly Fault[];
  /** milliseconds since 1970, on the world's clock */
  now: () => number;
}

/** The profiles to start and the one that runs. An address can choose one, but only a click starts it. */
export function ProfileList({ faults, now }: ProfileListProps) {
  const linked = new URLSearchParams(useSearch());
  const chosen = linked.get('profile');
  const [seed, setSeed] = useState(linked.get('seed') ?? '1');
  const [minutes, setMinutes] = useState('');
  const [errors, setErrors] = useState<Readonly<Record<'seed' | 'minutes', string>>>({
    seed: '',
    minutes: '',
  });
  const start = async (name: FaultProfileName) => {
    const found = {
      seed: inForm(wholeProblem(seed, FAULT_LIMITS.seed)),
      minutes: minutes === '' ? '' : inForm(wholeProblem(minutes, MINUTES)),
    };
    setErrors(found);
    if (found.seed || found.minutes) return;
    await write('POST /fault-profile', {}, { name, seed: Number(seed), ...endOf(minutes, now()) });
    await refresh('/faults');
  };
  return (
    <chakra.section aria-labelledby="profiles">
      <chakra.h2 id="profiles" textStyle="subheading" marginBottom="2">
        Profiles
      </chakra.h2>
      <Quiet maxWidth="prose" marginBottom="4">
        Faults that come together. One profile runs at a time; with the same seed, the same calls fail again.
      </Quiet>
      {chosen !== null && !isFaultProfile(chosen) && (
        <chakra.p role="alert" textStyle="small" color="danger" marginBottom="4">
          In this address {noFaultProfile(chosen)}
        </chakra.p>
      )}
      <chakra.div
        display="grid"
        gridTemplateColumns={{ base: 'repeat(2, minmax(0, 1fr))', md: '9rem 18rem' }}
        alignItems="end"
        gap="4"
        marginBottom="4"
      >
        <Field label="Seed" error={errors.seed}>
          <TextInput asks="whole" value={seed} onChange={(event) => setSeed(event.target.value)} />
        </Field>
        <Field label="Ends after minutes (may be empty)" error={errors.minutes}>
          <TextInput asks="whole" value={minutes} onChange={(event) => setMinutes(event.target.value)} />
        </Field>
      </chakra.div>
      <Rows aria-label="Profiles">
        {FAULT_PROFILE_NAMES.map((name) => (
          <Profile
            key={name}
            name={name}
            isChosen={name === chosen}
            running={faults.filter(({ profile }) => profile === name)}
            link={() => `${location.origin}${CONSOLE_PATH}?profile=${name}&seed=${seed}#/faults`}
            onStart={() => start(name)}
          />
        ))}
      </Rows>
    </chakra.section>
  );
}

interface ProfileProps {
  name: FaultProfileName;
  /** by the address */
  isChosen: boolean;
  /** its faults while it runs */
  running: readonly Fault[];
  link: () => string;
  onStart: () => Promise<void>;
}

function Profile({ name, isChosen, running, link, onStart }: ProfileProps) {
  const { label, says } = faultProfile(name);
  const [first] = running;
  const hits = running.reduce((sum, fault) => sum + fault.hits, 0);
  return (
    <SplitEntry columnGap="5" py="3" bg={isChosen ? 'info.subtle' : undefined}>
      <div>
        <chakra.p textStyle="small" fontWeight="medium">
          {label} {first && <Tag tone="warning">Running</Tag>}
          {isChosen && !first && <Tag tone="info">In this address</Tag>}
        </chakra.p>
        <Quiet maxWidth="prose">{says}</Quiet>
        {first && (
          <chakra.p textStyle="small">
            Seed {first.seed},{' '}
            {first.until === undefined ? 'until stopped' : `until ${momentText(first.until)}`},{' '}
            {hits === 1 ? '1 hit' : `${hits} hits`}
          </chakra.p>
        )}
      </div>
      <div className={styles.actions}>
        <CopyButton label="Copy link" text={link} />
        {first ? (
          <ActionButton
            aria-label={`Stop ${label}`}
            action={async () => {
              await write('DELETE /fault-profile');
              await refresh('/faults');
            }}
          >
            Stop
          </ActionButton>
        ) : (
          <ActionButton
            aria-label={`Start ${label}`}
            variant={isChosen ? 'solid' : 'outline'}
            action={onStart}
          >
            Start
          </ActionButton>
        )}
      </div>
    </SplitEntry>
  );
}
