import type { ComponentType } from 'react';
import { useLocation } from 'wouter';
import { matchPage, type PageId } from '../../../contracts/site/site-map.ts';
import { useBasketCount } from '../../features/basket/basket.api.ts';
import { useSearchDialog } from '../../features/search/use-search-dialog.tsx';
import { useHref, useLoginHref } from '../../state/device.ts';
import { isCustomer, useSession } from '../../state/session.ts';
import {
  BasketIcon,
  FolderIcon,
  GridIcon,
  RowsIcon,
  SearchIcon,
  SwatchesIcon,
  UserIcon,
} from '../../ui/icons.tsx';
import { Link } from '../../ui/link.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import { BasketCount, basketLabel } from './basket-link.tsx';
import styles from './tab-bar.module.css';

interface Tab {
  readonly id: PageId;
  readonly label: string;
  readonly Icon: ComponentType<{ size?: string }>;
}

const FLOORS: Tab = { id: 'flooring', label: 'All floors', Icon: GridIcon };
const FOR_CUSTOMERS: readonly Tab[] = [
  { id: 'projects', label: 'Projects', Icon: FolderIcon },
  { id: 'basket', label: 'Basket', Icon: BasketIcon },
  { id: 'account', label: 'Account', Icon: UserIcon },
];
const FOR_VISITORS: readonly Tab[] = [
  { id: 'products', label: 'Products', Icon: RowsIcon },
  { id: 'samples', label: 'Samples', Icon: SwatchesIcon },
  { id: 'login', label: 'Log in', Icon: UserIcon },
];

/** The main links, within reach of a thumb. */
export function TabBar() {
  const isMember = isCustomer(useSession());
  const count = useBasketCount();
  const search = useSearchDialog('sheet');
  return (
    <>
      <nav className={styles.bar} aria-label="Quick" id="quick" tabIndex={-1}>
        <ul className={styles.tabs}>
          <TabLink {...FLOORS} />
          <li>
            <button
              type="button"
              className={styles.tab}
              id="search"
              aria-haspopup="dialog"
              onPointerEnter={search.prepare}
              onClick={search.open}
            >
              <SearchIcon size="1.5rem" />
              Search
            </button>
          </li>
          {isMember
            ? FOR_CUSTOMERS.map((tab) => <TabLink key={tab.id} {...tab} count={count} />)
            : FOR_VISITORS.map((tab) => <TabLink key={tab.id} {...tab} className="for-visitors" />)}
        </ul>
      </nav>
      {/* beside the bar, because a page's own bar may take its place */}
      {search.dialog}
    </>
  );
}

/** @param count lines in the basket, for its tab */
function TabLink({
  id,
  label,
  Icon,
  className,
  count,
}: Tab & { className?: string; count?: number | undefined }) {
  const href = useHref();
  const loginHref = useLoginHref();
  const isHere = matchPage(useLocation()[0])?.id === id;
  const isBasket = id === 'basket';
  return (
    <li className={className}>
      <Link
        className={styles.tab}
        href={id === 'login' ? loginHref : href(id)}
        {...(isHere ? { 'aria-current': 'page' as const } : {})}
      >
        <span className={styles.icon}>
          <Icon size="1.5rem" />
          {isBasket && <BasketCount count={count} />}
        </span>
        {isBasket ? (
          <>
            <span aria-hidden="true">{label}</span>
            <VisuallyHidden>{basketLabel(count)}</VisuallyHidden>
          </>
        ) : (
          label
        )}
      </Link>
    </li>
  );
}
