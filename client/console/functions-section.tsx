import { chakra } from '@chakra-ui/react';
import type { FunctionRow } from '../../contracts/api/mock-console.ts';
import { useAction } from '../lib/use-call.ts';
import { Switch } from '../ui/switch.tsx';
import { write } from './console-api.ts';
import { ListSection } from './parts/section-head.tsx';
import { Tag } from './parts/tag.tsx';
import { refresh, useRead } from './use-console.ts';

/** What the backend offers, each with an on/off switch. */
export function FunctionsSection() {
  const { data, error, retry } = useRead('/functions');
  return (
    <ListSection
      title="Functions"
      lead="Every call belongs to a function. Switch a function off and its calls answer 103. Roles that are not listed beside it get 102."
      items={data?.functions}
      error={error}
      onRetry={retry}
      rowHeight="3.75rem"
      empty={{ title: 'No functions', text: 'Reset this world to bring them back.' }}
    >
      {(row) => <FunctionItem key={row.functionId} row={row} />}
    </ListSection>
  );
}

function FunctionItem({ row }: { row: FunctionRow }) {
  const { functionId, on, roles } = row;
  const turn = useAction(async (next: boolean) => {
    await write('PATCH /functions/:functionId', { functionId }, { on: next });
    await refresh('/functions');
  });
  return (
    <chakra.li
      display="flex"
      flexWrap="wrap"
      alignItems="center"
      justifyContent="space-between"
      columnGap="6"
      px="5"
      py="2"
    >
      <Switch label={functionId} checked={on} onChange={(next) => void turn.run(next)} />
      <chakra.span display="flex" gap="2" py="1">
        {!on && <Tag tone="warning">Answers 103</Tag>}
        {roles.map((role) => (
          <Tag key={role}>{role}</Tag>
        ))}
      </chakra.span>
    </chakra.li>
  );
}
