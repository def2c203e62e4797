import { ownedStore } from '../../../lib/owned-store.ts';
import { noteKept } from '../keeps-plan.ts';
import { readTrace, TRACE_VERSION, type Trace } from './trace.ts';

const store = ownedStore('alderline.trace-plan', 'trace');

/** What the browser keeps: the file as it was chosen, and what is traced over it. */
export interface KeptTrace {
  readonly file: Blob;
  readonly name: string;
  readonly trace: Trace;
}

/** Keeps a new file in the place of the one before. @returns whether the browser can */
export function keepFile(owner: string, file: Blob, name: string): Promise<boolean> {
  noteKept(true);
  return store.keep({ id: 'file', owner, file, name });
}

export const keepTrace = (owner: string, trace: Trace): Promise<boolean> =>
  store.keep({ id: 'trace', owner, version: TRACE_VERSION, ...trace });

export function removeTrace(): Promise<void> {
  noteKept(false);
  return store.clear();
}

export async function keptTrace(owner: string): Promise<KeptTrace | undefined> {
  const entry = await store.entriesOf(owner);
  const { file, name } = entry('file') ?? {};
  const trace = readTrace(entry('trace'));
  return trace && file instanceof Blob ? { file, name: String(name), trace } : undefined;
}
