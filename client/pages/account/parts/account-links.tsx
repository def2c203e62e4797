import type { PageId } from '../../../../contracts/site/site-map.ts';
import { useLogOut } from '../../../features/log-out/use-log-out.ts';
import { useHref } from '../../../state/device.ts';
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

export function AccountLinks() {
  const href = useHref();
  const { absent } = useSite();
  const logOut = useLogOut();
  return (
    <nav aria-label="Account" data-no-print="">
      <ul className={styles.links}>
        {LINKS.filter(([id]) => !absent.includes(id)).map(([id, label]) => (
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
