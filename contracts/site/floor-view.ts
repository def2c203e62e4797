import { createRng, hashText } from '../domain/number/random.ts';

/** Floor that a picture from above, or close up, shows from its left to its right edge, in millimetres. */
export const SHOWN_MM = { top: 2000, close: 450 } as const;

/** A floor has no end; somewhere within these millimetres its picture begins. */
const BEGINS_WITHIN_MM = 4000;

/**
 * Where on its floor a picture from above, or close up, begins: the floor's own pattern has its zero so far to the left of the
 * picture and above it. Millimetres.
 * @param slug product number in lower case
 */
export function floorOrigin(slug: string, view: keyof typeof SHOWN_MM): { x: number; y: number } {
  const rng = createRng(hashText(`${slug} ${view}`));
  return { x: rng() * BEGINS_WITHIN_MM, y: rng() * BEGINS_WITHIN_MM };
}

/** The same for a picture from above, by its address. @returns undefined for other pictures */
export function topOrigin(url: string): { x: number; y: number } | undefined {
  const slug = /^\/media\/([a-z0-9-]+?)-top-/.exec(url)?.[1];
  return slug === undefined ? undefined : floorOrigin(slug, 'top');
}
