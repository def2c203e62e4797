import { clsx } from 'clsx';
import { type ReactNode, useEffect, useRef } from 'react';
import styles from './form-panel.module.css';
import { Link } from './link.tsx';
import { PageHeading } from './page-heading.tsx';

interface FormPanelProps {
  brand: string;
  /** where the brand's name links to */
  homeHref: string;
  title: string;
  lead?: ReactNode;
  /** a few words beside the form, on a wide screen */
  statement: string;
  /** room for a form in two columns */
  wide?: boolean;
  /** the panel replaces another one on the same page: its heading takes the focus */
  takesFocus?: boolean;
  children: ReactNode;
}

/** A form over the page's background picture: a column at the side, or a sheet that fills a narrow screen. */
export function FormPanel({
  brand,
  homeHref,
  title,
  lead,
  statement,
  wide,
  takesFocus,
  children,
}: FormPanelProps) {
  const panel = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (takesFocus) panel.current?.querySelector<HTMLElement>('[data-page-focus]')?.focus();
  }, [takesFocus]);
  return (
    <div className={clsx(styles.beside, wide && styles.wide)}>
      <div className={styles.statement}>
        <Link className={clsx('text-subheading', styles.brand)} href={homeHref}>
          {brand}
        </Link>
        <p className={clsx('text-title', styles.words)}>{statement}</p>
      </div>
      <div className={styles.panel} ref={panel}>
        <PageHeading lead={lead}>{title}</PageHeading>
        {children}
      </div>
    </div>
  );
}
