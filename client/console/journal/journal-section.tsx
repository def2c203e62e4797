import { chakra } from '@chakra-ui/react';
import { useState } from 'react';
import type { JournalEntry } from '../../../contracts/api/mock-console.ts';
import { FAILURES } from '../../../contracts/api/result-codes.ts';
import { notify } from '../../state/notices.ts';
import { Checkbox } from '../../ui/checkbox.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Field } from '../../ui/field.tsx';
import { Select } from '../../ui/select.tsx';
import { Switch } from '../../ui/switch.tsx';
import { TextInput } from '../../ui/text-input.tsx';
import { ActionButton } from '../parts/action-button.tsx';
import { ColumnHeads, List } from '../parts/rows.tsx';
import { SectionHead } from '../parts/section-head.tsx';
import { saveHar } from './har.ts';
import { JournalDetail } from './journal-detail.tsx';
import { fits, type JournalFilter, NO_FILTER } from './journal-filter.ts';
import { CHOICE_WIDTH, JOURNAL_COLUMNS, JournalRow } from './journal-row.tsx';
import { OpenHarButton } from './open-har-button.tsx';
import { useChosenCalls } from './use-chosen-calls.ts';
import { useJournal } from './use-journal.ts';
import { WriteTests } from './write-tests.tsx';

const CODES = [
  { value: '', label: 'All codes' },
  { value: 'failed', label: 'All but code 0' },
  ...['0', ...Object.keys(FAILURES)].map((code) => ({ value: code, label: `Code ${code}` })),
  { value: 'none', label: 'Without a code' },
];

/** Every call as it comes in, checked against the contract. */
export function JournalSection() {
  const [isLive, setLive] = useState(true);
  const [filter, setFilter] = useState(NO_FILTER);
  const [shown, setShown] = useState<JournalEntry>();
  const { entries, error, retry, clear, open, replay } = useJournal(isLive);
  const found = entries?.filter((entry) => fits(entry, filter));
  const choice = useChosenCalls(found ?? []);
  const isFiltered = entries !== undefined && entries.length > 0;
  return (
    <>
      <SectionHead
        title="Journal"
        lead="Every call of this world, newest first. Passwords, tokens and codes are masked. Each request and reply is checked against the contract."
      >
        <Switch label="Live" checked={isLive} onChange={setLive} />
        <ActionButton off={!found?.length} action={() => found && saveHar(found)}>
          Save as HAR
        </ActionButton>
        <OpenHarButton open={open} />
        <ActionButton off={!entries?.length} action={clear}>
          Clear
        </ActionButton>
      </SectionHead>
      <Filters filter={filter} onChange={setFilter} />
      {!!found?.length && <WriteTests chosen={choice.chosen} onClear={choice.clear} />}
      <chakra.div paddingInlineStart={`calc(${CHOICE_WIDTH} - 1.25rem)`}>
        <ColumnHeads columns={JOURNAL_COLUMNS} heads={['Time', 'Call', 'Who', 'Code', 'Took', 'Verdict']} />
      </chakra.div>
      <List
        label="Calls"
        items={found}
        error={error}
        onRetry={retry}
        rowHeight="3rem"
        empty={
          isFiltered
            ? { title: 'No calls match the filter', text: 'Clear it to see the other calls of this world.' }
            : {
                title: 'No calls yet',
                text: 'Open the shop and look around: every call it makes appears here.',
              }
        }
      >
        {(entry) => (
          <JournalRow
            key={entry.id}
            entry={entry}
            isChosen={choice.chosen.includes(entry)}
            onChoose={choice.choose}
            onOpen={setShown}
          />
        )}
      </List>
      <Dialog
        open={shown !== undefined}
        onClose={() => setShown(undefined)}
        title={shown ? `${shown.method} ${shown.path}` : ''}
        placement="sheet"
      >
        {shown && (
          <JournalDetail
            entry={shown}
            onReplay={async () => {
              setShown(await replay(shown.id));
              notify({ type: 'success', text: 'Sent again' });
            }}
          />
        )}
      </Dialog>
    </>
  );
}

interface FiltersProps {
  filter: JournalFilter;
  onChange: (filter: JournalFilter) => void;
}

function Filters({ filter, onChange }: FiltersProps) {
  return (
    <chakra.search
      display="grid"
      gridTemplateColumns={{
        base: 'repeat(2, minmax(0, 1fr))',
        lg: 'minmax(0, 2fr) minmax(0, 1.5fr) 11rem auto',
      }}
      alignItems="end"
      columnGap="4"
      rowGap="3"
      marginBottom="6"
    >
      <Field label="Path contains">
        <TextInput
          asks="search"
          value={filter.path}
          onChange={({ target }) => onChange({ ...filter, path: target.value })}
        />
      </Field>
      <Field label="Who contains">
        <TextInput
          asks="search"
          value={filter.who}
          onChange={({ target }) => onChange({ ...filter, who: target.value })}
        />
      </Field>
      <Field label="Code">
        <Select
          options={CODES}
          value={filter.code}
          onChange={({ target }) => onChange({ ...filter, code: target.value })}
        />
      </Field>
      <chakra.div minHeight="3rem" display="flex" alignItems="center">
        <Checkbox
          label="Only problems"
          checked={filter.onlyProblems}
          onChange={({ target }) => onChange({ ...filter, onlyProblems: target.checked })}
        />
      </chakra.div>
    </chakra.search>
  );
}
