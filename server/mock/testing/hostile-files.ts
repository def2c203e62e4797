import { crc32, deflateSync } from 'node:zlib';
import sharp from 'sharp';
import { PICTURE_WORDS } from '../../../contracts/domain/file/file-kind.ts';
import { PICTURE_MAX_BYTES } from '../../../contracts/domain/project/shared-project.ts';
import { type Format, goodPicture, pictureForm } from './pictures.ts';

/** An upload that must be refused. */
export interface HostileUpload {
  readonly name: string;
  readonly status: number;
  /** the message for the customer or caller */
  readonly words: string;
  readonly body: () => BodyInit;
  /** of the request, where the body doesn't say it */
  readonly headers?: Readonly<Record<string, string>>;
}

type Words = keyof typeof PICTURE_WORDS;
const FORMATS: readonly Format[] = ['jpeg', 'png', 'webp'];
const latin = (text: string) => Buffer.from(text, 'latin1');

/** Some two hundred uploads by an attacker, or by a broken program. */
export async function hostileUploads(): Promise<readonly HostileUpload[]> {
  const good = await Promise.all(
    FORMATS.map(async (format) => ({ format, bytes: await goodPicture(format) })),
  );
  return [
    ...good.flatMap(({ format, bytes }) => [...cutOff(format, bytes), ...withMore(format, bytes)]),
    ...otherKinds(),
    ...fragments(),
    ...namesWithPaths(),
    ...(await moving()),
    ...(await wrongSizes()),
    ...brokenBodies(good[0]?.bytes ?? Buffer.alloc(0)),
  ];
}

function file(name: string, bytes: Buffer, words: Words, as = ['floor.jpg', 'image/jpeg']): HostileUpload {
  const [fileName, type] = as;
  const status = words === 'large' ? 413 : 400;
  return { name, status, words: PICTURE_WORDS[words], body: () => pictureForm(bytes, fileName, type) };
}

/** Cut off at many places, some with an end marker added again. */
function cutOff(format: Format, bytes: Buffer): HostileUpload[] {
  const parts = [0.1, 0.2, 0.3, 0.4, 0.5, 0.6, 0.7, 0.8, 0.9, 0.99];
  const cut = parts.map((part) => bytes.subarray(0, Math.max(20, Math.floor(bytes.length * part))));
  const ends: Record<Format, Buffer> = {
    jpeg: Buffer.from([0xff, 0xd9]),
    png: chunk('IEND', Buffer.alloc(0)),
    webp: Buffer.alloc(0),
  };
  return [
    ...cut.map((short, index) => file(`${format} cut off at ${parts[index]}`, short, 'broken')),
    ...(format === 'webp'
      ? []
      : [0.6, 0.8].map((part) => {
          const short = bytes.subarray(0, Math.floor(bytes.length * part));
          return file(
            `${format} cut at ${part} and closed again`,
            Buffer.concat([short, ends[format]]),
            'broken',
          );
        })),
  ];
}

/** Polyglots: a whole picture with another file behind it. */
function withMore(format: Format, bytes: Buffer): HostileUpload[] {
  const behind: Record<string, Buffer> = {
    'a page': latin('<!doctype html><script>alert(1)</script>'),
    'a zip': Buffer.concat([latin('PK\x03\x04'), Buffer.alloc(40, 7)]),
    'a program': Buffer.concat([latin('MZ\x90\0'), Buffer.alloc(64, 9)]),
    'a library': Buffer.concat([latin('\x7fELF\x02\x01'), Buffer.alloc(64, 9)]),
    PHP: latin('<?php system($_GET["c"]); ?>'),
    'a script': latin('/**/alert(document.cookie)//'),
    'a PDF': latin('%PDF-1.7\n1 0 obj<</JS(app.alert(1))>>endobj'),
    'a GIF': latin('GIF89a\x01\0\x01\0\x80\0\0'),
    'a drawing': latin('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>'),
    'one byte': latin('x'),
    'a shell script': latin('\n#!/bin/sh\nrm -rf /\n'),
  };
  return Object.entries(behind).map(([what, more]) =>
    file(`${format} with ${what} behind it`, Buffer.concat([bytes, more]), 'hidden'),
  );
}

