import { defineGlobalStyles } from '@chakra-ui/react/styled-system';

export const globalCss = defineGlobalStyles({
  html: {
    color: 'fg',
    bg: 'bg',
    fontFamily: 'body',
    lineHeight: '1.5',
    textSizeAdjust: '100%',
    scrollPaddingTop: '6rem',
    '--focus': '{colors.charcoal.900}',
    '--global-color-border': '{colors.border}',
    '--global-font-body': '{fonts.body}',
  },
  body: { minHeight: '100dvh', overflowWrap: 'anywhere' },
  // Customers' texts may contain one long word anywhere; the reset sets a rule on every element, so inherit again.
  'body *': { overflowWrap: 'inherit' },
  // Our own short words aren't broken to make room for them.
  'button, th, td, dt, .text-figures': { overflowWrap: 'break-word' },
  ':focus-visible': { outline: '2px solid var(--focus)', outlineOffset: '3px' },
  // The page's heading takes the focus after a navigation, for screen readers; it is not a control.
  '[data-page-focus]:focus': { outline: 'none' },
  '::selection': { bg: 'oak.200', color: 'charcoal.900' },
  'html[data-modal]': { overflow: 'hidden' },
  'html[data-modal] body': { paddingInlineEnd: 'var(--scrollbar, 0px)' },
  'button, a, label, select, input, summary': {
    touchAction: 'manipulation',
    WebkitTapHighlightColor: 'transparent',
  },
});
