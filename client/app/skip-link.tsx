import { chakra } from '@chakra-ui/react';

/** The first tab stop: skips the navigation. */
export function SkipLink() {
  return (
    <chakra.a
      href="#main"
      position="absolute"
      top="2"
      left="2"
      zIndex="toast"
      px="5"
      py="3"
      bg="bg.inverted"
      color="fg.inverted"
      transform="translateY(-200%)"
      _focusVisible={{ transform: 'none' }}
    >
      Skip to content
    </chakra.a>
  );
}