/** Files of other kinds, each under a picture's name and type. */
function otherKinds(): HostileUpload[] {
  const kinds: Record<string, Buffer> = {
    SVG: latin('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'),
    'SVG with a declaration': latin(
      '<?xml version="1.0"?><!DOCTYPE svg [<!ENTITY x SYSTEM "file:///etc/passwd">]><svg>&x;</svg>',
    ),
    HTML: latin('<!doctype html><title>x</title><script>alert(1)</script>'),
    GIF: latin('GIF87a\x01\0\x01\0\x80\0\0\0\0\0\xff\xff\xff,\0\0\0\0\x01\0\x01\0\0\x02\x02D\x01\0;'),
    'GIF that moves': latin('GIF89a\x01\0\x01\0\x80\0\0!\xff\x0bNETSCAPE2.0\x03\x01\0\0\0;'),
    PDF: latin('%PDF-1.7\n%\xe2\xe3\xcf\xd3\n'),
    zip: latin('PK\x03\x04\x14\0\0\0\x08\0'),
    program: latin('MZ\x90\0\x03\0\0\0\x04\0\0\0\xff\xff'),
    BMP: Buffer.concat([latin('BM'), Buffer.alloc(64)]),
    TIFF: Buffer.concat([latin('II*\0'), Buffer.alloc(64)]),
    ICO: Buffer.concat([latin('\0\0\x01\0\x01\0'), Buffer.alloc(64)]),
    PSD: Buffer.concat([latin('8BPS\0\x01'), Buffer.alloc(64)]),
    'JPEG XL': Buffer.concat([latin('\xff\x0a'), Buffer.alloc(64)]),
    'JPEG 2000': Buffer.concat([latin('\0\0\0\x0cjP  \r\n\x87\n'), Buffer.alloc(64)]),
    AVIF: Buffer.concat([latin('\0\0\0\x1cftypavif'), Buffer.alloc(64)]),
    film: Buffer.concat([latin('\0\0\0\x1cftypisom'), Buffer.alloc(64)]),
    WAV: Buffer.concat([latin('RIFF\x24\0\0\0WAVE'), Buffer.alloc(64)]),
    JSON: latin('{"picture":"x"}'),
    PHP: latin('<?php phpinfo();'),
    text: latin('this is a floor'),
    MVG: latin(
      'push graphic-context\nviewbox 0 0 640 480\nfill "url(https://x.example/?`id`)"\npop graphic-context',
    ),
    EPS: latin('%!PS-Adobe-3.0 EPSF-3.0\n(%pipe%id) (r) file'),
  };
  const disguises = [
    ['floor.jpg', 'image/jpeg'],
    ['floor.png', 'image/png'],
  ];
  const heic = ['heic', 'heix', 'hevc', 'mif1', 'msf1'].map((brand) =>
    file(
      `HEIC of brand ${brand}`,
      Buffer.concat([latin(`\0\0\0\x1cftyp${brand}`), Buffer.alloc(64)]),
      'heic',
      ['IMG_0001.HEIC', 'image/heic'],
    ),
  );
  return [
    ...Object.entries(kinds).flatMap(([kind, bytes]) =>
      disguises.map((as) => file(`${kind} that says it is ${as[1]}`, bytes, 'other', as)),
    ),
    ...heic,
  ];
}

/** Beginnings of pictures with nothing, or rubbish, behind them. */
function fragments(): HostileUpload[] {
  const starts: readonly (readonly [string, Buffer])[] = [
    ['JPEG', Buffer.from([0xff, 0xd8, 0xff])],
    ['PNG', latin('\x89PNG\r\n\x1a\n')],
    ['WebP', latin('RIFF\xff\xff\xff\x7fWEBPVP8 ')],
  ];
  const rubbish = Array.from({ length: 12 }, (_, seed) =>
    Buffer.from(Array.from({ length: 200 + seed * 97 }, (__, index) => (index * 31 + seed * 17) % 251)),
  );
  return [
    ...['', 'x', '\xff', '\xff\xd8', '\x89P', '\0'.repeat(4000)].map((text) =>
      file(`${text.length} bytes that are nothing`, latin(text), text === '' ? 'empty' : 'other'),
    ),
    ...starts.map(([kind, start]) => file(`the first bytes of a ${kind}`, start, 'broken')),
    ...starts.flatMap(([kind, start]) =>
      rubbish.map((rest, index) =>
        file(`rubbish ${index} as a ${kind}`, Buffer.concat([start, rest]), 'broken'),
      ),
    ),
  ];
}

