import { clsx } from 'clsx';
import { useLocation } from 'wouter';
import { matchPage } from '../../../contracts/site/site-map.ts';
import { listedAccountPages } from '../../features/account/account-pages.ts';
import { useHref } from '../../state/device.ts';
import { isCustomer, useSession } from '../../state/session.ts';
import { useSite } from '../../state/site-context.ts';
import { Link } from '../../ui/link.tsx';
import styles from './account-side.module.css';

/** The pages of the account, beside each of them where there is room. */
export function AccountSide() {
  const href = useHref();
  const session = useSession();
  const { absent } = useSite();
  const here = matchPage(useLocation()[0])?.id;
  const pages = listedAccountPages(absent);
  if (pages.length === 0 || (!isCustomer(session) && session.status !== 'unknown')) return null;
  return (
    <nav
      aria-label="Account"
      // its place is kept while it isn't known yet who is logged in
      className={clsx(styles.side, !isCustomer(session) && 'for-customers')}
      data-no-print=""
    >
      <ul>
        {pages.map(([id, label]) => (
          <li key={id}>
            <Link
              className={styles.link}
              href={href(id)}
              look="quiet"
              {...(here === id ? { 'aria-current': 'page' as const } : {})}
            >
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
