import type { ComponentType } from 'react';
import { useLocation } from 'wouter';
import { matchPage, type PageId } from '../../../contracts/site/site-map.ts';
import { useSearchDialog } from '../../features/search/use-search-dialog.tsx';
import { useHref, useLoginHref } from '../../state/device.ts';
import { isCustomer, useSession } from '../../state/session.ts';
import { FilterIcon, FolderIcon, GridIcon, SearchIcon, UserIcon } from '../../ui/icons.tsx';
import { Link } from '../../ui/link.tsx';
import styles from './tab-bar.module.css';

interface Tab {
  readonly id: PageId;
  readonly label: string;
  readonly Icon: ComponentType<{ size?: string }>;
}

const TABS: readonly Tab[] = [
  { id: 'products', label: 'Products', Icon: GridIcon },
  { id: 'flooring', label: 'All Floor', Icon: FilterIcon },
];
const FOR_CUSTOMERS: Tab = { id: 'projects', label: 'Projects', Icon: FolderIcon };
const FOR_VISITORS: Tab = { id: 'login', label: 'Log in', Icon: UserIcon };

/** The main links, within reach of a thumb. */
export function TabBar() {
  const href = useHref();
  const loginHref = useLoginHref();
  const here = matchPage(useLocation()[0])?.id;
  const last = isCustomer(useSession()) ? FOR_CUSTOMERS : FOR_VISITORS;
  const search = useSearchDialog('sheet');
  const tab = ({ id, label, Icon }: Tab) => (
    <li key={id} className={id === 'login' ? 'for-visitors' : undefined}>
      <Link
        className={styles.tab}
        href={id === 'login' ? loginHref : href(id)}
        {...(here === id ? { 'aria-current': 'page' as const } : {})}
      >
        <Icon size="1.5rem" />
        {label}
      </Link>
    </li>
  );
  return (
    <nav className={styles.bar} aria-label="Quick">
      <ul className={styles.tabs}>
        {TABS.map(tab)}
        <li>
          <button type="button" className={styles.tab} aria-haspopup="dialog" onClick={search.open}>
            <SearchIcon size="1.5rem" />
            Search
          </button>
        </li>
        {tab(last)}
      </ul>
      {search.dialog}
    </nav>
  );
}
