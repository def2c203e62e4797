import { chakra } from '@chakra-ui/react';

/** The name over the picture. */
export function Wordmark({ brand }: { brand: string }) {
  return (
    <chakra.p
      fontFamily="heading"
      fontSize={{ base: '1.75rem', lg: '2.125rem' }}
      letterSpacing="-0.02em"
      lineHeight="1"
      color="bone.50"
      display="flex"
      alignItems="baseline"
      gap="3"
    >
      {brand}
      <chakra.span textStyle="eyebrow" fontFamily="body" color="accent.onDark">
        Flooring
      </chakra.span>
    </chakra.p>
  );
}
