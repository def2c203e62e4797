import { type ComponentType, type LazyExoticComponent, lazy, useEffect } from 'react';
import { whenIdle } from './when-idle.ts';

/** When the first view is over, at the latest. */
const LATER_MS = 5_000;

/**
 * A part that the first view does without. Its code comes some seconds later, when the browser is idle, so that it is
 * there when somebody wants it, also offline; or when it is shown before that.
 * @returns a hook for the component that shows the part, inside a Suspense
 */
export function laterPart<Props>(
  load: () => Promise<ComponentType<Props>>,
): () => LazyExoticComponent<ComponentType<Props>> {
  const Part = lazy(async () => ({ default: await load() }));
  // What fails now is tried again when the part is shown.
  const prefetch = () => void load().catch(() => undefined);
  return () => {
    useEffect(() => {
      let cancel = () => clearTimeout(timer);
      const timer = setTimeout(() => {
        cancel = whenIdle(prefetch);
      }, LATER_MS);
      return () => cancel();
    }, []);
    return Part;
  };
}
