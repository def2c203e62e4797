import { chakra, type HTMLChakraProps } from '@chakra-ui/react';

/** Keeps the place of what is loading; give it the final size. Hidden from screen readers. */
export function Skeleton(props: HTMLChakraProps<'span'>) {
  return (
    <chakra.span
      aria-hidden="true"
      data-skeleton=""
      display="block"
      borderRadius="sm"
      bg="bg.emphasized"
      backgroundImage="linear-gradient(90deg, transparent 25%, {colors.bone.50} 50%, transparent 75%)"
      backgroundSize="200% 100%"
      animation="shimmer 1.6s linear infinite"
      {...props}
    />
  );
}

/** Lines of text while loading. */
export function SkeletonText({ lines = 3 }: { lines?: number }) {
  return (
    <chakra.span display="flex" flexDirection="column" gap="2.5" aria-hidden="true">
      {Array.from({ length: lines }, (_, line) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: lines are alike and never move
        <Skeleton key={line} height="1em" width={line === lines - 1 ? '60%' : 'full'} />
      ))}
    </chakra.span>
  );
}
