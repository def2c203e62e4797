import { chakra } from '@chakra-ui/react';

export const MONO = 'ui-monospace, SFMono-Regular, Menlo, Consolas, "Liberation Mono", monospace';

/** Code or data as text. It scrolls within its box, by keyboard too. */
export function CodeBlock({ label, children }: { label: string; children: string }) {
  return (
    <chakra.pre
      role="region"
      aria-label={label}
      tabIndex={0}
      fontFamily={MONO}
      fontSize="0.8125rem"
      lineHeight="1.6"
      bg="bg.sunken"
      border="1px solid {colors.border.muted}"
      borderRadius="md"
      px="4"
      py="3"
      maxHeight="24rem"
      overflow="auto"
      whiteSpace="pre-wrap"
    >
      {children || '(empty)'}
    </chakra.pre>
  );
}
