import {
  type ComponentType,
  lazy,
  type RefObject,
  Suspense,
  useCallback,
  useEffect,
  useRef,
  useState,
} from 'react';
import { flushSync } from 'react-dom';
import { type FetchPart, missingParts } from './missing-parts.ts';
import { afterFirstView, whenIdle } from './when-idle.ts';

/** A part is fetched when it is nearer to the window than this. */
const NEAR = '300px';
/** What Chrome and Edge put around each text. */
const TRANSLATED = 'font';
/** How long to wait after a first failure; twice as long after each of the next. */
const FIRST_PAUSE_MS = 2000;

/**
 * A part of a page below the first screen. On the landing page it keeps the server's markup until the visitor scrolls near
 * it, reaches it with the keyboard, or the browser is idle. Only then is its code fetched and the markup hydrated, in a
 * task of its own. An earlier click on it is repeated after that. While the first view is made, it is marked `data-not-first`,
 * for styles.
 * @param load loads the part's code
 * @returns the part. Its props must not change before its code has loaded, or React would render it without the code.
 */
export function furtherDown<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> {
  let Loaded: ComponentType<Props> | undefined;
  let arrive: (part: { default: ComponentType<Props> }) => void;
  /** called before the markup is hydrated */
  const waiting = new Set<(part: ComponentType<Props>) => void>();
  const arrived = new Promise<{ default: ComponentType<Props> }>((resolve) => {
    arrive = resolve;
  });
  const fetch: FetchPart = async () => {
    Loaded = await load();
    missingParts.delete(fetch);
    for (const takeOver of waiting) takeOver(Loaded);
    arrive({ default: Loaded });
  };
  missingParts.add(fetch);
  const Waiting = lazy(() => arrived);

  return function FurtherDown(props: Props) {
    // Kept for as long as the part is shown: another component type would make React mount it again.
    const [Part, setPart] = useState<ComponentType<Props>>(() => Loaded ?? Waiting);
    const place = useRef<HTMLDivElement>(null);
    useEffect(() => {
      // What a browser has translated can't be hydrated, so it is drawn anew.
      const takeOver = (part: ComponentType<Props>) => {
        if (place.current?.querySelector(TRANSLATED)) flushSync(() => setPart(() => part));
      };
      waiting.add(takeOver);
      return () => void waiting.delete(takeOver);
    }, []);
    useEffect(() => whenIdle(() => place.current?.removeAttribute('data-not-first')), []);
    const repeatClick = useFetchWhenWanted(place, fetch);
    return (
      <div ref={place} style={{ display: 'contents' }} data-not-first="">
        <Suspense key={Part === Waiting ? 'sent' : 'drawn'}>
          <Part {...props} />
          <Hydrated onHydrated={repeatClick} />
        </Suspense>
      </div>
    );
  };
}

/** Its effect runs once the part beside it is hydrated. */
function Hydrated({ onHydrated }: { onHydrated: () => void }) {
  useEffect(onHydrated, [onHydrated]);
  return null;
}

/** @returns repeats the last click made on the part while it waited */
function useFetchWhenWanted(place: RefObject<HTMLDivElement | null>, fetch: FetchPart): () => void {
  const clicked = useRef<HTMLElement>(null);
  const isHydrated = useRef(false);
  useEffect(() => {
    const { current: box } = place;
    if (!box || isHydrated.current) return;
    // One try at a time: one that was begun offline may still be failing when the browser is online again.
    let trying = Promise.resolve();
    let pause = FIRST_PAUSE_MS;
    let waiting: ReturnType<typeof setTimeout>;
    const want = () => {
      clearTimeout(waiting);
      trying = trying.then(() => (missingParts.has(fetch) ? fetch() : undefined)).catch(later);
    };
    // A browser says that it is online before everything can be reached.
    const later = () => {
      if (!navigator.onLine) return;
      waiting = setTimeout(want, pause);
      pause *= 2;
    };
    const near = new IntersectionObserver(
      ([entry]) => {
        if (entry?.isIntersecting) want();
      },
      { rootMargin: NEAR },
    );
    const { firstElementChild: first } = box;
    if (first) near.observe(first);
    else want();
    const cancel = afterFirstView(want);
    const keep = (event: Event) => {
      const { target } = event;
      if (isHydrated.current || !(target instanceof Element && box.contains(target))) return;
      clicked.current = target.closest('button');
      want();
    };
    // Captured on the document, because React stops clicks on markup that isn't hydrated.
    document.addEventListener('click', keep, true);
    box.addEventListener('focusin', want);
    window.addEventListener('online', want);
    return () => {
      near.disconnect();
      cancel();
      clearTimeout(waiting);
      document.removeEventListener('click', keep, true);
      box.removeEventListener('focusin', want);
      window.removeEventListener('online', want);
    };
  }, [place, fetch]);
  return useCallback(() => {
    isHydrated.current = true;
    clicked.current?.click();
    clicked.current = null;
  }, []);
}
