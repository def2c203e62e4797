import type { ButtonLook } from '../../ui/button.tsx';
import { DropZone } from '../../ui/drop-zone.tsx';
import { FileButton } from '../../ui/file-button.tsx';

const ACCEPTED = 'application/pdf,image/png,image/jpeg,image/webp';

interface OpenFileProps {
  choose: (file: File) => void;
  /** why the last file can't be used; '' otherwise */
  refusal: string;
}

/** Takes a floor plan from a file, dropped or chosen. */
export function OpenFile({ choose, refusal }: OpenFileProps) {
  return (
    <DropZone
      title="Open a floor plan"
      hint="A PDF, or a picture as PNG, JPEG or WebP. It stays in this browser unless you keep it with a project. You need its scale, or one length on it that you know."
      onDrop={choose}
      refusal={refusal}
    >
      <FloorPlanButton choose={choose}>Choose a file</FloorPlanButton>
    </DropZone>
  );
}

interface FloorPlanButtonProps extends ButtonLook, Pick<OpenFileProps, 'choose'> {
  children: string;
}

export const FloorPlanButton = ({ choose, children, ...look }: FloorPlanButtonProps) => (
  <FileButton {...look} label="File of the floor plan" accept={ACCEPTED} onChoose={choose}>
    {children}
  </FileButton>
);
