import { Button } from '../../../ui/button.tsx';
import { InlineAlert } from '../../../ui/inline-alert.tsx';
import type { Colleague } from '../people.api.ts';
import { useRemoval } from '../use-people.ts';
import styles from './people-dialog.module.css';

interface RemoveQuestionProps {
  colleague: Colleague;
  onClose: () => void;
  onRemoved: (words: string) => void;
}

/** Says what removing a colleague means, and asks for confirmation. */
export function RemoveQuestion({ colleague, onClose, onRemoved }: RemoveQuestionProps) {
  const { run, isPending, problem } = useRemoval(colleague, onRemoved);
  return (
    <div className="stack-5">
      <p>
        {`${colleague.name} is logged out everywhere and can’t log in any more. Their basket and projects are deleted. What they have ordered stays with the company, and we write to you about it.`}
      </p>
      <InlineAlert>{problem}</InlineAlert>
      <div className={styles.actions}>
        <Button variant="outline" size="lg" onClick={onClose}>
          Keep
        </Button>
        <Button size="lg" loading={isPending} onClick={() => void run()}>
          {`Remove ${colleague.name}`}
        </Button>
      </div>
    </div>
  );
}
