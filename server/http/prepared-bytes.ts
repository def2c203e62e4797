import { createHash } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { promisify } from 'node:util';
import { brotliCompress, brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { chooseEncoding, type Encoding } from './accept-encoding.ts';

export interface PrepareOptions {
  /** HTTP status; 200 by default */
  readonly status?: number;
  /** headers of every reply, names and values in turn (securityHeaders, Cache-Control ...) */
  readonly headers?: readonly string[];
  /** 0 to 11; 69 kB take about 2 ms at 5, some hundred at 11 */
  readonly brotliQuality?: number;
  /** brotli bytes from the build */
  readonly brotli?: Buffer | undefined;
  /** its brotli bytes may be compressed better while it is being sent: see `Prepared.pack` */
  readonly isPackedLater?: boolean;
}

/** One encoding of a reply, ready to send. */
interface Variant {
  readonly body: Buffer;
  readonly etag: string;
  readonly head: readonly string[];
  readonly headUnchanged: readonly string[];
}

/** A reply with bytes, ETag and headers made once and sent many times. */
export interface Prepared {
  readonly status: number;
  readonly contentType: string;
  /** bytes without compression */
  readonly body: Buffer;
  /** ETag of the uncompressed bytes */
  readonly etag: string;
  variant(encoding: Encoding): Variant;
  /** Makes its brotli bytes a tenth smaller, once, off the event loop. Does nothing unless `isPackedLater`. */
  pack(): Promise<void>;
}

/** Takes 40 to 70 ms for a page of 45 to 140 kB; 11 takes twice that and more, for 2% less. */
const TIGHT_QUALITY = 10;
/** One page after the other, because files and the database use the same few threads. */
let packing: Promise<void> = Promise.resolve();
const brotliInBackground = promisify(brotliCompress);

// Below this, compression saves no packet, and the client must still decompress.
const WORTH_COMPRESSING = 1024;
const COMPRESSIBLE =
  /^(text\/|application\/(json|yaml|javascript|xml|manifest\+json|ld\+json)|image\/svg\+xml)/;

/**
 * Compressed bytes are made when the first client asks for them.
 * @param contentType with its charset, e.g. `application/json; charset=utf-8`
 */
export function prepare(
  content: Buffer | string,
  contentType: string,
  options: PrepareOptions = {},
): Prepared {
  const { status = 200, headers = [], brotliQuality = 5, brotli, isPackedLater = false } = options;
  const body = typeof content === 'string' ? Buffer.from(content) : content;
  const hash = createHash('sha1').update(body).digest('base64url');
  // Built files, of which a page needs a dozen at once, are compressed already.
  const isWorthIt = brotli !== undefined || body.length >= WORTH_COMPRESSING;
  const compressible = isWorthIt && COMPRESSIBLE.test(contentType);
  const variants = new Map<Encoding, Variant>();
  let packed: Promise<void> | undefined;

  const build = (encoding: Encoding, packed?: Buffer): Variant => {
    const bytes = packed ?? compress(body, encoding, brotliQuality);
    // A strong ETag identifies bytes, so each encoding has its own, and bytes that may be compressed again have a weak one.
    const weak = encoding === 'br' && isPackedLater ? 'W/' : '';
    const etag = encoding === 'identity' ? `"${hash}"` : `${weak}"${hash}-${encoding}"`;
    const headUnchanged = [...(compressible ? variedByEncoding(headers) : headers), 'ETag', etag];
    const encoded = encoding === 'identity' ? [] : ['Content-Encoding', encoding];
    const entity = ['Content-Type', contentType, 'Content-Length', String(bytes.length), ...encoded];
    return { body: bytes, etag, head: [...entity, ...headUnchanged], headUnchanged };
  };

  return {
    status,
    contentType,
    body,
    etag: `"${hash}"`,
    variant(asked) {
      const encoding = compressible ? asked : 'identity';
      const before = variants.get(encoding);
      if (before) return before;
      const made = build(encoding, encoding === 'br' ? brotli : undefined);
      variants.set(encoding, made);
      return made;
    },
    pack() {
      if (packed || !compressible || !isPackedLater) return packed ?? Promise.resolve();
      const pack = async () => {
        variants.set('br', build('br', await brotliInBackground(body, brotliOptions(body, TIGHT_QUALITY))));
      };
      // after a failure, the page keeps its present bytes
      packed = packing.then(pack).catch(() => undefined);
      packing = packed;
      return packed;
    },
  };
}

/** Names and values in turn. Merges into one Vary, because of two pairs Node only sends the last once any other header was set before. */
function variedByEncoding(headers: readonly string[]): readonly string[] {
  const at = headers.indexOf('Vary');
  return at < 0
    ? [...headers, 'Vary', 'Accept-Encoding']
    : headers.with(at + 1, `${headers[at + 1]}, Accept-Encoding`);
}

/**
 * Negotiates the encoding; sends 304 to a GET that already has it, and no body to HEAD.
 * @param extraHeaders for this reply only, names and values in turn
 */
export function sendPrepared(
  req: IncomingMessage,
  res: ServerResponse,
  prepared: Prepared,
  extraHeaders: readonly string[] = [],
): void {
  const variant = prepared.variant(chooseEncoding(req.headers['accept-encoding']));
  const reading = req.method === 'GET' || req.method === 'HEAD';
  const unchanged = reading && prepared.status === 200 && hasEtag(req.headers['if-none-match'], variant.etag);
  const head = unchanged ? variant.headUnchanged : variant.head;
  res.writeHead(unchanged ? 304 : prepared.status, head.concat(extraHeaders));
  if (unchanged || req.method === 'HEAD') res.end();
  else res.end(variant.body);
}

/** Whether If-None-Match names this ETag; weak comparison, as RFC 9110 (13.1.2) asks. */
function hasEtag(ifNoneMatch: string | undefined, etag: string): boolean {
  if (ifNoneMatch === undefined) return false;
  if (ifNoneMatch.trim() === '*') return true;
  return ifNoneMatch.split(',').some((candidate) => tagOf(candidate.trim()) === tagOf(etag));
}

const tagOf = (etag: string) => etag.replace(/^W\//, '');

function compress(body: Buffer, encoding: Encoding, quality: number): Buffer {
  if (encoding === 'gzip') return gzipSync(body);
  if (encoding === 'identity') return body;
  return brotliCompressSync(body, brotliOptions(body, quality));
}

const brotliOptions = (body: Buffer, quality: number) => ({
  params: { [constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_SIZE_HINT]: body.length },
});
