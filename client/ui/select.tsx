import { chakra } from '@chakra-ui/react';
import type { ComponentProps } from 'react';
import { controlRecipe } from '../theme/control-recipe.ts';
import { useFieldProps } from './field.tsx';
import { ChevronDownIcon } from './icons.tsx';

const Base = chakra('select', controlRecipe);

export interface SelectOption {
  value: string;
  label: string;
  disabled?: boolean;
}

export interface SelectProps extends ComponentProps<typeof Base> {
  options: readonly SelectOption[];
  /** shown while nothing is chosen */
  placeholder?: string;
}

/** The browser's own select: it works with keyboards, phones and screen readers. */
export function Select({ options, placeholder, ...props }: SelectProps) {
  return (
    <chakra.div position="relative" width="full">
      <Base appearance="none" paddingInlineEnd="10" cursor="pointer" {...useFieldProps()} {...props}>
        {placeholder !== undefined && <option value="">{placeholder}</option>}
        {options.map(({ value, label, disabled }) => (
          <option key={value} value={value} disabled={disabled}>
            {label}
          </option>
        ))}
      </Base>
      <chakra.span
        position="absolute"
        insetInlineEnd="3.5"
        top="50%"
        transform="translateY(-50%)"
        pointerEvents="none"
      >
        <ChevronDownIcon />
      </chakra.span>
    </chakra.div>
  );
}
