import { describe, expect, it } from 'vitest';
import { PICTURE_WORDS } from '../../../../contracts/domain/file/file-kind.ts';
import { type Format, goodPicture } from '../../testing/pictures.ts';
import { remakePicture } from './remake-picture.ts';

const latin = (text: string) => Buffer.from(text, 'latin1');
const noise = (length: number) => Buffer.from(Array.from({ length }, (_, at) => (at * 131 + 17) % 251));
const SEFT = Buffer.concat([noise(90), latin('Image_UTC_Data1732550000000SEFHk\0\0\0\x01\0\0\0SEFT')]);
const film = Buffer.concat([latin('\0\0\0\x18ftypmp42\0\0\0\0'), noise(4000)]);

const answer = async (format: Format, more: Buffer) =>
  remakePicture(Buffer.concat([await goodPicture(format), more])).then(
    ({ large }) => large.toString('latin1', 8, 12),
    (error: Error) => error.message,
  );

describe('a picture', () => {
  it.each<[string, Buffer]>([
    ['a line end', latin('\n')],
    ['the line end of Windows', latin('\r\n')],
    ['several line ends', latin('\n\n\r\n \t')],
    ['padding', Buffer.alloc(4096)],
    ['padding of ones', Buffer.alloc(64, 0xff)],
    ['a line end and padding', Buffer.concat([latin('\n'), Buffer.alloc(32)])],
    ['Samsung’s block', SEFT],
    ['Samsung’s film', Buffer.concat([latin('MotionPhoto_Data'), film, SEFT])],
    ['a film', film],
    ['Huawei’s depth', Buffer.concat([noise(5000), latin('edof\0\0\0\x01DepthEn')])],
    ['Oppo’s block', Buffer.concat([noise(400), latin('[{"length":400,"name":"watermark"}]\0\0\0\x4ajxrs')])],
    ['Oppo’s words', latin('[{"length":0,"name":"watermark"}]jxrs')],
    ['Vivo’s words', latin('vivo{"__version":1,"model":"V2145A"}')],
    ['Xiaomi’s depth', Buffer.concat([Buffer.from([0x80, 0, 1, 2]), noise(9000)])],
    [
      'Canon’s edits',
      Buffer.concat([latin('CANON OPTIONAL DATA\0'), noise(80), latin('CANON OPTIONAL DATA\0')]),
    ],
    ['Nikon’s edits', Buffer.concat([latin('NIKON APP'), noise(60)])],
    ['Photo Mechanic’s block', Buffer.concat([noise(60), latin('cbipcbbl')])],
    ['a camera’s XMP', latin('<?xpacket begin=""?><x:xmpmeta xmlns:x="adobe:ns:meta/"/>')],
    ['a GPS track of a 360° camera', Buffer.concat([noise(500), latin('8db42d694ccc418790edff439fe026bf')])],
  ])('is accepted with %s behind it, as JPEG, PNG and WebP', async (_, more) => {
    for (const format of ['jpeg', 'png', 'webp'] as const) expect(await answer(format, more)).toBe('WEBP');
  });

  it('is accepted with a second JPEG behind it, with or without padding between them', async () => {
    const depth = await goodPicture('jpeg', 40, 40);
    expect(await answer('jpeg', depth)).toBe('WEBP');
    expect(await answer('jpeg', Buffer.concat([Buffer.alloc(7), depth]))).toBe('WEBP');
  });

  it.each<[string, Buffer]>([
    ['a zip', Buffer.concat([latin('PK\x03\x04\x14\0'), noise(40)])],
    ['a zip behind a line end', latin('\nPK\x03\x04\x14\0\0\0')],
    ['an empty zip', latin('PK\x05\x06'.padEnd(22, '\0'))],
    ['a zip in a maker’s block', Buffer.concat([noise(50), latin('PK\x03\x04\x14\0'), SEFT])],
    ['a zip in a film', Buffer.concat([film, latin('PK\x05\x06\0\0\0\0')])],
    ['a zip behind padding', Buffer.concat([Buffer.alloc(512), latin('PK\x03\x04')])],
    ['RAR', latin('Rar!\x1a\x07\0')],
    ['7-Zip', latin('7z\xbc\xaf\x27\x1c')],
    ['gzip', Buffer.concat([latin('\x1f\x8b\x08'), noise(30)])],
    ['a page in a maker’s block', Buffer.concat([noise(50), latin('<script>alert(1)</script>'), SEFT])],
    ['PHP behind padding', Buffer.concat([Buffer.alloc(9), latin('<?php system(1); ?>')])],
    ['a PDF behind a line end', latin('\r\n%PDF-1.7\n')],
    ['a program of macOS', Buffer.concat([latin('\xcf\xfa\xed\xfe'), noise(40)])],
    ['WebAssembly', latin('\0asm\x01\0\0\0')],
    ['an old Word document', latin('\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1')],
    ['words', latin('hello')],
    ['a script', latin('alert(document.cookie)')],
  ])('is refused with %s behind it', async (_, more) => {
    for (const format of ['jpeg', 'png', 'webp'] as const)
      expect(await answer(format, more)).toBe(PICTURE_WORDS.hidden);
  });

  it.each([
    ['no coefficients', [0, 0, 0]],
    ['the first coefficient alone', [0, 0, 0x10]],
    ['fewer coefficients', [0, 62, 0]],
    ['one bit', [0, 63, 0x01]],
    ['a later start', [1, 63, 0]],
    ['rubbish', [255, 255, 255]],
  ])('is accepted from a phone whose scan declares %s', async (_, parameters) => {
    const jpeg = await goodPicture();
    const scan = jpeg.indexOf(Buffer.from([0xff, 0xda]));
    jpeg.set(parameters, scan + 2 + jpeg.readUInt16BE(scan + 2) - 3);
    const [odd, plain] = await Promise.all([remakePicture(jpeg), remakePicture(await goodPicture())]);
    expect(odd).toEqual(plain);
  });
});
