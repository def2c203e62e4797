import { chakra } from '@chakra-ui/react';
import type { ComponentProps } from 'react';

/** The width of a page, with side margins: fluid up to a generous maximum. `narrow` is for text alone. */
export function Container({
  narrow = false,
  ...props
}: ComponentProps<typeof chakra.div> & { narrow?: boolean }) {
  return <chakra.div className="page" {...(narrow ? { 'data-narrow': '' } : {})} {...props} />;
}
