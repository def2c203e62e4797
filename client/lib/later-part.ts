import { type ComponentType, type LazyExoticComponent, lazy, useEffect } from 'react';
import { afterFirstView } from './when-idle.ts';

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
    useEffect(() => afterFirstView(prefetch), []);
    return Part;
  };
}
