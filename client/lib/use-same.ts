import { useRef } from 'react';

/** The last render's list as long as its items are the same, so that what follows from it is worked out once. */
export function useSame<Item>(items: readonly Item[]): readonly Item[] {
  const last = useRef(items);
  const isSame = items.length === last.current.length && items.every((item, at) => item === last.current[at]);
  if (!isSame) last.current = items;
  return last.current;
}
