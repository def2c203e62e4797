/** The end of a picture in a file: the position after its last byte; undefined if it is cut off. */
export interface ReadPicture {
  readonly end: number | undefined;
  /** whether it has more than one frame */
  readonly moves: boolean;
}

const SOS = 0xda;
const EOI = 0xd9;

/** Whether a byte after 0xff belongs to the scan: a stuffed 0xff, or a restart marker. */
const isInScan = (marker: number) => marker === 0 || (marker >= 0xd0 && marker <= 0xd7);
/** Markers without a length. */
const isBare = (marker: number) => marker === 1 || (marker >= 0xd0 && marker <= 0xd8);

interface Segment {
  readonly marker: number;
  /** the place of its 0xff */
  readonly start: number;
  /** the place after it, a scan's data included */
  readonly end: number;
}

/** A JPEG's segments and scans (ITU T.81), up to where they are readable. */
function* segmentsOf(file: Buffer): Generator<Segment> {
  let at = 2;
  while (at + 1 < file.length && file[at] === 0xff) {
    const start = at;
    const marker = file[at + 1] ?? 0;
    if (marker === 0xff) at += 1;
    else if (marker === EOI || isBare(marker)) at += 2;
    else {
      if (at + 4 > file.length) return;
      at += 2 + file.readUInt16BE(at + 2);
      if (marker === SOS) at = endOfScan(file, at);
    }
    yield { marker, start, end: at };
    if (marker === EOI) return;
  }
}

/** @returns the place after a JPEG's end marker; undefined when it has none */
export function endOfJpeg(file: Buffer): number | undefined {
  for (const { marker, end } of segmentsOf(file)) if (marker === EOI) return end;
  return undefined;
}

/** Frames whose scans hold all coefficients in one go: baseline and extended sequential. */
const SEQUENTIAL = [0xc0, 0xc1];
const ALL_COEFFICIENTS = [0, 63, 0];

/**
 * Some phones write parameters into a sequential scan that only have a meaning in a progressive one. They don't change the
 * picture, but the decoder warns about them.
 * @returns the JPEG with the standard's parameters
 */
export function withPlainScans(jpeg: Buffer): Buffer {
  const segments = [...segmentsOf(jpeg)];
  if (!segments.some(({ marker }) => SEQUENTIAL.includes(marker))) return jpeg;
  const plain = Buffer.from(jpeg);
  for (const { marker, start } of segments) {
    if (marker !== SOS) continue;
    const end = start + 2 + plain.readUInt16BE(start + 2);
    plain.set(ALL_COEFFICIENTS, end - ALL_COEFFICIENTS.length);
  }
  return plain;
}

function endOfScan(file: Buffer, start: number): number {
  let at = start;
  for (;;) {
    const found = file.indexOf(0xff, at);
    if (found < 0 || found + 1 >= file.length) return file.length;
    const marker = file[found + 1] ?? 0;
    if (!isInScan(marker)) return marker === 0xff ? endOfScan(file, found + 1) : found;
    at = found + 2;
  }
}

/** Walks a PNG's chunks (ISO 15948). An APNG moves. */
export function readPng(file: Buffer): ReadPicture {
  let at = 8;
  let moves = false;
  while (at + 12 <= file.length) {
    const type = file.toString('latin1', at + 4, at + 8);
    at += 12 + file.readUInt32BE(at);
    if (type === 'acTL') moves = true;
    if (type === 'IEND') return { end: at, moves };
  }
  return { end: undefined, moves };
}

/** Of a WebP without transparency, as we make them (RFC 6386, 9.1). */
export function sizeOfPlainWebp(file: Buffer): { readonly width: number; readonly height: number } {
  const at = (offset: number) => file.readUInt16LE(offset) & 0x3fff;
  return { width: at(26), height: at(28) };
}

const MOVING_FLAG = 0x02;

/** Reads a WebP's length and flags (RFC 9649). */
export function readWebp(file: Buffer): ReadPicture {
  if (file.length < 21) return { end: undefined, moves: false };
  const length = file.readUInt32LE(4);
  const isExtended = file.toString('latin1', 12, 16) === 'VP8X';
  return { end: 8 + length + (length % 2), moves: isExtended && ((file[20] ?? 0) & MOVING_FLAG) !== 0 };
}
