import { chakra } from '@chakra-ui/react';
import { type FormEvent, type ReactNode, useState } from 'react';
import useSWRImmutable from 'swr/immutable';
import {
  CONSOLE_PATH,
  FAULT_LIMITS,
  type NewFault,
  PLAIN_FAULTS,
} from '../../../contracts/api/mock-console.ts';
import { FAILURES } from '../../../contracts/api/result-codes.ts';
import { useAction } from '../../lib/use-call.ts';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { Select, type SelectOption } from '../../ui/select.tsx';
import { TextArea, TextInput } from '../../ui/text-input.tsx';
import { useRead } from '../use-console.ts';
import { checkDraft, type DraftErrors, type FaultDraft, FIRST_DRAFT, faultOf } from './fault-draft.ts';
import styles from './fault-form.module.css';

const TIMES = [
  { value: 'once', label: 'Once' },
  { value: 'times', label: 'A number of times' },
  { value: 'percent', label: 'A percentage of calls' },
  { value: 'until-cleared', label: 'Until cleared' },
];
const EFFECTS = [
  { value: 'code', label: 'Result code' },
  { value: 'status', label: 'HTTP status' },
  { value: 'delay', label: 'Delay' },
  { value: 'reply', label: 'A reply of your own' },
  ...Object.entries(PLAIN_FAULTS).map(([value, { offered }]) => ({ value, label: offered })),
];
const CHECKS = [
  { value: 'contract', label: 'It must be one that the contract allows' },
  { value: 'nothing', label: 'Not at all' },
];
const CODES = Object.entries(FAILURES).map(([code, { meaning }]) => ({
  value: code,
  label: `${code}: ${meaning}`,
}));

/** A custom fault: which call, for whom, how often, and what happens. */
export function FaultForm({ onAdd }: { onAdd: (fault: NewFault) => Promise<void> }) {
  const [draft, setDraft] = useState(FIRST_DRAFT);
  const [errors, setErrors] = useState<DraftErrors>({});
  const people = useRead('/people', 0).data?.people ?? [];
  const paths = useCallPaths();
  const add = useAction(onAdd);
  const bind = <Name extends keyof FaultDraft>(name: Name) => ({
    value: draft[name],
    onChange: ({ target }: { target: { value: string } }) => {
      setDraft({ ...draft, [name]: target.value });
      setErrors({});
    },
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const found = checkDraft(draft);
    setErrors(found);
    if (Object.keys(found).length === 0) void add.run(faultOf(draft));
  };
  return (
    <chakra.form onSubmit={submit} noValidate aria-labelledby="own-fault">
      <chakra.h2 id="own-fault" textStyle="subheading" marginBottom="4">
        A fault of your own
      </chakra.h2>
      <chakra.div
        display="grid"
        gridTemplateColumns={{ base: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' }}
        columnGap="6"
        rowGap="5"
      >
        <Field label="Call">
          <Select {...bind('path')} options={[{ value: '*', label: 'All calls' }, ...paths]} />
        </Field>
        <Field label="Persona">
          <Select
            {...bind('persona')}
            options={[
              { value: '*', label: 'Everyone' },
              { value: 'visitor', label: 'Visitors' },
              ...people.map(({ loginName }) => ({ value: loginName, label: loginName })),
            ]}
          />
        </Field>
        <Pair>
          <Field label="How often">
            <Select {...bind('times')} options={TIMES} />
          </Field>
          {(draft.times === 'times' || draft.times === 'percent') && (
            <Field label={draft.times === 'times' ? 'Times' : 'Percent'} error={errors.count}>
              <TextInput asks="whole" {...bind('count')} />
            </Field>
          )}
        </Pair>
        {draft.path !== '*' && (
          <Field label="Only if sent with, e.g. productId=p-0101 (leave empty for any)">
            <TextInput asks="note" {...bind('when')} />
          </Field>
        )}
        <Field label="Effect">
          <Select {...bind('effect')} options={EFFECTS} />
        </Field>
        {draft.effect === 'code' && (
          <>
            <Field label="Result code">
              <Select {...bind('code')} options={CODES} />
            </Field>
            <Field label="Message (leave empty for the usual one)">
              <TextInput asks="note" maxLength={FAULT_LIMITS.message} {...bind('message')} />
            </Field>
          </>
        )}
        {draft.effect === 'status' && (
          <Field label="HTTP status" error={errors.status}>
            <TextInput asks="whole" {...bind('status')} />
          </Field>
        )}
        {draft.effect === 'reply' && (
          <>
            <Field label="How the reply is checked">
              <Select {...bind('check')} options={CHECKS} />
            </Field>
            <Field label="Reply, as JSON" error={errors.reply}>
              <TextArea asks="codes" rows={6} {...bind('reply')} />
            </Field>
          </>
        )}
        {draft.effect === 'delay' && (
          <Field label="Milliseconds" error={errors.delay}>
            <TextInput asks="whole" {...bind('delay')} />
          </Field>
        )}
      </chakra.div>
      <Button className={styles.add} type="submit" loading={add.isPending}>
        Add fault
      </Button>
    </chakra.form>
  );
}

function Pair({ children }: { children: ReactNode }) {
  return (
    <chakra.div
      display="grid"
      gridTemplateColumns="minmax(0, 1fr)"
      gap="4"
      css={{ '&:has(> :nth-child(2))': { gridTemplateColumns: 'minmax(0, 1fr) 8rem' } }}
    >
      {children}
    </chakra.div>
  );
}

async function readPaths(url: string): Promise<string[]> {
  const contract: unknown = await (await fetch(url)).json();
  const paths =
    typeof contract === 'object' && contract !== null && 'paths' in contract ? contract.paths : {};
  return Object.keys(paths ?? {});
}

/** Every call of the contract, to choose from; none while the contract is loading. */
function useCallPaths(): readonly SelectOption[] {
  const { data = [] } = useSWRImmutable(`${CONSOLE_PATH}/openapi.json`, readPaths);
  return data.map((path) => ({ value: path, label: path }));
}
