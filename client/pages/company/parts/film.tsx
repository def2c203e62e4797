import { FILM_SIZE, type FilmName, filmUrl } from '../../../../contracts/site/films.ts';
import { Button } from '../../../ui/button.tsx';
import { InlineAlert } from '../../../ui/inline-alert.tsx';
import showroomCaptions from '../films/showroom.vtt';
import workshopCaptions from '../films/workshop.vtt';
import { useFilm } from '../use-film.ts';
import styles from './film.module.css';

const CAPTIONS: Readonly<Record<FilmName, string>> = {
  workshop: workshopCaptions,
  showroom: showroomCaptions,
};

interface FilmProps {
  film: FilmName;
  title: string;
  /** the film is in the first view, so its poster is loaded with the page */
  atTop?: boolean;
}

/** A film with its poster, captions and the browser's own controls. */
export function Film({ film, title, atTop = false }: FilmProps) {
  const { ref, isNear, isStarted, isBroken, play, handlers } = useFilm();
  return (
    <figure className={styles.film} data-no-print="">
      <div className={styles.frame}>
        <video
          className={styles.video}
          ref={ref}
          {...handlers}
          {...FILM_SIZE}
          {...(atTop || isNear ? { poster: filmUrl(film, 'webp') } : {})}
          aria-label={title}
          tabIndex={isStarted ? 0 : -1}
          controls={isStarted}
          preload={isNear ? 'metadata' : 'none'}
          playsInline
          muted
        >
          <source src={filmUrl(film, 'webm')} type="video/webm" />
          <source src={filmUrl(film, 'mp4')} type="video/mp4" />
          <track kind="captions" src={CAPTIONS[film]} srcLang="en" label="English" default />
        </video>
        {!isStarted && (
          <Button className={styles.play} variant="light" size="lg" onClick={play}>
            <svg width="14" height="16" viewBox="0 0 14 16" fill="currentColor" aria-hidden="true">
              <path d="M1 1v14l12-7z" />
            </svg>
            Play <span className="sr-only">the film “{title}”</span>
          </Button>
        )}
      </div>
      <figcaption className="text-small">{title}. 8 seconds, without sound, with captions.</figcaption>
      <InlineAlert
        action={
          <Button variant="outline" size="sm" onClick={play}>
            Try again
          </Button>
        }
      >
        {isBroken && 'The film could not be loaded.'}
      </InlineAlert>
    </figure>
  );
}
