import { Field } from '../ui/field.tsx';
import { Select } from '../ui/select.tsx';
import { useRead, useWorld } from './use-console.ts';

/** Chooses the data that the console shows and the shop in this browser uses. */
export function WorldSelect() {
  const { name, choose } = useWorld();
  const { data } = useRead('/worlds');
  const names = data?.worlds.map((world) => world.name) ?? [];
  const all = names.includes(name) ? names : [name, ...names];
  return (
    <Field label="World">
      <Select
        value={name}
        onChange={(event) => choose(event.target.value)}
        options={all.map((world) => ({ value: world, label: world }))}
      />
    </Field>
  );
}
