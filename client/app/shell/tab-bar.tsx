import type { ComponentType } from 'react';
import { useLocation } from 'wouter';
import { matchPage, type PageId } from '../../../contracts/site/site-map.ts';
import { useHref, useLoginHref } from '../../state/device.ts';
import { isCustomer, useSession } from '../../state/session.ts';
import { FilterIcon, FolderIcon, GridIcon, SeriesIcon, UserIcon } from '../../ui/icons.tsx';
import { Link } from '../../ui/link.tsx';
import styles from './tab-bar.module.css';

interface Tab {
  readonly id: PageId;
  readonly label: string;
  readonly Icon: ComponentType<{ size?: string }>;
}

const TABS: readonly Tab[] = [
  { id: 'products', label: 'Products', Icon: GridIcon },
  { id: 'series', label: 'Series', Icon: SeriesIcon },
  { id: 'flooring', label: 'All Floor', Icon: FilterIcon },
];
const FOR_CUSTOMERS: Tab = { id: 'projects', label: 'Projects', Icon: FolderIcon };
const FOR_VISITORS: Tab = { id: 'login', label: 'Log in', Icon: UserIcon };

/** The main links, within reach of a thumb. */
export function TabBar() {
  const href = useHref();
  const loginHref = useLoginHref();
  const here = matchPage(useLocation()[0])?.id;
  const tabs = [...TABS, isCustomer(useSession()) ? FOR_CUSTOMERS : FOR_VISITORS];
  return (
    <nav className={styles.bar} aria-label="Quick">
      <ul className={styles.tabs}>
        {tabs.map(({ id, label, Icon }) => (
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
        ))}
      </ul>
    </nav>
  );
}
