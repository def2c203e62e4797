import type { IncomingHttpHeaders } from 'node:http';
import { brotliDecompressSync, gunzipSync, inflateRawSync, inflateSync } from 'node:zlib';

const LARGEST_UNPACKED = { maxOutputLength: 32 * 1024 * 1024 };

type Unpack = (body: Buffer) => Buffer;

const gunzip: Unpack = (body) => gunzipSync(body, LARGEST_UNPACKED);
const UNPACKERS: Readonly<Record<string, Unpack>> = {
  gzip: gunzip,
  'x-gzip': gunzip,
  br: (body) => brotliDecompressSync(body, LARGEST_UNPACKED),
  deflate: (body) => (hasZlibHeader(body) ? inflateSync : inflateRawSync)(body, LARGEST_UNPACKED),
};
/** Values that servers use for "not compressed"; some name the charset. */
const NOT_PACKED = /^(|identity|none|binary|utf-?8|utf-?16([lb]e)?|(us-)?ascii|iso-8859-1|windows-1252)$/;

export type ReadReply =
  | {
      /** the object or list in the body */
      readonly value: object;
      /** its JSON, uncompressed and in UTF-8, if a caller could not read the reply by its headers */
      readonly plain?: Buffer;
    }
  /** for the log; never any of the body's own text */
  | { readonly problem: string };

export function isJson(headers: IncomingHttpHeaders): boolean {
  return /^application\/([\w.+-]+\+)?json\s*(;|$)/i.test(String(headers['content-type'] ?? ''));
}

/** Reads JSON whatever its encoding and whatever the headers say, because servers behind proxies often get both wrong. */
export function readReply(headers: IncomingHttpHeaders, body: Buffer): ReadReply {
  if (body.length === 0) return { problem: 'the body is empty' };
  const encodings = encodingsOf(headers);
  let bytes = body;
  for (const encoding of encodings.toReversed()) {
    const unpack = UNPACKERS[encoding];
    if (!unpack) return { problem: 'its content-encoding is unknown' };
    try {
      bytes = unpack(bytes);
    } catch {
      return { problem: `the body can't be unpacked as ${encoding}` };
    }
  }
  let value: unknown;
  const text = decode(bytes);
  try {
    value = JSON.parse(text);
  } catch {
    return { problem: `the body is not JSON, by its type ${typeOf(headers)}` };
  }
  if (typeof value !== 'object' || value === null) return { problem: 'its JSON is no object or list' };
  const isAsSaid = isJson(headers) && saysEncoding(headers, encodings, body) && !hasMark(bytes);
  return isAsSaid ? { value } : { value, plain: Buffer.from(text) };
}

/** The object or list in a reply; undefined if there is none. */
export function readJson(headers: IncomingHttpHeaders, body: Buffer): object | undefined {
  const read = readReply(headers, body);
  return 'value' in read ? read.value : undefined;
}

const encodingsOf = (headers: IncomingHttpHeaders): string[] =>
  String(headers['content-encoding'] ?? '')
    .toLowerCase()
    .split(',')
    .map((encoding) => encoding.trim())
    .filter((encoding) => !NOT_PACKED.test(encoding));

/** Whether the body really has the encoding that the headers name. */
function saysEncoding(headers: IncomingHttpHeaders, encodings: readonly string[], body: Buffer): boolean {
  const said = String(headers['content-encoding'] ?? '')
    .trim()
    .toLowerCase();
  if (said === '' || said === 'identity') return true;
  return said === encodings[0] && (said !== 'deflate' || hasZlibHeader(body));
}

/** "deflate" is a zlib stream (RFC 9110, 8.4.1.2); some servers send it without its header and checksum. */
const hasZlibHeader = (body: Buffer): boolean =>
  body.length > 1 && ((body[0] ?? 0) & 0x0f) === 8 && body.readUInt16BE(0) % 31 === 0;

const MARKS: readonly (readonly [encoding: string, mark: Buffer])[] = [
  ['utf-8', Buffer.from([0xef, 0xbb, 0xbf])],
  ['utf-16le', Buffer.from([0xff, 0xfe])],
  ['utf-16be', Buffer.from([0xfe, 0xff])],
];

const markOf = (bytes: Buffer) => MARKS.find(([, mark]) => bytes.subarray(0, mark.length).equals(mark));
const hasMark = (bytes: Buffer): boolean => markOf(bytes) !== undefined;

/** JSON is UTF-8 (RFC 8259, 8.1), except where a byte order mark says otherwise; the mark is dropped. */
const decode = (bytes: Buffer): string => new TextDecoder(markOf(bytes)?.[0] ?? 'utf-8').decode(bytes);

/** The media type alone: its parameters are of no use and could hold anything. */
function typeOf(headers: IncomingHttpHeaders): string {
  return /^[a-z]+\/[\w.+-]{1,40}/i.exec(String(headers['content-type'] ?? ''))?.[0] ?? '(none)';
}
