import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import styles from './long-text.module.css';

export interface TextPart {
  /** the fragment of its address, after `#` */
  readonly id: string;
  readonly title: string;
  readonly text: ReactNode;
}

interface LongTextProps {
  parts: readonly TextPart[];
  /** parts that other papers refer to by number */
  numbered?: boolean;
}

/** A text of several parts, each with a heading and its own address, and a list of contents: above it, or beside it and always in view where there is room. */
export function LongText({ parts, numbered = false }: LongTextProps) {
  const List = numbered ? 'ol' : 'ul';
  return (
    <div className={styles.text}>
      <nav className={styles.contents} aria-label="Contents" data-no-print="">
        <p className="text-eyebrow">Contents</p>
        <List className={clsx(styles.list, numbered && styles.numbered)}>
          {parts.map(({ id, title }) => (
            <li key={id}>
              <a className={styles.link} href={`#${id}`}>
                {title}
              </a>
            </li>
          ))}
        </List>
      </nav>
      <div className={styles.parts}>
        {parts.map(({ id, title, text }, index) => (
          <section className={styles.part} id={id} key={id} aria-labelledby={`${id}-title`}>
            <h2 className="text-subheading" id={`${id}-title`}>
              {numbered && `${index + 1}. `}
              {title}
            </h2>
            {text}
          </section>
        ))}
      </div>
    </div>
  );
}
