import { clsx } from 'clsx';
import { Button } from '../../../ui/button.tsx';
import { InlineAlert } from '../../../ui/inline-alert.tsx';
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx';
import { lineAgain } from '../line-again.ts';
import type { Undo } from '../use-removal.ts';
import styles from './removed-line.module.css';

/** Offers to undo a removal, until another line is removed or the basket is left. The page announces the removal itself. */
export function RemovedLine({ undo, onBack }: { undo: Undo; onBack: (carId: string) => void }) {
  const { name, isPending, problem } = undo;

  async function run() {
    const carId = await undo.run(lineAgain);
    if (carId !== undefined) onBack(carId);
  }

  return (
    <div className={styles.removed} data-no-print="">
      <div className={styles.content}>
        <div className={clsx('text-small', styles.strip)}>
          <p>{`Removed ${name}.`}</p>
          <Button variant="link" size="inline" loading={isPending} onClick={() => void run()}>
            Undo<VisuallyHidden> the removal of {name}</VisuallyHidden>
          </Button>
        </div>
        <InlineAlert>{problem}</InlineAlert>
      </div>
    </div>
  );
}
