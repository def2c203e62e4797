/** A reply younger than this is shown again without another call. */
const FRESH_MS = 60_000;

const readAt = new Map<string, number>();

/** Notes that the reply under this cache key has just arrived. */
export function markRead(key: string, now = Date.now()): void {
  readAt.set(key, now);
}

export function isFresh(key: string, now = Date.now()): boolean {
  const at = readAt.get(key);
  return at !== undefined && now - at < FRESH_MS;
}

/** After a write, and when a session ends: earlier replies are no longer fresh. */
export function forgetReads(): void {
  readAt.clear();
}
