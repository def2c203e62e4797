import { useAction } from '../../lib/use-call.ts';
import { Field } from '../../ui/field.tsx';
import { Select } from '../../ui/select.tsx';
import { write } from '../console-api.ts';
import { refresh } from '../use-console.ts';

interface DeskChoiceProps<Value extends string> {
  label: string;
  field: 'callBacks' | 'provider';
  value: Value | undefined;
  words: Readonly<Record<Value, string>>;
}

/** How the provider behaves from now on. */
export function DeskChoice<Value extends string>({ label, field, value, words }: DeskChoiceProps<Value>) {
  const choose = useAction(async (chosen: string) => {
    await write('PATCH /card-payments', {}, { [field]: chosen });
    await refresh('/card-payments');
  });
  return (
    <div>
      <Field label={label}>
        <Select
          value={value ?? ''}
          disabled={value === undefined}
          options={Object.entries<string>(words).map(([key, text]) => ({ value: key, label: text }))}
          onChange={(event) => void choose.run(event.target.value)}
        />
      </Field>
    </div>
  );
}
