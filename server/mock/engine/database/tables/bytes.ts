import type { ColumnType } from 'kysely';

/** PostgreSQL's driver gives a Buffer, libSQL's an ArrayBuffer; `bytesOf` converts both. */
export type Bytes = ColumnType<Buffer | ArrayBuffer, Buffer, never>;

export function bytesOf(stored: Buffer | ArrayBuffer): Buffer {
  return Buffer.isBuffer(stored) ? stored : Buffer.from(stored);
}
