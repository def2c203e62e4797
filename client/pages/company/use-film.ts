import { type RefObject, useEffect, useRef, useState } from 'react';

/** How far below the screen a film counts as near. */
const NEAR = '200px';

export interface FilmModel {
  readonly ref: RefObject<HTMLVideoElement | null>;
  /** the film is on the screen or close to it: from here its poster and its length are loaded */
  readonly isNear: boolean;
  /** somebody has asked for it */
  readonly isStarted: boolean;
  readonly play: () => void;
  /** to spread on the video */
  readonly handlers: { readonly onPlay: () => void; readonly onError: () => void };
  /** the film can't be played here */
  readonly isBroken: boolean;
}

/** Somebody has stopped the film before it began. */
const isPaused = (error: unknown) => error instanceof DOMException && error.name === 'AbortError';

/** A film that costs nothing until it comes near, and moves only when somebody asks for it. */
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
    // after a failure the sources are looked for again
    if (film.error || film.networkState === HTMLMediaElement.NETWORK_NO_SOURCE) film.load();
    film.play().then(
      // Not before: the same press of a key would pause it.
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
