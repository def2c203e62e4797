import { chakra } from '@chakra-ui/react';

/** A thin line at the top while a page's code loads; it appears after a moment, so that quick pages don't flash. */
export function ProgressBar({ isLoading }: { isLoading: boolean }) {
  return (
    <chakra.div
      aria-hidden="true"
      position="fixed"
      insetInline="0"
      top="0"
      height="3px"
      zIndex="toast"
      bg="accent"
      transformOrigin="left"
      pointerEvents="none"
      transform={isLoading ? 'scaleX(0.85)' : 'scaleX(0)'}
      opacity={isLoading ? 1 : 0}
      transition={
        isLoading ? 'transform 8s cubic-bezier(0.1, 0.7, 0.2, 1) 120ms, opacity 0s 120ms' : 'opacity 200ms'
      }
    />
  );
}
