import { useEffect, useEffectEvent } from 'react';
import { Button, type ButtonLook } from '../../../ui/button.tsx';
import { FolderIcon } from '../../../ui/icons.tsx';
import { type ProjectLine, useAddToProject } from '../use-add-to-project.ts';
import { AddToProjectDialog } from './add-to-project-dialog.tsx';

interface AddToProjectButtonProps extends Pick<ButtonLook, 'size' | 'wide'> {
  lines: readonly ProjectLine[];
  /** a dialog is in the middle, a sheet at the bottom */
  as: 'dialog' | 'sheet';
  /** when the dialog is closed after the products were added */
  onAdded?: () => void;
}

/** For trade customers; asks for an area first (docs/product.md, "Form rules"). */
export function AddToProjectButton({ lines, as, onAdded, ...look }: AddToProjectButtonProps) {
  const model = useAddToProject(lines);
  const isAdded = !model.isOpen && model.step === 'done';
  const tell = useEffectEvent(() => onAdded?.());
  useEffect(() => {
    if (isAdded) tell();
  }, [isAdded]);
  return (
    <>
      <Button variant="outline" {...look} onClick={model.open} aria-haspopup="dialog">
        <FolderIcon />
        Add to project
      </Button>
      <AddToProjectDialog model={model} placement={as === 'sheet' ? 'bottom' : 'center'} />
    </>
  );
}