/** Files that aren't pictures, with paths in their names. */
function namesWithPaths(): HostileUpload[] {
  const names = [
    '../../etc/passwd',
    '..\\..\\windows\\system32\\drivers\\etc\\hosts',
    '/shared/../../x.jpg',
    'C:\\boot.ini',
    'floor.jpg\0.php',
    '.htaccess',
    'con.jpg',
    'a'.repeat(3000),
    'floor.jpg;rm -rf .',
    '%2e%2e%2fserver%2fmain.mjs',
    '“floor”.jpg',
    'floor.jpg.exe',
  ];
  return names.map((name) =>
    file(`a script called ${name.slice(0, 30)}`, latin('alert(1)'), 'other', [name, 'image/png']),
  );
}

async function moving(): Promise<HostileUpload[]> {
  const frames = await sharp({ create: { width: 500, height: 1000, channels: 3, background: '#888' } })
    .composite([{ input: await goodPicture('png', 500, 500), left: 0, top: 500 }])
    .png()
    .toBuffer();
  const webp = await sharp(frames, { raw: undefined }).webp().toBuffer();
  const asFrames = await sharp([webp, await goodPicture('png', 500, 500)], { join: { animated: true } })
    .webp({ delay: [100, 100] })
    .toBuffer()
    .catch(() => undefined);
  const png = await goodPicture('png');
  const apng = Buffer.concat([
    png.subarray(0, 33),
    chunk('acTL', Buffer.from([0, 0, 0, 2, 0, 0, 0, 0])),
    png.subarray(33),
  ]);
  return [
    ...(asFrames ? [file('a WebP that moves', asFrames, 'moving')] : []),
    file('a PNG that moves', apng, 'moving'),
  ];
}

/** Too small, too many pixels, too many bytes; and bombs: few bytes that unpack to very many. */
async function wrongSizes(): Promise<HostileUpload[]> {
  const tiny = await Promise.all(
    FORMATS.map(async (format) => file(`a tiny ${format}`, await goodPicture(format, 20, 20), 'tiny')),
  );
  const jpeg = await goodPicture('jpeg');
  const wide = Buffer.from(jpeg);
  const frame = wide.indexOf(Buffer.from([0xff, 0xc0]));
  wide.writeUInt16BE(65_500, frame + 5);
  wide.writeUInt16BE(65_500, frame + 7);
  return [
    ...tiny,
    file('one pixel high', await goodPicture('png', 3000, 2), 'tiny'),
    ...[20_000, 60_000, 200_000].map((side) => file(`a bomb of ${side} pixels a side`, bomb(side), 'pixels')),
    file('a JPEG that says it is 65,500 pixels a side', wide, 'pixels'),
    file(
      'a picture with more bytes than allowed',
      Buffer.concat([jpeg, Buffer.alloc(PICTURE_MAX_BYTES)]),
      'large',
    ),
    file('more bytes than allowed, of nothing', Buffer.alloc(PICTURE_MAX_BYTES + 1), 'large'),
    file('twice the bytes allowed', Buffer.alloc(PICTURE_MAX_BYTES * 2), 'large'),
  ];
}

/** A PNG of so many pixels a side, all alike: one bit each, a few kilobytes packed. */
function bomb(side: number): Buffer {
  const head = Buffer.alloc(13);
  head.writeUInt32BE(side, 0);
  head.writeUInt32BE(side, 4);
  head[8] = 1;
  const rows = deflateSync(Buffer.alloc((Math.ceil(side / 8) + 1) * Math.min(side, 2000)));
  return Buffer.concat([
    latin('\x89PNG\r\n\x1a\n'),
    chunk('IHDR', head),
    chunk('IDAT', rows),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([latin(type), data]);
  const length = Buffer.alloc(4);
  length.writeUInt32BE(data.length);
  const sum = Buffer.alloc(4);
  sum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, sum]);
}

