import { promisify } from 'node:util';
import { gunzip, gzip } from 'node:zlib';
import { z } from 'zod';
import consoleApi from '../../../../contracts/api/generated/console.json' with { type: 'json' };
import type { JournalEntry } from '../../../../contracts/api/mock-console.ts';
import app from '../../../../package.json' with { type: 'json' };
import { fieldMessage } from '../../../calls/field-message.ts';
import { zodSchema } from '../../../calls/validator.ts';
import { MIGRATIONS } from '../../engine/database/migrate.ts';
import { MAX_ENTRIES } from '../journal/journal.ts';
import { WORLD_NAME } from '../worlds/worlds.ts';

/** A shop with its seeds and a day of use has about a tenth of a megabyte; the rest is room for uploaded pictures. */
export const MAX_FILE_BYTES = 8 * 1024 * 1024;
/** Limit for the JSON in it, so that a small file can't fill the memory. */
export const MAX_JSON_BYTES = 64 * 1024 * 1024;

const FORMAT = 'alderline-world';
const VERSION = 1;
/** The last migration of this release: rows of other tables don't fit. */
const SCHEMA = Object.keys(MIGRATIONS).at(-1) ?? '';
const DECADE_MS = 10 * 365 * 24 * 60 * 60_000;

/** A value of a row; bytes are base64. */
const Value = z.union([
  z.string(),
  z.int(),
  z.null(),
  z.strictObject({ bytes: z.string().regex(/^[\w+/]*={0,2}$/) }),
]);
export type StoredValue = z.infer<typeof Value>;

/** Made when a file is read, not at every start of the shop. */
const Entry = z.lazy(
  () =>
    zodSchema(
      { $ref: '#/components/schemas/JournalEntry' },
      consoleApi.components.schemas,
    ) as z.ZodType<JournalEntry>,
);

/** Which kind of file it is; read before the rest, which other versions may write in another way. */
const Kind = z.object({ format: z.literal(FORMAT), version: z.int(), app: z.string(), schema: z.string() });

const Contents = z.object({
  world: z.string().regex(WORLD_NAME),
  /** milliseconds since 1970 by the world's clock, and how far that was ahead of the machine's */
  now: z.int().min(Date.UTC(2000, 0)).max(Date.UTC(2100, 0)),
  offsetMs: z.int().min(-DECADE_MS).max(DECADE_MS),
  /** calls since the world was made or last reset */
  calls: z.int().min(0),
  /** each is checked as one that is set by the console */
  faults: z.array(z.unknown()),
  /** masked, newest first */
  journal: z.array(Entry).max(MAX_ENTRIES),
  /** rows by table and column */
  tables: z.record(z.string(), z.array(z.record(z.string(), Value))),
});
export type SavedWorld = z.infer<typeof Contents>;

/** A world that can't be saved, or a file that can't be opened; the message is `file: why`. */
export class SavedWorldFailure extends Error {
  override readonly name = 'SavedWorldFailure';

  constructor(why: string) {
    super(`file: ${why}`);
  }
}

const megabytes = (bytes: number): string => `${(bytes / 1024 / 1024).toFixed(1)} MB`;

/** @throws SavedWorldFailure when the world is too large for a file */
export async function packWorld(world: SavedWorld): Promise<Buffer> {
  const json = JSON.stringify({
    format: FORMAT,
    version: VERSION,
    app: app.version,
    schema: SCHEMA,
    ...world,
  });
  refuseLarger(Buffer.byteLength(json), MAX_JSON_BYTES, world.tables);
  const file = await promisify(gzip)(json);
  refuseLarger(file.length, MAX_FILE_BYTES, world.tables);
  return file;
}

/** @throws SavedWorldFailure that names the table which needs most of the room: mostly one of uploaded pictures or files */
export function refuseLarger(bytes: number, most: number, tables: SavedWorld['tables']): void {
  if (bytes <= most) return;
  const sizes = Object.entries(tables).map(([name, rows]) => [name, JSON.stringify(rows).length] as const);
  const [name, size] = sizes.toSorted(([, one], [, other]) => other - one)[0] ?? ['', 0];
  const unpacked = most === MAX_JSON_BYTES ? ' unpacked' : '';
  throw new SavedWorldFailure(
    `would have ${megabytes(bytes)}${unpacked}, and may have ${megabytes(most)}. Most of it is ${name}, with ${megabytes(size)} unpacked`,
  );
}

/** @throws SavedWorldFailure that says what is wrong with the file */
export async function unpackWorld(file: Uint8Array): Promise<SavedWorld> {
  if (file.byteLength > MAX_FILE_BYTES)
    throw new SavedWorldFailure(`must not be larger than ${megabytes(MAX_FILE_BYTES)}`);
  const json = parsed(await unpacked(file));
  const kind = Kind.safeParse(json).data;
  if (!kind) throw new SavedWorldFailure('is not a saved world');
  if (kind.version !== VERSION)
    throw new SavedWorldFailure(
      `has format ${kind.version}, and this shop reads format ${VERSION}. Open it with release ${kind.app}`,
    );
  if (kind.schema !== SCHEMA)
    throw new SavedWorldFailure(
      `has the tables of ${kind.schema}, and this shop has those of ${SCHEMA}. Open it with release ${kind.app}`,
    );
  const read = Contents.safeParse(json);
  if (read.success) return read.data;
  const [issue] = read.error.issues;
  throw new SavedWorldFailure(`doesn't fit: ${issue ? fieldMessage(issue, json) : 'it is wrong'}`);
}

async function unpacked(file: Uint8Array): Promise<string> {
  if (file[0] !== 0x1f || file[1] !== 0x8b) throw new SavedWorldFailure('is not a saved world');
  try {
    return (await promisify(gunzip)(file, { maxOutputLength: MAX_JSON_BYTES })).toString();
  } catch (error) {
    const isBomb = error instanceof Error && 'code' in error && error.code === 'ERR_BUFFER_TOO_LARGE';
    throw new SavedWorldFailure(isBomb ? `has more than ${megabytes(MAX_JSON_BYTES)} in it` : 'is damaged');
  }
}

function parsed(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    throw new SavedWorldFailure('is not a saved world');
  }
}
