import { chakra } from '@chakra-ui/react';
import { type FormEvent, type ReactNode, useState } from 'react';
import useSWRImmutable from 'swr/immutable';
import {
  FAULT_KIND_NAMES,
  FAULT_KINDS,
  type FaultField,
  faultFields,
} from '../../../contracts/api/fault-kinds.ts';
import { CONSOLE_PATH, type NewFault } from '../../../contracts/api/mock-console.ts';
import { useAction } from '../../lib/use-call.ts';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { Select, type SelectOption } from '../../ui/select.tsx';
import { TextArea, TextInput } from '../../ui/text-input.tsx';
import { useRead } from '../use-console.ts';
import { checkDraft, type FaultDraft, FIRST_DRAFT, hasChance, nameOf } from './fault-draft.ts';
import styles from './fault-form.module.css';

const TIMES = [
  { value: 'once', label: 'Once' },
  { value: 'times', label: 'A number of times' },
  { value: 'percent', label: 'A percentage of calls' },
  { value: 'until-cleared', label: 'Until cleared' },
];
const KINDS = FAULT_KIND_NAMES.map((kind) => ({ value: kind, label: FAULT_KINDS[kind].label }));

interface FaultFormProps {
  /** milliseconds since 1970, on the world's clock */
  now: () => number;
  onAdd: (fault: NewFault) => Promise<void>;
}

/** A custom fault: which call, for whom, how often, until when, and what happens. */
export function FaultForm({ now, onAdd }: FaultFormProps) {
  const [draft, setDraft] = useState(FIRST_DRAFT);
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({});
  const people = useRead('/people', 0).data?.people ?? [];
  const paths = useCallPaths();
  const add = useAction(onAdd);
  const change = (next: FaultDraft) => {
    setDraft(next);
    setErrors({});
  };
  const bind = (name: Exclude<keyof FaultDraft, 'values'>) => ({
    value: draft[name],
    onChange: ({ target }: { target: { value: string } }) => change({ ...draft, [name]: target.value }),
  });
  const bindValue = (name: string) => ({
    value: draft.values[name] ?? '',
    onChange: ({ target }: { target: { value: string } }) =>
      change({ ...draft, values: { ...draft.values, [name]: target.value } }),
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const checked = checkDraft(draft, now());
    if ('errors' in checked) setErrors(checked.errors);
    else void add.run(checked.fault);
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
              { value: 'customer', label: 'Customers' },
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
          <Select {...bind('kind')} options={KINDS} />
        </Field>
        {faultFields(draft.kind).map(([field, about]) => {
          const name = nameOf(draft.kind, field);
          return (
            <Field key={name} label={about.label} error={errors[name]}>
              <ValueInput about={about} {...bindValue(name)} />
            </Field>
          );
        })}
        {hasChance(draft) && (
          <Field label="Seed" error={errors.seed}>
            <TextInput asks="whole" {...bind('seed')} />
          </Field>
        )}
        <Field label="Ends after minutes (leave empty for never)" error={errors.minutes}>
          <TextInput asks="whole" {...bind('minutes')} />
        </Field>
      </chakra.div>
      <Button className={styles.add} type="submit" loading={add.isPending}>
        Add fault
      </Button>
    </chakra.form>
  );
}

interface ValueInputProps {
  about: FaultField;
  value: string;
  onChange: (event: { target: { value: string } }) => void;
}

function ValueInput({ about, ...bound }: ValueInputProps) {
  if ('whole' in about) return <TextInput asks="whole" {...bound} />;
  if ('text' in about) return <TextInput asks="note" maxLength={about.text} {...bound} />;
  if ('json' in about) return <TextArea asks="codes" rows={6} {...bound} />;
  if ('flag' in about) {
    const [off, on] = about.flag;
    return (
      <Select
        {...bound}
        options={[
          { value: '', label: off },
          { value: 'true', label: on },
        ]}
      />
    );
  }
  const options = Object.entries(about.choice).map(([value, { meaning }]) => ({
    value,
    label: `${value}: ${meaning}`,
  }));
  return <Select {...bound} options={options} />;
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
