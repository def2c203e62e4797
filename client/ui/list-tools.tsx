import { SEARCH_MAX } from '../../contracts/domain/text/typed-search.ts';
import { useTypedSearch } from '../lib/use-typed-search.ts';
import { Field } from './field.tsx';
import { SearchIcon } from './icons.tsx';
import styles from './list-tools.module.css';
import { TextInput } from './text-input.tsx';

interface ListToolsProps {
  /** of the search field */
  label: string;
  /** the label is for screen readers only */
  labelHidden?: boolean;
  /** what can be searched for */
  placeholder: string;
  /** of the search in the address */
  name?: string;
  /** what is searched for now */
  search: string;
  onSearch: (text: string) => void;
}

/** Above a list: a search field, which searches after a pause in typing. */
export function ListTools({
  label,
  labelHidden = false,
  placeholder,
  name = 'search',
  search,
  onSearch,
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
        <Field label={label} labelHidden={labelHidden}>
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
    </search>
  );
}
