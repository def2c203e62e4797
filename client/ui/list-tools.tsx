import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { SEARCH_MAX } from '../../contracts/domain/text/typed-search.ts';
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

/** How long to wait after the last key before searching. */
const PAUSE_MS = 400;

interface TypedSearch {
  readonly field: RefObject<HTMLInputElement | null>;
  readonly typed: string;
  readonly type: (text: string) => void;
  /** without waiting for a pause, e.g. on Enter */
  readonly searchNow: () => void;
}

/**
 * Searches after a pause in typing.
 * @param search the current search; when it changes from outside, as on Back, the field follows
 */
function useTypedSearch(search: string, onSearch: (text: string) => void): TypedSearch {
  const [typed, setTyped] = useState(search);
  const [followed, setFollowed] = useState(search);
  const waiting = useRef<ReturnType<typeof setTimeout>>(undefined);
  if (search !== followed) {
    setFollowed(search);
    if (search !== typed.trim()) setTyped(search);
  }
  useEffect(() => () => clearTimeout(waiting.current), []);
  const ask = (text: string) => {
    clearTimeout(waiting.current);
    if (text.trim() !== search) onSearch(text.trim());
  };
  const latest = useRef(ask);
  latest.current = ask;
  const type = (text: string) => {
    setTyped(text);
    clearTimeout(waiting.current);
    waiting.current = setTimeout(() => latest.current(text), PAUSE_MS);
  };
  const field = useRef<HTMLInputElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what was typed before hydration is read once, or the next rendering would put back what was searched for
  useLayoutEffect(() => {
    const before = field.current?.value;
    if (before !== undefined && before !== typed) type(before);
  }, []);
  return { field, typed, type, searchNow: () => ask(typed) };
}
