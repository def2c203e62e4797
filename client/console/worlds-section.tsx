import { chakra } from '@chakra-ui/react';
import { type FormEvent, useState } from 'react';
import { MAIN_WORLD, type WorldRow } from '../../contracts/api/mock-console.ts';
import { reportFailure } from '../lib/failure-channel.ts';
import { useAction } from '../lib/use-call.ts';
import { notify } from '../state/notices.ts';
import { Field } from '../ui/field.tsx';
import { TextInput } from '../ui/text-input.tsx';
import { write } from './console-api.ts';
import { ActionButton } from './parts/action-button.tsx';
import { ConfirmButton } from './parts/confirm-button.tsx';
import { FieldButton } from './parts/field-button.tsx';
import { List } from './parts/rows.tsx';
import { SectionHead } from './parts/section-head.tsx';
import { Tag } from './parts/tag.tsx';
import { SavedWorlds } from './saved-worlds.tsx';
import { refresh, useRead, useWorld } from './use-console.ts';

const NAME_RULE = '1 to 40 characters from a-z, 0-9 and -';

/** Separate shops in one process, each with its own data, faults, journal and clock. */
export function WorldsSection() {
  const { name } = useWorld();
  const { data, error, retry } = useRead('/worlds');
  return (
    <>
      <SectionHead
        title="Worlds and reset"
        lead="Each world is a separate copy of the shop. The shop in this browser uses the world you choose here; other programs choose theirs with the header x-mock-world."
      >
        <ResetButton world={name} />
      </SectionHead>
      <NewWorld />
      <SavedWorlds />
      <List
        label="Worlds"
        items={data?.worlds}
        error={error}
        onRetry={retry}
        rowHeight="4rem"
        empty={{ title: 'No worlds', text: 'Create one above.' }}
      >
        {(world) => <World key={world.name} world={world} />}
      </List>
    </>
  );
}

function ResetButton({ world }: { world: string }) {
  const reset = async () => {
    try {
      const { ms } = await write('POST /reset');
      await refresh();
      notify({ type: 'success', text: `${world} was reset in ${Math.round(ms)} ms` });
    } catch (error) {
      reportFailure(error);
    }
  };
  return (
    <ConfirmButton
      size="sm"
      variant="outline"
      title={`Reset the world ${world}?`}
      text="This puts its baskets, projects, applications, mail, sessions, faults and journal back to how they began. Other worlds are not affected."
      verb="Reset it"
      onConfirm={reset}
    >
      Reset {world}
    </ConfirmButton>
  );
}

function NewWorld() {
  const { choose } = useWorld();
  const [draft, setDraft] = useState('');
  const [wrong, setWrong] = useState('');
  const create = useAction(async (name: string) => {
    try {
      await write('POST /worlds', {}, { name });
    } catch (error) {
      setWrong(error instanceof Error ? error.message : String(error));
      return;
    }
    setDraft('');
    await refresh('/worlds');
    choose(name);
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const name = draft.trim();
    const isRight = /^[a-z0-9-]{1,40}$/.test(name);
    setWrong(isRight ? '' : `Use ${NAME_RULE}`);
    if (isRight) void create.run(name);
  };
  return (
    <chakra.form
      onSubmit={submit}
      noValidate
      display="flex"
      flexWrap="wrap"
      alignItems="flex-start"
      gap="4"
      marginBottom="7"
    >
      <chakra.div flex="0 1 20rem">
        <Field label="Name of a new world" hint={NAME_RULE} error={wrong}>
          <TextInput
            asks="reference"
            enter="done"
            value={draft}
            onChange={(event) => setDraft(event.target.value)}
          />
        </Field>
      </chakra.div>
      <FieldButton loading={create.isPending}>Create and choose</FieldButton>
    </chakra.form>
  );
}

function World({ world }: { world: WorldRow }) {
  const { name, choose } = useWorld();
  const isChosen = world.name === name;
  const remove = async () => {
    try {
      await write('DELETE /worlds/:name', { name: world.name });
      if (isChosen) choose(MAIN_WORLD);
      await refresh('/worlds');
    } catch (error) {
      reportFailure(error);
    }
  };
  return (
    <chakra.li
      display="flex"
      flexWrap="wrap"
      alignItems="center"
      justifyContent="space-between"
      gap="3"
      px="5"
      py="3"
    >
      <chakra.span display="flex" alignItems="center" gap="3">
        <chakra.span fontWeight="medium">{world.name}</chakra.span>
        {isChosen && <Tag tone="info">Chosen</Tag>}
        <chakra.span textStyle="small" color="fg.muted" fontVariantNumeric="tabular-nums">
          {world.calls} {world.calls === 1 ? 'call' : 'calls'}
        </chakra.span>
      </chakra.span>
      <chakra.span display="flex" gap="2">
        <ActionButton off={isChosen} aria-label={`Choose ${world.name}`} action={() => choose(world.name)}>
          Choose
        </ActionButton>
        {world.name !== MAIN_WORLD && (
          <ConfirmButton
            size="sm"
            variant="quiet"
            aria-label={`Delete ${world.name}`}
            title={`Delete the world ${world.name}?`}
            text="Everything in it will be lost."
            verb="Delete it"
            onConfirm={remove}
          >
            Delete
          </ConfirmButton>
        )}
      </chakra.span>
    </chakra.li>
  );
}
