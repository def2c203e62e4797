import { chakra } from '@chakra-ui/react';

/** Shows that work is in progress. Decorative: the control around it says so in words or with aria-busy. */
export function Spinner({ size = '1em' }: { size?: string }) {
  return (
    <chakra.span
      aria-hidden="true"
      display="inline-block"
      flexShrink={0}
      width={size}
      height={size}
      borderRadius="full"
      border="2px solid currentColor"
      borderRightColor="transparent"
      animation="spin 0.8s linear infinite"
    />
  );
}
