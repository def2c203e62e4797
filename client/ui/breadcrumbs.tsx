import { clsx } from 'clsx';
import styles from './breadcrumbs.module.css';
import { Link } from './link.tsx';

export interface Crumb {
  label: string;
  /** the current page has none */
  href?: string;
}

export function Breadcrumbs({ crumbs }: { crumbs: readonly Crumb[] }) {
  return (
    <nav aria-label="Breadcrumb">
      <ol className={clsx('text-small', styles.crumbs)}>
        {crumbs.map(({ label, href }) => (
          <li className={styles.crumb} key={label}>
            {href ? (
              <Link className={styles.words} href={href} look="quiet">
                {label}
              </Link>
            ) : (
              <span className={styles.words} aria-current="page">
                {label}
              </span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
