import { clsx } from 'clsx';
import type { PageId } from '../../../../contracts/site/site-map.ts';
import { listedAccountPages } from '../../../features/account/account-pages.ts';
import { useLogOut } from '../../../features/log-out/use-log-out.ts';
import { useDevice, useHref } from '../../../state/device.ts';
import { useSite } from '../../../state/site-context.ts';
import { Button } from '../../../ui/button.tsx';
import { Link } from '../../../ui/link.tsx';
import styles from './account-links.module.css';

const LINKS: readonly (readonly [id: PageId, label: string])[] = [
  ['orders', 'Orders'],
  ['quotations', 'Quotations'],
  ['payments', 'Payments'],
  ['invoices', 'Invoices and statement'],
  ['addresses', 'Addresses'],
  ['projects', 'Projects'],
  ['basket', 'Basket'],
  ['samples', 'Order samples'],
  ['people', 'People'],
  ['settings', 'Your login and data'],
];
/** In the place of the settings, where the backend has none. */
const WITHOUT_SETTINGS = [
  ['reset-password', 'Set a new password'],
  ['contact', 'Contact'],
] as const;

/** The way to everything of the account. A wide screen has it beside every page of the account instead. */
export function AccountLinks() {
  const href = useHref();
  const { absent } = useSite();
  const isBeside = useDevice() === 'desktop' && listedAccountPages(absent).length > 0;
  const logOut = useLogOut();
  const links = absent.includes('settings') ? [...LINKS, ...WITHOUT_SETTINGS] : LINKS;
  return (
    <nav className={clsx(isBeside && styles.narrow)} aria-label="Account" data-no-print="">
      <ul className={styles.links}>
        {links
          .filter(([id]) => !absent.includes(id))
          .map(([id, label]) => (
            <li key={id}>
              <Link className={styles.link} href={href(id)} look="quiet">
                {label}
              </Link>
            </li>
          ))}
      </ul>
      <Button variant="outline" wide onClick={logOut}>
        Log out
      </Button>
    </nav>
  );
}
