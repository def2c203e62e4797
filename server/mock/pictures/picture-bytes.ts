/** How far a picture reaches in a file: the place after its last byte, undefined when it never ends. */
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

/** Walks a JPEG's segments and scans (ITU T.81). @returns the place after its end marker; undefined when it has none */
export function endOfJpeg(file: Buffer): number | undefined {
  let at = 2;
  while (at + 1 < file.length) {
    if (file[at] !== 0xff) return undefined;
    const marker = file[at + 1] ?? 0;
    if (marker === 0xff) at += 1;
    else if (marker === EOI) return at + 2;
    else if (isBare(marker)) at += 2;
    else {
      if (at + 4 > file.length) return undefined;
      at += 2 + file.readUInt16BE(at + 2);
      if (marker === SOS) at = endOfScan(file, at);
    }
  }
  return undefined;
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

const MOVING_FLAG = 0x02;

/** Reads a WebP's length and flags (RFC 9649). */
export function readWebp(file: Buffer): ReadPicture {
  if (file.length < 21) return { end: undefined, moves: false };
  const length = file.readUInt32LE(4);
  const isExtended = file.toString('latin1', 12, 16) === 'VP8X';
  return { end: 8 + length + (length % 2), moves: isExtended && ((file[20] ?? 0) & MOVING_FLAG) !== 0 };
}
