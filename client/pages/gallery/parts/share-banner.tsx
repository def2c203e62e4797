import { ArrowRightIcon } from '../../../ui/icons.tsx';
import { Link } from '../../../ui/link.tsx';
import styles from './share-banner.module.css';

/** A link to the page for sharing a project (docs/product.md, "Screens and addresses"). */
export function ShareBanner({ href }: { href: string }) {
  return (
    <Link className={styles.banner} href={href} data-no-print="">
      <span className={styles.words}>Share your project to win £50 voucher</span>
      <ArrowRightIcon size="1.5rem" />
    </Link>
  );
}
