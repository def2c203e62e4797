import { useSearchDialog } from '../../features/search/use-search-dialog.tsx';
import { SearchIcon } from '../../ui/icons.tsx';
import styles from './search-field.module.css';

/** In the desktop's header: looks like a field, and opens the search; so does the key `/`. */
export function SearchField() {
  const { open, prepare, dialog } = useSearchDialog('top');
  return (
    <>
      <button
        type="button"
        className={styles.field}
        id="search"
        title="Search"
        aria-haspopup="dialog"
        aria-keyshortcuts="/"
        onPointerEnter={prepare}
        onClick={open}
      >
        <SearchIcon size="1.25rem" />
        <span className={styles.word}>Search</span>
        <span className={styles.key} aria-hidden="true">
          /
        </span>
      </button>
      {dialog}
    </>
  );
}
