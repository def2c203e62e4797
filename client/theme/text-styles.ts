import { defineTextStyles } from '@chakra-ui/react/styled-system';

const serif = { fontFamily: 'heading', fontWeight: 'normal', textWrap: 'balance' } as const;

/** The shop's typefaces: a serif for a few large headings, a sans for everything else. */
export const textStyles = defineTextStyles({
  display: {
    value: {
      ...serif,
      fontSize: 'clamp(2.75rem, 6.2vw, 5.25rem)',
      lineHeight: '1.02',
      letterSpacing: '-0.025em',
    },
  },
  title: {
    value: {
      ...serif,
      fontSize: 'clamp(1.875rem, 1.4rem + 2vw, 3.25rem)',
      lineHeight: 'tight',
      letterSpacing: '-0.02em',
    },
  },
  heading: {
    value: {
      ...serif,
      fontSize: 'clamp(1.5rem, 1.25rem + 0.8vw, 2rem)',
      lineHeight: '1.15',
      letterSpacing: 'tight',
    },
  },
  subheading: { value: { ...serif, fontSize: '1.25rem', lineHeight: 'snug', letterSpacing: '-0.01em' } },
  lead: {
    value: { fontSize: 'clamp(1.0625rem, 1rem + 0.3vw, 1.25rem)', lineHeight: 'relaxed', textWrap: 'pretty' },
  },
  body: { value: { fontSize: 'md', lineHeight: 'relaxed' } },
  small: { value: { fontSize: 'sm', lineHeight: 'normal' } },
  /** small capitals above a title, on a label, in a table head */
  eyebrow: {
    value: {
      fontSize: 'xs',
      fontWeight: 'medium',
      letterSpacing: 'wider',
      textTransform: 'uppercase',
      lineHeight: 'normal',
    },
  },
  /** prices, sizes and counts line up in columns */
  figures: { value: { fontVariantNumeric: 'tabular-nums lining-nums' } },
});
