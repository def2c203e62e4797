import type { Outline, Point } from './outline.ts';

/** The middle of an area; a file of its own, as papers need no more of polygons. */
export function middleOf(polygon: Outline): Point {
  let [x, y, sum] = [0, 0, 0];
  for (const [at, from] of polygon.entries()) {
    const to = polygon[(at + 1) % polygon.length] ?? from;
    const cross = from.x * to.y - to.x * from.y;
    [x, y, sum] = [x + (from.x + to.x) * cross, y + (from.y + to.y) * cross, sum + cross];
  }
  return { x: x / (3 * sum), y: y / (3 * sum) };
}
