import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { OPERATIONS } from '../../../calls/operations.ts';
import { type Recording, recordingSchema } from './recording.ts';

/** The recordings by path, for paths outside the contract. */
export type Recordings = ReadonlyMap<string, readonly Recording[]>;

/**
 * Reads a folder of recordings; a missing folder counts as empty. Calls of the contract are left out: the mock answers
 * them itself.
 * @throws Error naming the file that isn't a recording
 */
export async function readRecordings(folder: string): Promise<Recordings> {
  const names = await readdir(folder).catch(() => []);
  const byPath = new Map<string, Recording[]>();
  for (const name of names.filter((each) => each.endsWith('.json')).sort()) {
    const recording = read(name, await readFile(join(folder, name), 'utf8'));
    if (OPERATIONS.has(recording.path)) continue;
    byPath.set(recording.path, [...(byPath.get(recording.path) ?? []), recording]);
  }
  return byPath;
}

function read(name: string, text: string): Recording {
  try {
    return recordingSchema.parse(JSON.parse(text.replace(/^\ufeff/, '')));
  } catch (error) {
    const why = error instanceof z.ZodError ? z.prettifyError(error) : 'it is not JSON';
    throw new Error(`${name} is not a recording: ${why}`);
  }
}
