import { chakra } from '@chakra-ui/react';
import type { ReactElement, ReactNode } from 'react';
import { Skeleton } from '../../ui/skeleton.tsx';
import { EmptyState, ErrorState } from '../../ui/states.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import { OneAtATime } from './action-button.tsx';
import styles from './rows.module.css';

/** Rows of a list on one sheet, with hairlines between them. */
export const Rows = chakra('ul', {
  base: {
    listStyle: 'none',
    bg: 'bg.panel',
    border: '1px solid {colors.border}',
    borderRadius: 'md',
    '& > li + li': { borderTop: '1px solid {colors.border.muted}' },
  },
});

/** A row of several lines, one below the other. */
export const Entry = chakra('li', {
  base: { display: 'flex', flexDirection: 'column', gap: '3', px: '5', py: '5' },
});

/** A row with what can be done about it beside it, or below it on a narrow screen. */
export const SplitEntry = chakra('li', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    alignItems: 'center',
    columnGap: '6',
    rowGap: '3',
    px: '5',
    py: '4',
  },
  variants: {
    from: {
      md: { gridTemplateColumns: { md: 'minmax(0, 1fr) auto' } },
      lg: { gridTemplateColumns: { lg: 'minmax(0, 1fr) auto' } },
    },
  },
  defaultVariants: { from: 'md' },
});

/** The name of a row with its state. */
export const EntryHead = chakra('div', {
  base: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '3' },
});

/** What matters less. */
export const Quiet = chakra('p', { base: { textStyle: 'small', color: 'fg.muted' } });

export interface ListProps<Item> {
  /** what the rows are, for screen readers */
  label: string;
  items: readonly Item[] | undefined;
  error: Error | undefined;
  onRetry: () => void;
  /** height of one row, used while loading */
  rowHeight?: string;
  empty: { title: string; text: ReactNode };
  /** the row of an item, with its key */
  children: (item: Item) => ReactElement;
}

/**
 * A list with all its states: loading, failed, empty, filled. Rows already shown stay when a refresh fails, and a row
 * does one thing at a time.
 */
export function List<Item>({
  label,
  items,
  error,
  onRetry,
  rowHeight = '4.5rem',
  empty,
  children,
}: ListProps<Item>) {
  if (!items && error) return <ErrorState onRetry={onRetry}>{error.message}</ErrorState>;
  if (!items) return <LoadingRows rowHeight={rowHeight} />;
  if (items.length === 0) return <EmptyState title={empty.title}>{empty.text}</EmptyState>;
  return (
    <>
      {error && (
        <chakra.p role="alert" textStyle="small" color="danger" marginBottom="3">
          {error.message} What you see may be old.
        </chakra.p>
      )}
      <Rows aria-label={label}>
        {items.map(children).map((row) => (
          <OneAtATime key={row.key}>{row}</OneAtATime>
        ))}
      </Rows>
    </>
  );
}

const PLACES = ['first', 'second', 'third', 'fourth'];

function LoadingRows({ rowHeight }: { rowHeight: string }) {
  return (
    <Rows aria-busy="true">
      {PLACES.map((place) => (
        <chakra.li key={place} height={rowHeight} px="5" display="flex" alignItems="center" gap="8">
          <VisuallyHidden>{place === 'first' ? 'Loading' : ''}</VisuallyHidden>
          <Skeleton className={styles.long} />
          <Skeleton className={styles.short} />
        </chakra.li>
      ))}
    </Rows>
  );
}

/** Column headings; each row also names its own values. */
export function ColumnHeads({ columns, heads }: { columns: string; heads: readonly string[] }) {
  return (
    <chakra.div
      aria-hidden="true"
      display={{ base: 'none', lg: 'grid' }}
      gridTemplateColumns={columns}
      columnGap="4"
      px="5"
      paddingBottom="2"
      textStyle="eyebrow"
      fontSize="2xs"
      color="fg.muted"
    >
      {heads.map((head) => (
        <span key={head}>{head}</span>
      ))}
    </chakra.div>
  );
}
