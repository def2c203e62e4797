import { chakra } from '@chakra-ui/react';
import { type ComponentProps, useState } from 'react';
import { TextInput } from './text-input.tsx';

const Toggle = chakra('button', {
  base: {
    position: 'absolute',
    insetInlineEnd: '1px',
    top: '1px',
    bottom: '1px',
    minWidth: 'touch',
    px: '3.5',
    fontSize: 'sm',
    fontWeight: 'medium',
    color: 'fg.muted',
    cursor: 'pointer',
    borderRadius: 'sm',
    _hover: { color: 'fg' },
    _focusVisible: { outlineOffset: '-3px' },
  },
});

/** A password that can be shown while typing. */
export function PasswordInput(props: Omit<ComponentProps<typeof TextInput>, 'type'>) {
  const [shown, setShown] = useState(false);
  return (
    <chakra.span position="relative" display="block">
      <TextInput
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
        paddingInlineEnd="4.5rem"
        {...props}
        type={shown ? 'text' : 'password'}
      />
      <Toggle
        type="button"
        aria-label={shown ? 'Hide password' : 'Show password'}
        onClick={() => setShown(!shown)}
      >
        {shown ? 'Hide' : 'Show'}
      </Toggle>
    </chakra.span>
  );
}
