import { deflateSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { FILE_WORDS } from '../../../calls/check-upload.ts';
import { packed, pdfOf } from '../../testing/pdfs.ts';
import { checkPdf } from './check-pdf.ts';

const latin = (text: string) => Buffer.from(text, 'latin1');
const behind = (more: string) => Buffer.concat([pdfOf(), latin(more)]);
const answer = (file: Buffer) =>
  checkPdf(file).then(
    () => 'taken',
    (error: Error) => error.message,
  );

/** Millions of objects in a few kilobytes; the unpacked bytes are within the limit, but not the memory for the objects. */
const crowd = () =>
  [
    '/Type/ObjStm/N 1/First 4/Filter/FlateDecode',
    deflateSync(latin(`6 0 [${'1 '.repeat(30_000_000)}]`)),
  ] as const;

describe('a PDF for a message', () => {
  it.each([
    ['a line end', '\r\n'],
    ['blanks and NULs', '  \n\0\0\0\0'],
    ['the end of a DOS text', '\n\x1a'],
  ])('is accepted with %s behind it', async (_, more) => {
    expect(await answer(behind(more))).toBe('taken');
  });

  it.each([
    ['a zip', 'PK\x03\x04\x14\0PK\x05\x06\0\0\0\0\x01\0'],
    ['a page', '<html><script>alert(1)</script>'],
    ['a program', 'MZ\x90\0'],
    ['a zip that says it is the end', 'PK\x05\x06\0\0\0\0\x01\0\n%%EOF\n'],
  ])('is refused with %s behind it', async (_, more) => {
    expect(await answer(behind(more))).toBe(FILE_WORDS.hidden);
  });

  it.each([
    ['a script', pdfOf({ 5: packed({ 6: '<</S/JavaScript/JS(x)>>' }) }), FILE_WORDS.hidden],
    ['a password', pdfOf({ 5: '<</Filter/Standard/V 1>>' }, '/Encrypt 5 0 R'), FILE_WORDS.locked],
    ['no end', latin('%PDF-1.7\n1 0 obj<</Type/Catalog>>endobj'), FILE_WORDS.broken],
  ])('is refused with %s, in a sentence about that', async (_, file, words) => {
    expect(await answer(file)).toBe(words);
  });

  it('is refused as broken if it would take too much time or memory to read, and the next one is still read', async () => {
    for (const make of [
      () => pdfOf({ 5: crowd() }),
      () => pdfOf({ 5: '['.repeat(10_000_000) }),
      () => Buffer.concat([latin('%PDF-1.7\n'), latin('1 '.repeat(4_500_000)), latin('%%EOF')]),
    ]) {
      expect(await answer(make())).toBe(FILE_WORDS.broken);
    }
    expect(await answer(pdfOf())).toBe('taken');
  });
});
