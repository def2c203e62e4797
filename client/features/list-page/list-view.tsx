import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { countText, pluralText } from '../../../contracts/domain/number/notation.ts';
import { type ListFilters, PAGE_SIZE } from '../../lib/list-place.ts';
import type { Reading } from '../../lib/reading.ts';
import { Field } from '../../ui/field.tsx';
import { ButtonLink } from '../../ui/link.tsx';
import { ListTools } from '../../ui/list-tools.tsx';
import { Pager } from '../../ui/pager.tsx';
import { ReadingView } from '../../ui/reading-view.tsx';
import { Select, type SelectOption } from '../../ui/select.tsx';
import { ListSkeleton } from '../../ui/skeleton.tsx';
import { EmptyState } from '../../ui/states.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import styles from './list-view.module.css';
import type { ListPage } from './use-list-page.ts';

interface ListViewProps<Item, Filters extends ListFilters> {
  list: ListPage<Filters>;
  reading: Reading<{ readonly data: readonly Item[]; readonly total: number }>;
  /** what is listed, in the singular: `order` */
  item: string;
  /** what can be searched for, in the search field */
  placeholder: string;
  /** the same in a sentence, where nothing was found */
  searchable: string;
  filter: {
    readonly label: string;
    /** the choice that filters nothing: `All states` */
    readonly all: string;
    readonly options: readonly SelectOption[];
    readonly value: string | undefined;
    readonly onChoose: (value: string) => void;
  };
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

/** A list with its search field and filter, the number of items found, one page of them, and links to the other pages. */
export function ListView<Item, Filters extends ListFilters>(props: ListViewProps<Item, Filters>) {
  const { list, reading, item, placeholder, filter, none } = props;
  const { isNarrowed, place } = list;
  const total = reading.state === 'ready' ? reading.value.total : undefined;
  const items = pluralText(item);
  return (
    <div className={styles.frame}>
      <div className={styles.list}>
        {(total !== 0 || isNarrowed) && (
          <ListTools
            label={`Search ${items}`}
            placeholder={placeholder}
            search={place.search}
            onSearch={list.search}
          >
            <Field label={filter.label} labelHidden>
              <Select
                options={filter.options}
                placeholder={filter.all}
                value={filter.value ?? ''}
                onChange={({ target }) => filter.onChoose(target.value)}
              />
            </Field>
          </ListTools>
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
            if (found.total > 0) return <Found {...props} found={found} />;
            return isNarrowed ? <NoneFound {...props} /> : none;
          }}
        </ReadingView>
      </div>
    </div>
  );
}

interface FoundProps<Item, Filters extends ListFilters> extends ListViewProps<Item, Filters> {
  found: { readonly data: readonly Item[]; readonly total: number };
}

function Found<Item, Filters extends ListFilters>(props: FoundProps<Item, Filters>) {
  const { list, item, found, before, actions, between, children } = props;
  return (
    <>
      {before}
      <div className={styles.head}>
        <p className={clsx('text-small text-figures', styles.count)}>{countText(found.total, item)}</p>
        {actions}
      </div>
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
