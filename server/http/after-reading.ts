let waiting: (() => void)[] = [];

function workThrough(): void {
  const due = waiting;
  waiting = [];
  for (const work of due) work();
}

/**
 * Does the work once all sockets that have something in this turn of the event loop were read. Writing between two reads wakes
 * callers one by one, and under load that costs more than all else about a small reply (docs/decisions, "Read all, then write").
 * @param work must not throw, or the work queued behind it would never be done
 */
export function afterReading(work: () => void): void {
  if (waiting.push(work) === 1) setImmediate(workThrough);
}
