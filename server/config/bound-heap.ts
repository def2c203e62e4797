import { setFlagsFromString } from 'node:v8';

/** A collection starts once the heap is this much larger than what survived the last one; V8 lets it grow up to fourfold. */
const GROWING_PERCENT = 20;

/** Keeps the memory of a busy process near what it really uses. */
export function boundHeap(): void {
  setFlagsFromString(`--heap-growing-percent=${GROWING_PERCENT}`);
}
