import type { ReactNode } from 'react';
import type { FilmName } from '../../../../contracts/site/films.ts';
import { Section } from '../../../ui/section.tsx';
import { Film } from './film.tsx';
import styles from './story.module.css';

interface StoryProps {
  title: string;
  film: FilmName;
  filmTitle: string;
  atTop?: boolean;
  /** where there are two columns, the film is on the other side */
  turned?: boolean;
  children: ReactNode;
}

/** A part of the company with a film beside it. */
export function Story({ title, film, filmTitle, atTop = false, turned = false, children }: StoryProps) {
  return (
    <div className={styles.story} {...(turned ? { 'data-turned': '' } : {})}>
      <Film film={film} title={filmTitle} atTop={atTop} />
      <Section title={title}>
        <div className={styles.text}>{children}</div>
      </Section>
    </div>
  );
}
