import { ButtonLink } from './link.tsx';
import styles from './pager.module.css';

interface PagerProps {
  /** what is listed, the latest first, e.g. `orders` */
  what: string;
  page: number;
  pages: number;
  hrefOf: (page: number) => string;
}

/** Links from page to page; renders nothing if there is only one. */
export function Pager({ what, page, pages, hrefOf }: PagerProps) {
  if (pages === 1) return null;
  return (
    <nav className={styles.pager} aria-label="Pages" data-no-print="">
      <span>
        {page > 1 && (
          <ButtonLink href={hrefOf(Math.min(page, pages + 1) - 1)} variant="outline">
            {`Newer ${what}`}
          </ButtonLink>
        )}
      </span>
      <span className="text-small text-figures" aria-current="page">
        {`Page ${page} of ${pages}`}
      </span>
      <span className={styles.end}>
        {page < pages && (
          <ButtonLink href={hrefOf(page + 1)} variant="outline">
            {`Older ${what}`}
          </ButtonLink>
        )}
      </span>
    </nav>
  );
}
