import { defineRecipe } from '@chakra-ui/react/styled-system';

/** Buttons, and links that look like them. */
export const buttonRecipe = defineRecipe({
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: '2.5',
    position: 'relative',
    flexShrink: 0,
    // A long label wraps and stays inside its box.
    maxWidth: 'full',
    borderWidth: '1px',
    borderStyle: 'solid',
    borderColor: 'transparent',
    borderRadius: 'sm',
    fontFamily: 'body',
    fontWeight: 'medium',
    lineHeight: '1.2',
    textAlign: 'center',
    textDecoration: 'none',
    cursor: 'pointer',
    transition: 'background-color 160ms, border-color 160ms, color 160ms',
    '& svg': { flexShrink: 0 },
    _disabled: { opacity: 0.5, cursor: 'not-allowed' },
  },
  variants: {
    variant: {
      solid: { bg: 'charcoal.900', color: 'bone.50', _hover: { bg: 'charcoal.700' } },
      accent: { bg: 'accent', color: 'white', _hover: { bg: 'accent.hover' } },
      outline: {
        borderColor: 'charcoal.900',
        color: 'fg',
        bg: 'transparent',
        _hover: { bg: 'charcoal.900', color: 'bone.50' },
      },
      quiet: { color: 'fg', bg: 'transparent', _hover: { bg: 'bg.emphasized' } },
      /** on pictures and dark backgrounds */
      light: { bg: 'bone.50', color: 'charcoal.900', _hover: { bg: 'bone.200' } },
      lightOutline: {
        borderColor: 'rgb(252 250 246 / 0.65)',
        color: 'bone.50',
        _hover: { bg: 'bone.50', color: 'charcoal.900', borderColor: 'bone.50' },
      },
      link: {
        color: 'fg',
        textDecoration: 'underline',
        textDecorationThickness: '1px',
        textUnderlineOffset: '0.25em',
        textDecorationColor: 'border.strong',
        _hover: { color: 'accent.fg', textDecorationColor: 'accent' },
      },
    },
    size: {
      sm: { minH: '9', px: '3.5', fontSize: 'sm', '@media (pointer: coarse)': { minH: 'touch' } },
      md: { minH: 'touch', px: '5', fontSize: 'sm' },
      lg: { minH: '3.25rem', px: '7', fontSize: 'md' },
      /** square, for an icon */
      icon: { w: 'touch', h: 'touch', p: '0' },
      /** within a line of text */
      inline: {
        minH: '0',
        px: '0',
        py: '0.5',
        fontSize: 'inherit',
        '@media (pointer: coarse)': { minH: 'touch' },
      },
    },
    wide: { true: { width: 'full' } },
  },
  defaultVariants: { variant: 'solid', size: 'md' },
});
