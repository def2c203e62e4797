import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { EntryHead, List, type ListProps, Quiet } from './rows.tsx';

interface SectionHeadProps {
  title: string;
  lead: ReactNode;
  /** actions for the whole section */
  children?: ReactNode;
}

/** The heading of a section; it takes the focus when the section is chosen. */
export function SectionHead({ title, lead, children }: SectionHeadProps) {
  return (
    <chakra.div
      display="flex"
      flexWrap="wrap"
      alignItems="flex-end"
      justifyContent="space-between"
      columnGap="8"
      rowGap="4"
      marginBottom="7"
    >
      <chakra.div display="flex" flexDirection="column" gap="2" flex="1 1 24rem">
        <chakra.h1 textStyle="heading" tabIndex={-1} data-page-focus="">
          {title}
        </chakra.h1>
        <Quiet maxWidth="prose">{lead}</Quiet>
      </chakra.div>
      {children && <EntryHead>{children}</EntryHead>}
    </chakra.div>
  );
}

type ListSectionProps<Item> = Pick<SectionHeadProps, 'title' | 'lead'> & Omit<ListProps<Item>, 'label'>;

/** A section that is one list. */
export function ListSection<Item>({ title, lead, ...list }: ListSectionProps<Item>) {
  return (
    <>
      <SectionHead title={title} lead={lead} />
      <List label={title} {...list} />
    </>
  );
}
