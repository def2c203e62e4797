import { defineRecipe } from '@chakra-ui/react/styled-system';

/** Text inputs, text areas and selects. The border keeps 3:1 on its background (WCAG 1.4.11). */
export const controlRecipe = defineRecipe({
  base: {
    width: 'full',
    minH: '3rem',
    px: '3.5',
    bg: 'bg.panel',
    color: 'fg',
    borderWidth: '1px',
    borderStyle: 'solid',
    borderColor: 'charcoal.500',
    borderRadius: 'sm',
    fontFamily: 'body',
    // Below 16 px a phone zooms into the page when the field is focused.
    fontSize: 'md',
    lineHeight: '1.4',
    transition: 'border-color 120ms, box-shadow 120ms',
    _placeholder: { color: 'fg.subtle', opacity: 1 },
    _hover: { borderColor: 'charcoal.900' },
    _focusVisible: {
      outline: 'none',
      borderColor: 'charcoal.900',
      boxShadow: '0 0 0 2px var(--focus)',
    },
    '&[aria-invalid=true]': { borderColor: 'danger', '--focus': '{colors.danger}' },
    _disabled: { bg: 'bg.sunken', color: 'fg.subtle', cursor: 'not-allowed' },
  },
  variants: {
    multiline: { true: { py: '3', resize: 'vertical' } },
  },
});
