import { chakra } from '@chakra-ui/react';
import type { ComponentProps, ReactNode } from 'react';

const Box = chakra('input', {
  base: {
    flexShrink: 0,
    width: '5',
    height: '5',
    margin: '0',
    accentColor: '{colors.charcoal.900}',
    cursor: 'pointer',
  },
});

const Label = chakra('label', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '3',
    minHeight: '9',
    cursor: 'pointer',
    textStyle: 'small',
    '@media (pointer: coarse)': { minHeight: 'touch' },
  },
});

interface CheckboxProps extends Omit<ComponentProps<typeof Box>, 'type' | 'children'> {
  label: ReactNode;
}

/** The browser's own checkbox, with a label that is a 44 px target on touch. */
export function Checkbox({ label, ...props }: CheckboxProps) {
  return (
    <Label>
      <Box {...props} type="checkbox" />
      <span>{label}</span>
    </Label>
  );
}
