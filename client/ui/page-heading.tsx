import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';

interface PageHeadingProps {
  children: ReactNode;
  eyebrow?: ReactNode;
  /** a sentence or two below the title */
  lead?: ReactNode;
  size?: 'title' | 'display' | 'heading';
}

/** The one h1 of a page. It takes the focus after a navigation. */
export function PageHeading({ children, eyebrow, lead, size = 'title' }: PageHeadingProps) {
  return (
    <chakra.div display="flex" flexDirection="column" gap="3">
      {eyebrow && (
        <chakra.p textStyle="eyebrow" color="accent.fg">
          {eyebrow}
        </chakra.p>
      )}
      <chakra.h1 textStyle={size} tabIndex={-1} data-page-focus="">
        {children}
      </chakra.h1>
      {lead && (
        <chakra.p textStyle="lead" color="fg.muted" maxWidth="prose">
          {lead}
        </chakra.p>
      )}
    </chakra.div>
  );
}
