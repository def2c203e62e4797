import { ownedStore } from '../../../lib/owned-store.ts';
import { changeHere, type FloorPlanHere, floorPlanChoice, NO_FLOOR_PLAN } from './floor-plan-here.ts';
import { readTrace, TRACE_VERSION, type Trace } from './kept-trace.ts';

const store = ownedStore('alderline.trace-plan', 'trace');

/** What the browser keeps: the file as it was chosen, and what is traced over it. */
export interface KeptTrace {
  readonly file: Blob;
  readonly name: string;
  readonly trace: Trace;
}

/**
 * Keeps a new file in the place of the one before.
 * @param from the project that it comes from
 * @returns whether the browser can
 */
export function keepFile(
  owner: string,
  file: Blob,
  name: string,
  from: Partial<FloorPlanHere> = {},
): Promise<boolean> {
  const openedAt = Date.now();
  floorPlanChoice.keep({ ...NO_FLOOR_PLAN, name, size: file.size, openedAt, ...from });
  return store.keep({ id: 'file', owner, file, name, openedAt });
}

export const keepTrace = (owner: string, trace: Trace): Promise<boolean> =>
  store.keep({ id: 'trace', owner, version: TRACE_VERSION, ...trace });

export function removeTrace(): Promise<void> {
  changeHere(NO_FLOOR_PLAN);
  return store.clear();
}

export async function keptTrace(owner: string): Promise<KeptTrace | undefined> {
  const entry = await store.entriesOf(owner);
  const { file, name, openedAt } = entry('file') ?? {};
  const trace = readTrace(entry('trace'));
  // the page may have been left before the file was kept; the one before must not pass for it
  const isIt = openedAt === floorPlanChoice.now().openedAt;
  return isIt && trace && file instanceof Blob ? { file, name: String(name), trace } : undefined;
}
