import { Button } from './button.tsx';
import { ButtonLink } from './link.tsx';

export type ListedAction = {
  readonly label: string;
  /** what it means, below it */
  readonly note?: string;
  readonly disabled?: boolean;
} & (
  | { readonly onChoose: () => void }
  /** a page that it leads to */
  | { readonly href: string }
);

interface ActionListProps {
  actions: readonly ListedAction[];
  size: 'md' | 'lg';
  /** closes what the actions are in */
  onClose: () => void;
}

/** A few actions one below the other, of which one is chosen. */
export function ActionList({ actions, size, onClose }: ActionListProps) {
  return (
    <ul className="action-sheet">
      {actions.map((action) => (
        <li key={action.label}>
          {'href' in action ? (
            <ButtonLink href={action.href} variant="quiet" size={size} wide onClick={onClose}>
              {action.label}
            </ButtonLink>
          ) : (
            <Button
              variant="quiet"
              size={size}
              wide
              disabled={action.disabled ?? false}
              onClick={() => {
                onClose();
                action.onChoose();
              }}
            >
              {action.label}
            </Button>
          )}
          {action.note && <p className="text-small">{action.note}</p>}
        </li>
      ))}
    </ul>
  );
}
