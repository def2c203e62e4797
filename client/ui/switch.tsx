import type { ReactNode } from 'react';

interface SwitchProps {
  label: ReactNode;
  checked: boolean;
  onChange: (checked: boolean) => void;
  disabled?: boolean;
}

/** On or off, at once; a checkbox with the switch role. */
export function Switch({ label, checked, onChange, disabled = false }: SwitchProps) {
  return (
    <label className="switch" data-print-colours="">
      <input
        type="checkbox"
        // biome-ignore lint/a11y/useAriaPropsForRole: a checkbox reports its own state
        role="switch"
        checked={checked}
        disabled={disabled}
        onChange={(event) => onChange(event.target.checked)}
      />
      <span>{label}</span>
    </label>
  );
}
