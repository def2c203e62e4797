import { useRef } from 'react';
import { countText } from '../../../contracts/domain/number/notation.ts';
import { useAction } from '../../lib/use-call.ts';
import { notify } from '../../state/notices.ts';
import { Button } from '../../ui/button.tsx';
import { FileInput } from '../../ui/file-input.tsx';
import type { JournalFeed } from './use-journal.ts';

/** Opens a HAR file of the console or of a browser in the journal. */
export function OpenHarButton({ open }: Pick<JournalFeed, 'open'>) {
  const input = useRef<HTMLInputElement>(null);
  const { run, isPending } = useAction(async (file: File) => {
    const { opened, leftOut } = await open(file);
    const others = leftOut === 0 ? '' : `, ${countText(leftOut, 'other request')} left out`;
    notify({ type: 'success', text: `${countText(opened, 'call')} opened${others}` });
  });
  return (
    <>
      <Button size="sm" variant="outline" loading={isPending} onClick={() => input.current?.click()}>
        Open a HAR file
      </Button>
      <FileInput
        ref={input}
        label="HAR file"
        accept=".har,application/json"
        onChoose={([file]) => void run(file)}
      />
    </>
  );
}
