import { clsx } from 'clsx';
import { useHref } from '../../state/device.ts';
import { useSite } from '../../state/site-context.ts';
import { Link } from '../../ui/link.tsx';
import styles from './logo.module.css';

/** The name of the shop; it links to the product menu, as the landing page is for new visitors. */
export function Logo() {
  const href = useHref();
  const { brand } = useSite();
  return (
    <Link className={styles.logo} href={href('products')}>
      <span className={styles.brand}>{brand}</span>
      <span className={clsx('text-eyebrow', styles.trade)}>Flooring</span>
    </Link>
  );
}
