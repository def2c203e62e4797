import { setImmediate as othersTurn } from 'node:timers/promises';

/** How many are sorted or merged before others have their turn. */
const STEP = 1000;

/**
 * Sorts by a figure, lowest first; equals keep their order. Quick where many have the same figure.
 * @param items their numbers
 * @param figures of all items
 */
export function sortedByFigure(items: ArrayLike<number>, figures: ArrayLike<number>): Uint32Array {
  const groups = new Map<number, number>();
  for (let at = 0; at < items.length; at += 1) {
    const figure = figures[items[at] as number] as number;
    groups.set(figure, (groups.get(figure) ?? 0) + 1);
  }
  let start = 0;
  for (const figure of [...groups.keys()].sort((a, b) => a - b)) {
    const size = groups.get(figure) as number;
    groups.set(figure, start);
    start += size;
  }
  const sorted = new Uint32Array(items.length);
  for (let at = 0; at < items.length; at += 1) {
    const item = items[at] as number;
    const figure = figures[item] as number;
    const place = groups.get(figure) as number;
    groups.set(figure, place + 1);
    sorted[place] = item;
  }
  return sorted;
}

/** Sorts numbers from 0 on, a part at a time, so that others have their turn. */
export async function sortedInSteps(
  count: number,
  compare: (a: number, b: number) => number,
): Promise<Uint32Array> {
  let from = Uint32Array.from({ length: count }, (_, at) => at);
  for (let start = 0; start < count; start += STEP) {
    from.subarray(start, start + STEP).sort(compare);
    await othersTurn();
  }
  for (let width = STEP; width < count; width *= 2) {
    const to = new Uint32Array(count);
    for (let start = 0; start < count; start += 2 * width) {
      const [middle, end] = [Math.min(start + width, count), Math.min(start + 2 * width, count)];
      let [left, right] = [start, middle];
      for (let at = start; at < end; at += 1) {
        const isLeft =
          left < middle && (right >= end || compare(from[left] as number, from[right] as number) <= 0);
        to[at] = from[isLeft ? left++ : right++] as number;
        if (at % STEP === 0) await othersTurn();
      }
    }
    from = to;
  }
  return from;
}
