import { chakra } from '@chakra-ui/react';

/** The width of a page, with its side margins. */
export const Container = chakra('div', {
  base: { width: 'full', maxWidth: 'page', marginInline: 'auto', px: { base: '5', md: '8', xl: '10' } },
  variants: { narrow: { true: { maxWidth: '44rem' } } },
});
