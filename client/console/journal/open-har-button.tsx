import { useRef } from 'react';
import { countText } from '../../../contracts/domain/number/notation.ts';
import { useAction } from '../../lib/use-call.ts';
import { notify } from '../../state/notices.ts';
import { Button } from '../../ui/button.tsx';
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
      <input
        className="sr-only"
        ref={input}
        type="file"
        accept=".har,application/json"
        tabIndex={-1}
        aria-label="HAR file"
        onChange={(event) => {
          const [file] = event.target.files ?? [];
          if (file) void run(file);
          // the same file may be chosen again
          event.target.value = '';
        }}
      />
    </>
  );
}
