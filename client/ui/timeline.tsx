import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import styles from './timeline.module.css';
import { VisuallyHidden } from './visually-hidden.tsx';

export interface TimelineStep {
  readonly words: string;
  /** when it happened, on London's clocks; '' where that isn't known */
  readonly at: string;
  /** for the customer; may be '' */
  readonly note: string;
  /** still to come */
  readonly isAhead: boolean;
}

interface TimelineProps<Step> {
  steps: readonly Step[];
  /** what else there is to say about a step */
  more?: (step: Step) => ReactNode;
}

/** What has happened and what is still to come, as a list. */
export function Timeline<Step extends TimelineStep>({ steps, more }: TimelineProps<Step>) {
  return (
    <ol className={styles.steps} aria-label="Progress" data-print-colours="">
      {steps.map((step) => {
        const { words, at, note, isAhead } = step;
        return (
          <li className={clsx(styles.step, !isAhead && styles.past)} key={`${words} ${at}`}>
            <p className={styles.words}>
              {words}
              {isAhead && <VisuallyHidden>, still to come</VisuallyHidden>}
            </p>
            {at && <p className="text-small text-figures text-muted">{at}</p>}
            {note && <p className="text-small text-muted">{note}</p>}
            {more?.(step)}
          </li>
        );
      })}
    </ol>
  );
}
