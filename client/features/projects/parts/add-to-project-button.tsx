import { Button } from '../../../ui/button.tsx';
import { FolderIcon } from '../../../ui/icons.tsx';
import { type ProjectOrder, useAddToProject } from '../use-add-to-project.ts';
import { AddToProjectDialog } from './add-to-project-dialog.tsx';

interface AddToProjectButtonProps extends ProjectOrder {
  /** a dialog is in the middle, a sheet at the bottom */
  as: 'dialog' | 'sheet';
}

/** For trade customers; asks for an area first (docs/product.md, "Form rules"). */
export function AddToProjectButton({ as, ...order }: AddToProjectButtonProps) {
  const model = useAddToProject(order);
  return (
    <>
      <Button variant="outline" size="lg" wide onClick={model.open} aria-haspopup="dialog">
        <FolderIcon />
        Add to project
      </Button>
      <AddToProjectDialog model={model} placement={as === 'sheet' ? 'bottom' : 'center'} />
    </>
  );
}
