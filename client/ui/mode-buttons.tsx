import { Button } from './button.tsx';
import styles from './mode-buttons.module.css';

interface ModeButtonsProps<Mode extends string> {
  label: string;
  modes: readonly { readonly mode: Mode; readonly label: string; readonly isOff?: boolean }[];
  mode: Mode;
  onChange: (mode: Mode) => void;
}

/** What is worked on, one thing at a time. */
export function ModeButtons<Mode extends string>({ label, modes, mode, onChange }: ModeButtonsProps<Mode>) {
  return (
    <fieldset className={styles.modes} aria-label={label}>
      {modes.map((each) => (
        <Button
          variant="quiet"
          size="sm"
          key={each.mode}
          aria-pressed={mode === each.mode}
          aria-disabled={each.isOff || undefined}
          onClick={() => each.isOff || onChange(each.mode)}
        >
          {each.label}
        </Button>
      ))}
    </fieldset>
  );
}
