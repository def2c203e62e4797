import { chakra } from '@chakra-ui/react';

/** What a picture shows, below it. Screen readers get it from the picture itself. */
export function Caption({ children }: { children: string }) {
  return (
    <chakra.p aria-hidden="true" paddingTop="2" textStyle="small" color="fg.muted" minHeight="1.5em">
      {children}
    </chakra.p>
  );
}
