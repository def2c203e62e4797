import { defineSemanticTokens } from '@chakra-ui/react/styled-system';

const value = (text: string) => ({ value: text });

/** What a colour is for; pages use these names, never those of the palette. */
export const semanticTokens = defineSemanticTokens({
  colors: {
    fg: {
      DEFAULT: value('{colors.charcoal.900}'),
      muted: value('{colors.charcoal.600}'),
      subtle: value('{colors.charcoal.500}'),
      inverted: value('{colors.bone.50}'),
    },
    bg: {
      DEFAULT: value('{colors.bone.50}'),
      panel: value('{colors.white}'),
      sunken: value('{colors.bone.100}'),
      emphasized: value('{colors.bone.200}'),
      inverted: value('{colors.charcoal.900}'),
    },
    border: {
      DEFAULT: value('{colors.bone.300}'),
      muted: value('{colors.bone.200}'),
      strong: value('{colors.charcoal.500}'),
    },
    accent: {
      DEFAULT: value('{colors.oak.500}'),
      hover: value('{colors.oak.600}'),
      fg: value('{colors.oak.600}'),
      onDark: value('{colors.oak.200}'),
      subtle: value('{colors.oak.100}'),
    },
    danger: { DEFAULT: value('{colors.red.600}'), subtle: value('{colors.red.100}') },
    success: { DEFAULT: value('{colors.green.600}'), subtle: value('{colors.green.100}') },
    warning: { DEFAULT: value('{colors.amber.600}'), subtle: value('{colors.amber.100}') },
    info: { DEFAULT: value('{colors.oak.700}'), subtle: value('{colors.oak.100}') },
  },
});
