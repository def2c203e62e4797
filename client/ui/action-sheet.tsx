import { Button } from './button.tsx';
import { Dialog } from './dialog.tsx';

export interface SheetAction {
  readonly label: string;
  readonly onChoose: () => void;
  readonly disabled?: boolean;
}

interface ActionSheetProps {
  open: boolean;
  onClose: () => void;
  title: string;
  actions: readonly SheetAction[];
}

/** A choice of a few actions, at the bottom of a phone's screen. */
export function ActionSheet({ open, onClose, title, actions }: ActionSheetProps) {
  return (
    <Dialog open={open} onClose={onClose} title={title} placement="bottom">
      <ul className="action-sheet">
        {actions.map(({ label, onChoose, disabled = false }) => (
          <li key={label}>
            <Button
              variant="quiet"
              size="lg"
              wide
              disabled={disabled}
              onClick={() => {
                onClose();
                onChoose();
              }}
            >
              {label}
            </Button>
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
