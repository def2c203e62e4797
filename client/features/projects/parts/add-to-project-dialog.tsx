import { type MouseEvent, type ReactNode, useEffect, useRef } from 'react';
import { useHref } from '../../../state/device.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { CheckIcon } from '../../../ui/icons.tsx';
import { ButtonLink } from '../../../ui/link.tsx';
import { PRODUCT_ADDED } from '../use-add-to-project.ts';
import type { IntoProject } from '../use-into-project.ts';
import styles from './add-to-project-dialog.module.css';
import { ChooseProject } from './choose-project.tsx';
import { NameProject } from './name-project.tsx';

const TITLES = {
  Add: { choosing: 'Add to project', naming: 'New project', done: 'Added' },
  Move: { choosing: 'Move to project', naming: 'New project', done: 'Moved' },
  Keep: { choosing: 'Keep with a project', naming: 'New project', done: 'Kept' },
} as const;

/** What is done, as the button that opens the dialog says: with a product, or with a picture. */
export type Verb = keyof typeof TITLES;

interface AddToProjectDialogProps {
  model: IntoProject;
  placement: 'center' | 'bottom';
  verb?: Verb;
  /** above the choice */
  children?: ReactNode;
}

/** Choose a project or create one; then what goes into it is sent (docs/product.md, "States"). */
export function AddToProjectDialog({ model, placement, verb = 'Add', children }: AddToProjectDialogProps) {
  const content = useRef<HTMLDivElement>(null);
  const shown = useRef(model.step);
  useEffect(() => {
    if (shown.current === model.step) return;
    shown.current = model.step;
    content.current?.querySelector<HTMLElement>('[data-step-focus]')?.focus();
  }, [model.step]);
  return (
    <Dialog open={model.isOpen} onClose={model.close} title={TITLES[verb][model.step]} placement={placement}>
      <div ref={content} onClickCapture={withoutSecondClick}>
        {/* what is typed in it stays while a project is named */}
        <div hidden={model.step !== 'choosing'}>{children}</div>
        {model.step === 'choosing' && <ChooseProject model={model} verb={verb} />}
        {model.step === 'naming' && <NameProject model={model} />}
        {model.step === 'done' && <Done projectId={model.chosen} verb={verb} onClose={model.close} />}
      </div>
    </Dialog>
  );
}

/** The second click of a double click would fall on what the next step shows in the same place. */
function withoutSecondClick(event: MouseEvent): void {
  if (event.detail < 2) return;
  event.preventDefault();
  event.stopPropagation();
}

interface DoneProps {
  projectId: string | undefined;
  verb: Verb;
  onClose: () => void;
}

function Done({ projectId, verb, onClose }: DoneProps) {
  const href = useHref();
  return (
    <div className={styles.done}>
      <span className={styles.tick}>
        <CheckIcon size="1.75rem" />
      </span>
      <p className="text-heading" tabIndex={-1} data-step-focus="" data-page-focus="" role="status">
        {verb === 'Keep' ? 'The picture is kept with the project.' : PRODUCT_ADDED}
      </p>
      <div className={styles.ways}>
        <ButtonLink href={href('projects', { id: projectId })} variant="outline" size="lg" onClick={onClose}>
          To Project
        </ButtonLink>
        {verb === 'Keep' ? (
          <Button size="lg" onClick={onClose}>
            Close
          </Button>
        ) : (
          <ButtonLink href={href('flooring')} size="lg" onClick={onClose}>
            Shopping
          </ButtonLink>
        )}
      </div>
    </div>
  );
}
