import { type MouseEvent, useEffect, useRef } from 'react';
import { useHref } from '../../../state/device.ts';
import { Dialog } from '../../../ui/dialog.tsx';
import { CheckIcon } from '../../../ui/icons.tsx';
import { ButtonLink } from '../../../ui/link.tsx';
import { type AddToProject, PRODUCT_ADDED } from '../use-add-to-project.ts';
import styles from './add-to-project-dialog.module.css';
import { ChooseProject } from './choose-project.tsx';
import { NameProject } from './name-project.tsx';

const TITLES = {
  Add: { choosing: 'Add to project', naming: 'New project', done: 'Added' },
  Move: { choosing: 'Move to project', naming: 'New project', done: 'Moved' },
} as const;

interface AddToProjectDialogProps {
  model: AddToProject;
  placement: 'center' | 'bottom';
  /** what is done with the product, as the button that opens the dialog says */
  verb?: 'Add' | 'Move';
}

/** Choose a project or create one; Add sends the product (docs/product.md, "States"). */
export function AddToProjectDialog({ model, placement, verb = 'Add' }: AddToProjectDialogProps) {
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
        {model.step === 'choosing' && <ChooseProject model={model} verb={verb} />}
        {model.step === 'naming' && <NameProject model={model} />}
        {model.step === 'done' && <Done projectId={model.chosen} onClose={model.close} />}
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

function Done({ projectId, onClose }: { projectId: string | undefined; onClose: () => void }) {
  const href = useHref();
  return (
    <div className={styles.done}>
      <span className={styles.tick}>
        <CheckIcon size="1.75rem" />
      </span>
      <p className="text-heading" tabIndex={-1} data-step-focus="" data-page-focus="" role="status">
        {PRODUCT_ADDED}
      </p>
      <div className={styles.ways}>
        <ButtonLink href={href('projects', { id: projectId })} variant="outline" size="lg" onClick={onClose}>
          To Project
        </ButtonLink>
        <ButtonLink href={href('flooring')} size="lg" onClick={onClose}>
          Shopping
        </ButtonLink>
      </div>
    </div>
  );
}
