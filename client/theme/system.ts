import { createSystem, defaultBaseConfig, defineConfig } from '@chakra-ui/react';
import { globalCss } from './global-css.ts';
import { semanticTokens } from './semantic-tokens.ts';
import { textStyles } from './text-styles.ts';
import { tokens } from './tokens.ts';

const config = defineConfig({
  preflight: true,
  globalCss,
  theme: {
    breakpoints: { sm: '480px', md: '768px', lg: '1024px', xl: '1280px', '2xl': '1536px' },
    tokens,
    semanticTokens,
    textStyles,
    keyframes: {
      shimmer: { from: { backgroundPosition: '200% 0' }, to: { backgroundPosition: '-200% 0' } },
      spin: { to: { transform: 'rotate(360deg)' } },
      rise: { from: { opacity: 0, transform: 'translateY(0.75rem)' } },
      fade: { from: { opacity: 0 } },
    },
  },
});

/** Chakra with our tokens and none of its recipes: ours are in the files beside this one. */
export const system = createSystem(defaultBaseConfig, config);
