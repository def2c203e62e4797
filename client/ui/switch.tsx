import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';

const Track = chakra('input', {
  base: {
    appearance: 'none',
    flexShrink: 0,
    position: 'relative',
    width: '11',
    height: '6',
    margin: '0',
    borderRadius: 'full',
    border: '1px solid {colors.charcoal.500}',
    bg: 'bg.panel',
    cursor: 'pointer',
    transition: 'background-color 160ms',
    _before: {
      content: '""',
      position: 'absolute',
      top: '3px',
      left: '3px',
      width: '4',
      height: '4',
      borderRadius: 'full',
      bg: 'charcoal.500',
      transition: 'transform 160ms, background-color 160ms',
    },
    _checked: {
      bg: 'charcoal.900',
      borderColor: 'charcoal.900',
      _before: { transform: 'translateX(1.25rem)', bg: 'bone.50' },
    },
  },
});

const Label = chakra('label', {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '3',
    minHeight: 'touch',
    cursor: 'pointer',
    textStyle: 'small',
  },
});

interface SwitchProps {
  label: ReactNode;
  checked: boolean;
  onChange: (checked: boolean) => void;
  disabled?: boolean;
}

/** On or off, at once; a checkbox that says that it is a switch. */
export function Switch({ label, checked, onChange, disabled = false }: SwitchProps) {
  return (
    <Label>
      <Track
        type="checkbox"
        role="switch"
        checked={checked}
        disabled={disabled}
        onChange={(event) => onChange(event.target.checked)}
      />
      <span>{label}</span>
    </Label>
  );
}
