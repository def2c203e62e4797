import { type RefObject, useEffect, useRef, useState } from 'react';

/** How far below the screen a film counts as near. */
const NEAR = '200px';

export interface FilmModel {
  readonly ref: RefObject<HTMLVideoElement | null>;
  /** the film is on the screen or close to it, so its poster and length are loaded */
  readonly isNear: boolean;
  /** the user has started it */
  readonly isStarted: boolean;
  readonly play: () => void;
  /** to spread on the video */
  readonly handlers: { readonly onPlay: () => void; readonly onError: () => void };
  /** the film can't be played here */
  readonly isBroken: boolean;
}

/** The user has paused the film before it began. */
const isPaused = (error: unknown) => error instanceof DOMException && error.name === 'AbortError';

/** A film that loads nothing until it comes near, and plays only when the user starts it. */
export function useFilm(): FilmModel {
  const ref = useRef<HTMLVideoElement>(null);
  const [isNear, setNear] = useState(false);
  const [isStarted, setStarted] = useState(false);
  const [isBroken, setBroken] = useState(false);
  useEffect(() => {
    const film = ref.current;
    if (!film) return;
    const watch = new IntersectionObserver(([entry]) => entry?.isIntersecting && setNear(true), {
      rootMargin: NEAR,
    });
    watch.observe(film);
    return () => watch.disconnect();
  }, []);
  const play = () => {
    const film = ref.current;
    if (!film) return;
    setStarted(true);
    setBroken(false);
    // after a failure, try the sources again
    if (film.error || film.networkState === HTMLMediaElement.NETWORK_NO_SOURCE) film.load();
    film.play().then(
      // Focused only now: otherwise the same key press would pause the film.
      () => film.focus(),
      (error: unknown) => setBroken(!isPaused(error)),
    );
  };
  return {
    ref,
    isNear,
    isStarted,
    isBroken,
    play,
    handlers: { onPlay: () => setStarted(true), onError: () => setBroken(isStarted) },
  };
}
