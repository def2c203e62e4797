import { defineTokens } from '@chakra-ui/react/styled-system';

/** Steps of the spacing scale, in quarters of a rem, as Chakra counts them. */
const STEPS = [
  0.5, 1, 1.5, 2, 2.5, 3, 3.5, 4, 5, 6, 7, 8, 9, 10, 11, 12, 14, 16, 18, 20, 24, 28, 32, 40, 48, 64,
];

const scale = Object.fromEntries(STEPS.map((step) => [String(step), { value: `${step / 4}rem` }]));
const value = <T extends string | number>(text: T) => ({ value: text });

/** Bone and charcoal with one oak accent. Text colours keep 4.5:1 on every background they are used on. */
export const tokens = defineTokens({
  colors: {
    white: value('#ffffff'),
    bone: {
      50: value('#fcfaf6'),
      100: value('#f6f2ea'),
      200: value('#ebe4d8'),
      300: value('#d9cfbf'),
      400: value('#b9ac98'),
    },
    charcoal: {
      500: value('#696157'),
      600: value('#544d44'),
      700: value('#3d3832'),
      800: value('#2a2622'),
      900: value('#1c1917'),
      950: value('#12100e'),
    },
    oak: {
      100: value('#f3e8d8'),
      200: value('#e3cba8'),
      300: value('#d3ab76'),
      500: value('#96642f'),
      600: value('#825425'),
      700: value('#6a431c'),
    },
    red: { 100: value('#f8e6e1'), 600: value('#9c2f1e') },
    green: { 100: value('#e6eddf'), 600: value('#3c6234') },
    amber: { 100: value('#f8ecd0'), 600: value('#7d5300') },
    blue: { 600: value('#2d5870') },
    transparent: value('transparent'),
    current: value('currentColor'),
  },
  fonts: {
    heading: value(
      "'Newsreader Variable', 'Newsreader Fallback', 'Newsreader Fallback for Android', Georgia, 'Times New Roman', serif",
    ),
    body: value(
      "'Inter Variable', 'Inter Fallback', 'Inter Fallback for Android', system-ui, -apple-system, 'Segoe UI', Arial, sans-serif",
    ),
  },
  fontSizes: {
    '2xs': value('0.6875rem'),
    xs: value('0.75rem'),
    sm: value('0.875rem'),
    md: value('1rem'),
    lg: value('1.125rem'),
    xl: value('1.25rem'),
    '2xl': value('1.5rem'),
    '3xl': value('1.875rem'),
    '4xl': value('2.25rem'),
    '5xl': value('3rem'),
    '6xl': value('3.75rem'),
    '7xl': value('4.75rem'),
  },
  fontWeights: {
    light: value('300'),
    normal: value('400'),
    medium: value('500'),
    semibold: value('600'),
  },
  lineHeights: { tight: value('1.08'), snug: value('1.25'), normal: value('1.5'), relaxed: value('1.65') },
  letterSpacings: { tight: value('-0.015em'), wide: value('0.04em'), wider: value('0.14em') },
  radii: { none: value('0'), sm: value('2px'), md: value('3px'), lg: value('6px'), full: value('9999px') },
  shadows: {
    sm: value('0 1px 2px rgb(28 25 23 / 0.08)'),
    md: value('0 6px 24px -8px rgb(28 25 23 / 0.22)'),
    lg: value('0 24px 64px -20px rgb(28 25 23 / 0.38)'),
  },
  zIndex: {
    hide: value(-1),
    base: value(0),
    raised: value(1),
    sticky: value(10),
    header: value(20),
    toast: value(60),
  },
  durations: { fast: value('120ms'), moderate: value('200ms'), slow: value('400ms') },
  easings: { out: value('cubic-bezier(0.2, 0.7, 0.2, 1)') },
  spacing: scale,
  sizes: {
    ...scale,
    full: value('100%'),
    touch: value('2.75rem'),
    prose: value('39em'),
    narrow: value('28rem'),
  },
});
