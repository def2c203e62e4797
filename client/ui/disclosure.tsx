import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { ChevronDownIcon } from './icons.tsx';

interface DisclosureProps {
  title: ReactNode;
  children: ReactNode;
  open?: boolean;
}

/** A section that opens and closes; the browser's own details element. */
export function Disclosure({ title, children, open = false }: DisclosureProps) {
  return (
    <chakra.details
      open={open}
      borderBottom="1px solid {colors.border}"
      css={{ '&[open] > summary svg': { transform: 'rotate(180deg)' } }}
    >
      <chakra.summary
        display="flex"
        alignItems="center"
        justifyContent="space-between"
        gap="4"
        minHeight="3.25rem"
        cursor="pointer"
        listStyle="none"
        fontWeight="medium"
        css={{ '&::-webkit-details-marker': { display: 'none' }, '& svg': { transition: 'transform 160ms' } }}
      >
        {title}
        <ChevronDownIcon />
      </chakra.summary>
      <chakra.div paddingBottom="5">{children}</chakra.div>
    </chakra.details>
  );
}
