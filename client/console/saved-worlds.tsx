import { chakra } from '@chakra-ui/react';
import { useRef, useState } from 'react';
import { reportFailure } from '../lib/failure-channel.ts';
import { saveFile } from '../lib/save-file.ts';
import { useAction } from '../lib/use-call.ts';
import { notify } from '../state/notices.ts';
import { Button } from '../ui/button.tsx';
import { FileInput } from '../ui/file-input.tsx';
import { InlineAlert } from '../ui/inline-alert.tsx';
import { openSavedWorld, saveWorld } from './console-api.ts';
import { ActionButton } from './parts/action-button.tsx';
import { Quiet } from './parts/rows.tsx';
import { refresh, useWorld } from './use-console.ts';

/** The chosen world as a file, and a file as a new world. */
export function SavedWorlds() {
  const { name, choose } = useWorld();
  const [wrong, setWrong] = useState('');
  const input = useRef<HTMLInputElement>(null);
  const open = useAction(async (file: File) => {
    setWrong('');
    try {
      const { name: opened, differingSeeds } = await openSavedWorld(file);
      await refresh('/worlds');
      choose(opened);
      const seeds =
        differingSeeds.length > 0 ? `. Its seeds differ from those here: ${differingSeeds.join(', ')}` : '';
      notify({ type: 'success', text: `${opened} is open, at the moment at which it was saved${seeds}` });
    } catch (error) {
      const why = error instanceof Error ? error.message : String(error);
      setWrong(why.replace(/^(file|body): /, 'This file '));
    }
  });
  const save = async () => {
    try {
      saveFile(await saveWorld(), 'saved.world.gz');
    } catch (error) {
      reportFailure(error);
    }
  };
  return (
    <chakra.div display="flex" flexDirection="column" gap="3" marginBottom="7" maxWidth="46rem">
      <Quiet id="saved-world">
        A saved world is one file for a colleague: everything in it, its time, its faults and its last calls.
        It has the names, addresses and uploaded files of the people in it, but no passwords, tokens and
        codes.
      </Quiet>
      <chakra.div display="flex" flexWrap="wrap" gap="3">
        <ActionButton action={save} aria-describedby="saved-world">
          Save {name}
        </ActionButton>
        <Button size="sm" variant="outline" loading={open.isPending} onClick={() => input.current?.click()}>
          Open a saved world
        </Button>
        <FileInput
          ref={input}
          label="A saved world"
          accept=".gz"
          onChoose={([file]) => void open.run(file)}
        />
      </chakra.div>
      <InlineAlert>{wrong}</InlineAlert>
    </chakra.div>
  );
}
