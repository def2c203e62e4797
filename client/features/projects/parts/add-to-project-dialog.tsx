import { chakra } from '@chakra-ui/react';
import { useEffect, useRef } from 'react';
import { useHref } from '../../../state/device.ts';
import { Dialog } from '../../../ui/dialog.tsx';
import { CheckIcon } from '../../../ui/icons.tsx';
import { ButtonLink } from '../../../ui/link.tsx';
import { type AddToProject, PRODUCT_ADDED } from '../use-add-to-project.ts';
import { ChooseProject } from './choose-project.tsx';
import { NameProject } from './name-project.tsx';

const TITLES = { choosing: 'Add to project', naming: 'New project', done: 'Added' } as const;

interface AddToProjectDialogProps {
  model: AddToProject;
  placement: 'center' | 'bottom';
}

/** Choose a project or create one; Add sends the product (docs/product.md, "States"). */
export function AddToProjectDialog({ model, placement }: AddToProjectDialogProps) {
  const content = useRef<HTMLDivElement>(null);
  const shown = useRef(model.step);
  useEffect(() => {
    if (shown.current === model.step) return;
    shown.current = model.step;
    content.current?.querySelector<HTMLElement>('[data-step-focus]')?.focus();
  }, [model.step]);
  return (
    <Dialog open={model.isOpen} onClose={model.close} title={TITLES[model.step]} placement={placement}>
      <div ref={content}>
        {model.step === 'choosing' && <ChooseProject model={model} />}
        {model.step === 'naming' && <NameProject model={model} />}
        {model.step === 'done' && <Done onClose={model.close} />}
      </div>
    </Dialog>
  );
}

function Done({ onClose }: { onClose: () => void }) {
  const href = useHref();
  return (
    <chakra.div display="flex" flexDirection="column" alignItems="center" gap="6" py="4" textAlign="center">
      <chakra.span
        display="grid"
        placeItems="center"
        width="14"
        height="14"
        borderRadius="full"
        bg="success.subtle"
        color="success"
      >
        <CheckIcon size="1.75rem" />
      </chakra.span>
      <chakra.p textStyle="heading" tabIndex={-1} data-step-focus="" data-page-focus="" role="status">
        {PRODUCT_ADDED}
      </chakra.p>
      <chakra.div display="grid" gridTemplateColumns="1fr 1fr" gap="3" width="full">
        <ButtonLink href={href('projects')} variant="outline" size="lg" onClick={onClose}>
          To Project
        </ButtonLink>
        <ButtonLink href={href('flooring')} size="lg" onClick={onClose}>
          Shopping
        </ButtonLink>
      </chakra.div>
    </chakra.div>
  );
}
