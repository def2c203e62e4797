import type { ReactNode } from 'react';
import { SEARCH_MAX } from '../../contracts/domain/text/typed-search.ts';
import { useTypedSearch } from '../lib/use-typed-search.ts';
import { Field } from './field.tsx';
import { SearchIcon } from './icons.tsx';
import styles from './list-tools.module.css';
import { TextInput } from './text-input.tsx';

interface ListToolsProps {
  /** of the search field; for screen readers alone where other controls are beside it */
  label: string;
  /** what can be searched for */
  placeholder: string;
  /** of the search in the address */
  name?: string;
  /** what is searched for now */
  search: string;
  onSearch: (text: string) => void;
  /** what else narrows the list */
  children?: ReactNode;
}

/** Above a list: a search field, which searches after a pause in typing, and beside it controls that narrow the list. */
export function ListTools({
  label,
  placeholder,
  name = 'search',
  search,
  onSearch,
  children,
}: ListToolsProps) {
  const { field, typed, type, searchNow } = useTypedSearch(search, onSearch);
  return (
    <search className={styles.tools} data-no-print="">
      <form
        onSubmit={(event) => {
          event.preventDefault();
          searchNow();
        }}
      >
        <Field label={label} labelHidden={children !== undefined}>
          <TextInput
            className={styles.field}
            ref={field}
            asks="search"
            name={name}
            placeholder={placeholder}
            maxLength={SEARCH_MAX}
            value={typed}
            onChange={({ target }) => type(target.value)}
          />
        </Field>
        <span className={styles.icon}>
          <SearchIcon />
        </span>
      </form>
      {children}
    </search>
  );
}