const BOUNDARY = 'x-boundary';
const MULTIPART = { 'content-type': `multipart/form-data; boundary=${BOUNDARY}` };

/** A part built by hand, as no browser would send it. */
function part(bytes: Buffer, disposition: string, extra = ''): Buffer {
  return Buffer.concat([
    latin(`--${BOUNDARY}\r\nContent-Disposition: ${disposition}\r\n${extra}\r\n`),
    bytes,
    latin('\r\n'),
  ]);
}

/** Bodies that aren't an upload of one picture. */
function brokenBodies(jpeg: Buffer): HostileUpload[] {
  const named = 'form-data; name="picture"; filename="a.jpg"';
  const end = latin(`--${BOUNDARY}--\r\n`);
  const body =
    (...parts: Buffer[]) =>
    () =>
      new Uint8Array(Buffer.concat(parts));
  const two = (): FormData => {
    const form = pictureForm(jpeg);
    form.append('picture', new File([new Uint8Array(jpeg)], 'b.jpg', { type: 'image/jpeg' }));
    return form;
  };
  const withField = (): FormData => {
    const form = new FormData();
    form.append('userId', 'u-1002');
    form.append('picture', new File([new Uint8Array(jpeg)], 'b.jpg', { type: 'image/jpeg' }));
    return form;
  };
  const asText = (): FormData => {
    const form = new FormData();
    form.append('picture', 'a floor');
    return form;
  };
  const refused = (
    name: string,
    words: string,
    make: () => BodyInit,
    headers?: Record<string, string>,
    status = 400,
  ): HostileUpload => ({
    name,
    status,
    words,
    body: make,
    ...(headers ? { headers } : {}),
  });
  const isWhole = 'body: must be whole multipart form data';
  const isKind = 'content-type: must be multipart/form-data';
  return [
    refused('two pictures', 'body: must have one part, the picture', two),
    refused('a field beside the picture', 'picture: is required', withField),
    refused('a text instead of a file', 'picture: must be a file', asText),
    refused('an empty form', 'picture: is required', () => new FormData()),
    refused('a part of another name', 'file: is not a field of this call', () =>
      pictureForm(jpeg, 'a.jpg', 'image/jpeg', 'file'),
    ),
    refused('a part called __proto__', '__proto__: is not a field of this call', () =>
      pictureForm(jpeg, 'a.jpg', 'image/jpeg', '__proto__'),
    ),
    refused(
      'a part without a name',
      'picture: is required',
      body(part(jpeg, 'form-data; filename="a.jpg"'), end),
      MULTIPART,
    ),
    refused('a body without its end', isWhole, body(part(jpeg, named)), MULTIPART),
    refused('a body of rubbish', isWhole, body(Buffer.alloc(3000, 120)), MULTIPART),
    refused('nothing at all', isWhole, body(), MULTIPART),
    refused('a picture as it is', isKind, body(jpeg), { 'content-type': 'image/jpeg' }, 415),
    refused('JSON', isKind, () => '{"picture":"x"}', { 'content-type': 'application/json' }, 415),
    refused(
      'a plain form',
      isKind,
      () => 'picture=x',
      { 'content-type': 'application/x-www-form-urlencoded' },
      415,
    ),
    refused(
      'multipart of another kind',
      isKind,
      body(part(jpeg, named), end),
      { 'content-type': `multipart/mixed; boundary=${BOUNDARY}` },
      415,
    ),
    refused(
      'no boundary',
      isKind,
      body(part(jpeg, named), end),
      { 'content-type': 'multipart/form-data' },
      415,
    ),
    refused(
      'an empty boundary',
      'body: must be multipart form data with a boundary',
      body(part(jpeg, named), end),
      { 'content-type': 'multipart/form-data; x=y' },
    ),
    refused(
      'a packed body',
      'content-encoding: must be identity',
      body(part(jpeg, named), end),
      { ...MULTIPART, 'content-encoding': 'gzip' },
      415,
    ),
  ];
}
