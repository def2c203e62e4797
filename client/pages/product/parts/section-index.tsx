import type { PageSection } from '../sections.ts';
import styles from './section-index.module.css';

/** Links to the sections of the page, for a page that has several. */
export function SectionIndex({ sections }: { sections: readonly PageSection[] }) {
  if (sections.length < 2) return null;
  return (
    <nav className={styles.index} aria-label="On this page" data-no-print="">
      {sections.map(({ id, title }) => (
        <a className={styles.link} href={`#${id}`} key={id}>
          {title}
        </a>
      ))}
    </nav>
  );
}
