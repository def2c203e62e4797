import { Button } from '../../../ui/button.tsx';
import { InlineAlert } from '../../../ui/inline-alert.tsx';
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx';
import { lineAgain } from '../line-again.ts';
import type { Undo } from '../use-removal.ts';
import styles from './removed-line.module.css';

/** Offers to undo a removal, until another line is removed or the basket is left. */
export function RemovedLine({ undo, onBack }: { undo: Undo; onBack: (carId: string) => void }) {
  const { name, isPending, problem } = undo;

  async function run() {
    const carId = await undo.run(lineAgain);
    if (carId !== undefined) onBack(carId);
  }

  return (
    <div className={name === undefined ? undefined : styles.removed} data-no-print="">
      <InlineAlert
        kind="info"
        action={
          <Button variant="outline" size="sm" loading={isPending} onClick={() => void run()}>
            Undo<VisuallyHidden> the removal of {name}</VisuallyHidden>
          </Button>
        }
      >
        {name && `${name} is removed.`}
      </InlineAlert>
      <InlineAlert>{name && problem}</InlineAlert>
    </div>
  );
}
