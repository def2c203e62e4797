import { chakra } from '@chakra-ui/react';
import { type FormEvent, useEffect, useState } from 'react';
import type { ClockState } from '../../contracts/api/mock-console.ts';
import { useAction } from '../lib/use-call.ts';
import { Button } from '../ui/button.tsx';
import { Field } from '../ui/field.tsx';
import { Select } from '../ui/select.tsx';
import { Skeleton } from '../ui/skeleton.tsx';
import { ErrorState } from '../ui/states.tsx';
import { TextInput } from '../ui/text-input.tsx';
import styles from './clock-section.module.css';
import { write } from './console-api.ts';
import { ActionButton } from './parts/action-button.tsx';
import { FieldButton } from './parts/field-button.tsx';
import { Quiet } from './parts/rows.tsx';
import { SectionHead } from './parts/section-head.tsx';
import { momentText, spanText } from './time-text.ts';
import { refresh, useRead } from './use-console.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
const STEPS = [
  ['1 minute', MINUTE],
  ['10 minutes', 10 * MINUTE],
  ['1 hour', HOUR],
  ['1 day', DAY],
  ['30 days', 30 * DAY],
] as const;
const UNITS = [
  { value: String(MINUTE), label: 'minutes' },
  { value: String(HOUR), label: 'hours' },
  { value: String(DAY), label: 'days' },
];

/** The time in this world. */
export function ClockSection() {
  const { data, error, retry } = useRead('/clock', 10_000);
  const set = useAction(async (body: { advanceMs: number } | { offsetMs: number }) => {
    await write('POST /clock', {}, body);
    await refresh();
  });
  return (
    <>
      <SectionHead
        title="Clock"
        lead="Move this world's clock forward to see sessions expire, codes run out and countdowns end without waiting."
      />
      {!data && error ? (
        <ErrorState onRetry={retry}>{error.message}</ErrorState>
      ) : (
        <chakra.div display="flex" flexDirection="column" gap="8" alignItems="flex-start">
          <Now clock={data} />
          <chakra.fieldset display="flex" flexWrap="wrap" gap="3">
            <chakra.legend textStyle="small" fontWeight="medium" marginBottom="2">
              Advance by
            </chakra.legend>
            {STEPS.map(([text, advanceMs]) => (
              <Button
                key={text}
                size="sm"
                variant="outline"
                aria-disabled={set.isPending || undefined}
                onClick={() => void set.run({ advanceMs })}
              >
                {text}
              </Button>
            ))}
          </chakra.fieldset>
          <OwnStep onAdvance={(advanceMs) => void set.run({ advanceMs })} isPending={set.isPending} />
          <ActionButton off={!data || data.offsetMs === 0} action={() => set.run({ offsetMs: 0 })}>
            Back to real time
          </ActionButton>
        </chakra.div>
      )}
    </>
  );
}

function Now({ clock }: { clock: ClockState | undefined }) {
  const [machineNow, setMachineNow] = useState(Date.now);
  useEffect(() => {
    const timer = setInterval(() => setMachineNow(Date.now()), 1000);
    return () => clearInterval(timer);
  }, []);
  if (!clock) return <Skeleton className={styles.loading} />;
  return (
    <chakra.div minHeight="4.5rem">
      <chakra.p textStyle="title" fontVariantNumeric="tabular-nums lining-nums">
        {momentText(machineNow + clock.offsetMs)}
      </chakra.p>
      <Quiet role="status">{offsetText(clock.offsetMs)}</Quiet>
    </chakra.div>
  );
}

function offsetText(offsetMs: number): string {
  if (offsetMs === 0) return 'Real time';
  return `${spanText(Math.abs(offsetMs))} ${offsetMs > 0 ? 'ahead of' : 'behind'} real time`;
}

function OwnStep({ onAdvance, isPending }: { onAdvance: (ms: number) => void; isPending: boolean }) {
  const [count, setCount] = useState('');
  const [unit, setUnit] = useState(String(HOUR));
  const [wrong, setWrong] = useState('');
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const isRight = /^[1-9]\d{0,5}$/.test(count);
    setWrong(isRight ? '' : 'Enter a whole number from 1');
    if (isRight) onAdvance(Number(count) * Number(unit));
  };
  return (
    <chakra.form onSubmit={submit} noValidate display="flex" flexWrap="wrap" alignItems="flex-start" gap="3">
      <chakra.div width="9rem">
        <Field label="How many" error={wrong}>
          <TextInput asks="whole" value={count} onChange={(event) => setCount(event.target.value)} />
        </Field>
      </chakra.div>
      <chakra.div width="9rem">
        <Field label="Unit">
          <Select value={unit} onChange={(event) => setUnit(event.target.value)} options={UNITS} />
        </Field>
      </chakra.div>
      <FieldButton loading={isPending}>Advance</FieldButton>
    </chakra.form>
  );
}
