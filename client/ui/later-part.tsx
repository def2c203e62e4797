import {
  type ComponentType,
  createContext,
  type LazyExoticComponent,
  lazy,
  useCallback,
  useContext,
  useEffect,
  useRef,
  useState,
} from 'react';
import { noteFetch } from '../lib/missing-parts.ts';
import { recoverLoad } from '../lib/recover-load.ts';
import { afterFirstView } from '../lib/when-idle.ts';
import { RetryLine } from './states.tsx';

type Load<Props> = () => Promise<ComponentType<Props>>;

export type FetchedPart<Props> = ComponentType<Props> & {
  /** Fetches the code before the part is shown. If that fails, it is fetched again when the part is shown. */
  readonly fetchAhead: () => void;
};

/** When the browser was last told that it is online again; on the server never. */
let backAt = 0;
globalThis.addEventListener?.('online', () => {
  backAt = performance.now();
});

const FetchAgain = createContext<() => void>(() => undefined);

/**
 * A part of a page whose code is fetched when it is shown, inside a Suspense. If that fails, the part says so in its place, and
 * is fetched again on request or when the browser is online again.
 *
 * A part whose code has come is no longer lazy: a lazy one would suspend once more, and React shows the loading state for
 * 300 ms then, and drops a click on markup that can't be hydrated at once.
 * @param isShownAtOnce tells whether the address that was opened shows the part. Its code is then fetched before the page
 * hydrates: otherwise any update would replace the server's markup with the loading state
 */
export function fetchedPart<Props extends object>(
  load: Load<Props>,
  isShownAtOnce: () => boolean = () => false,
): FetchedPart<Props> {
  let isFailed = false;
  const fetchCode = async () => {
    Part = await load();
    return { default: Part };
  };
  const fetchPart = async () => {
    const begunAt = performance.now();
    try {
      return await fetchCode();
    } catch {
      isFailed = true;
      return { default: () => <NotFetched begunAt={begunAt} /> };
    }
  };
  let early = isShownAtOnce() ? noteFetch(fetchPart()) : undefined;
  const begin = (): LazyExoticComponent<ComponentType<Props>> =>
    lazy(() => {
      const fetching = early ?? noteFetch(fetchPart());
      early = undefined;
      return fetching;
    });
  let Part: ComponentType<Props> = begin();
  // React caches a failed lazy component, so make a new one.
  const renew = () => {
    if (isFailed) Part = begin();
    isFailed = false;
  };
  function FetchedPart(props: Props) {
    const [Shown, setShown] = useState(() => Part);
    const again = useCallback(() => {
      renew();
      setShown(() => Part);
    }, []);
    useEffect(() => renew, []);
    return (
      <FetchAgain value={again}>
        <Shown {...props} />
      </FetchAgain>
    );
  }
  return Object.assign(FetchedPart, { fetchAhead: () => void fetchCode().catch(() => undefined) });
}

/**
 * A fetched part that the first view doesn't need. Its code is fetched some seconds later, when the browser is idle, so that it
 * also works offline after that; or earlier if it is shown.
 * @returns a hook for the component that shows the part
 */
export function laterPart<Props extends object>(load: Load<Props>): () => ComponentType<Props> {
  const Part = fetchedPart(load);
  return () => {
    useEffect(() => afterFirstView(Part.fetchAhead), []);
    return Part;
  };
}

function NotFetched({ begunAt }: { begunAt: number }) {
  const again = useContext(FetchAgain);
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // The user has just asked for it, perhaps far from its place.
    if (navigator.userActivation?.isActive) place.current?.scrollIntoView({ block: 'nearest' });
    // React may show this a third of a second after the failure: the line may be back by then
    if (backAt > begunAt) again();
    window.addEventListener('online', again);
    return () => window.removeEventListener('online', again);
  }, [again, begunAt]);
  const retry = async () => {
    if (!(await recoverLoad())) again();
  };
  return (
    <div ref={place}>
      <RetryLine what="This part of the page" onRetry={retry} />
    </div>
  );
}
