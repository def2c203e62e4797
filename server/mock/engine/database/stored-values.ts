import type { ColumnType } from 'kysely';

declare const value: unique symbol;

/** JSON in a column of text, with the type of its value. Only our own code writes it, so it isn't checked again when it is read. */
export type Json<Value> = string & { readonly [value]: Value };

export const toJson = <Value>(of: Value): Json<Value> => JSON.stringify(of) as Json<Value>;

export const fromJson = <Value>(json: Json<Value>): Value => JSON.parse(json);

/** PostgreSQL's driver gives a Buffer, libSQL's an ArrayBuffer; `bytesOf` converts both. */
export type Bytes = ColumnType<Buffer | ArrayBuffer, Buffer, never>;

export function bytesOf(stored: Buffer | ArrayBuffer): Buffer {
  return Buffer.isBuffer(stored) ? stored : Buffer.from(stored);
}
