import { type ReactNode, useRef } from 'react';
import { countText, pluralText } from '../../../contracts/domain/number/notation.ts';
import { type ListFilters, PAGE_SIZE } from '../../lib/list-place.ts';
import type { Reading } from '../../lib/reading.ts';
import { ButtonLink } from '../../ui/link.tsx';
import { ListTools } from '../../ui/list-tools.tsx';
import { Pager } from '../../ui/pager.tsx';
import { ReadingView } from '../../ui/reading-view.tsx';
import { ListSkeleton } from '../../ui/skeleton.tsx';
import { EmptyState } from '../../ui/states.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import styles from './list-view.module.css';
import { type StateTab, StateTabs } from './state-tabs.tsx';
import type { ListPage } from './use-list-page.ts';

/** A page of a list, and how many of it are in each state, where the backend counts them. */
interface Found<Item> {
  readonly data: readonly Item[];
  readonly total: number;
  readonly counts?: { readonly all: number } & Readonly<Record<string, number>>;
}

interface ListFilter {
  /** what it narrows by: `State` */
  readonly label: string;
  readonly options: readonly {
    readonly value: string;
    readonly label: string;
    /** not to be asked for where it isn't counted */
    readonly isCounted?: boolean;
  }[];
  readonly value: string | undefined;
  /** '' filters nothing */
  readonly onChoose: (value: string) => void;
}

interface ListViewProps<Item, Filters extends ListFilters> {
  list: ListPage<Filters>;
  reading: Reading<Found<Item>>;
  /** what is listed, in the singular: `order` */
  item: string;
  /** what can be searched for, in the search field */
  placeholder: string;
  /** the same in a sentence, where nothing was found */
  searchable: string;
  filter: ListFilter;
  /** shown while there is nothing to list */
  none: ReactNode;
  /** above the number of items found */
  before?: ReactNode;
  /** beside the number of items found */
  actions?: ReactNode;
  /** between that and the items */
  between?: ReactNode;
  /** the items of this page, of which there is at least one */
  children: (items: readonly Item[]) => ReactNode;
}

/** A list with its search field and states, the number of items found, one page of them, and links to the other pages. */
export function ListView<Item, Filters extends ListFilters>(props: ListViewProps<Item, Filters>) {
  const { list, reading, item, placeholder, filter, none } = props;
  const { isNarrowed, place } = list;
  const total = reading.state === 'ready' ? reading.value.total : undefined;
  const items = pluralText(item);
  const tabs = useTabs(filter, reading);
  return (
    <div className={styles.frame}>
      <div className={styles.list}>
        {(total !== 0 || isNarrowed) && (
          <>
            <ListTools
              label={`Search ${items}`}
              labelHidden
              placeholder={placeholder}
              search={place.search}
              onSearch={list.search}
            />
            <StateTabs
              label={filter.label}
              item={item}
              tabs={tabs}
              value={filter.value ?? ''}
              onChoose={filter.onChoose}
            />
          </>
        )}
        <VisuallyHidden role="status">
          {total !== undefined && isNarrowed ? `${countText(total, item)} found` : ''}
        </VisuallyHidden>
        <ReadingView
          reading={reading}
          what={`Your ${items}`}
          loading={<ListSkeleton what={`Loading your ${items}`} />}
        >
          {(found) => {
            if (found.total > 0) return <FoundItems {...props} found={found} />;
            return isNarrowed ? <NoneFound {...props} /> : none;
          }}
        </ReadingView>
      </div>
    </div>
  );
}

/**
 * The states that are offered: those that something is in, and the chosen one; all where nothing is counted. While another
 * part of the list is read, those of the last one stay.
 */
function useTabs({ options, value }: ListFilter, reading: Reading<Found<unknown>>): readonly StateTab[] {
  const last = useRef<Found<unknown>>(undefined);
  if (reading.state !== 'loading') last.current = reading.state === 'ready' ? reading.value : undefined;
  const counts = last.current?.counts;
  const isOpen = reading.state === 'loading' && last.current === undefined;
  const shown = options.filter((option) => {
    if (option.value === value) return true;
    return counts ? (counts[option.value] ?? 0) > 0 : !option.isCounted && !isOpen;
  });
  return [
    { value: '', label: 'All', count: counts?.all },
    ...shown.map((option) => ({
      value: option.value,
      label: option.label,
      count: counts && (counts[option.value] ?? 0),
    })),
  ];
}

interface FoundProps<Item, Filters extends ListFilters> extends ListViewProps<Item, Filters> {
  found: Found<Item>;
}

function FoundItems<Item, Filters extends ListFilters>(props: FoundProps<Item, Filters>) {
  const { list, item, found, before, actions, between, children } = props;
  return (
    <>
      {before}
      {(actions || !found.counts) && (
        <div className={styles.head}>
          {!found.counts && (
            <p className="text-small text-figures text-muted">{countText(found.total, item)}</p>
          )}
          {actions}
        </div>
      )}
      {between}
      {found.data.length === 0 ? (
        <EmptyState
          title="There is no such page"
          action={<ButtonLink href={list.pageHref(1)}>To the first page</ButtonLink>}
        />
      ) : (
        children(found.data)
      )}
      <Pager
        what={pluralText(item)}
        page={list.place.page}
        pages={Math.ceil(found.total / PAGE_SIZE)}
        hrefOf={list.pageHref}
      />
    </>
  );
}

function NoneFound<Item, Filters extends ListFilters>(props: ListViewProps<Item, Filters>) {
  const { list, item, searchable } = props;
  return (
    <EmptyState
      title={`No ${item} found`}
      action={
        <ButtonLink variant="outline" href={list.wholeHref}>
          {`Show all ${pluralText(item)}`}
        </ButtonLink>
      }
    >
      {`Search by part of ${searchable}.`}
    </EmptyState>
  );
}
