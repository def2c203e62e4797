import { describe, expect, it } from 'vitest';
import { fileProblem } from './message-file.ts';

const file = (...bytes: number[]) => new Blob([new Uint8Array(bytes)]);

describe('a file for a message', () => {
  it.each([
    ['a PDF', file(0x25, 0x50, 0x44, 0x46, 0x2d, 0x31)],
    ['a PDF behind a byte order mark', file(0xef, 0xbb, 0xbf, 0x25, 0x50, 0x44, 0x46, 0x2d, 0x31)],
    ['a JPEG', file(0xff, 0xd8, 0xff, 0xe0)],
  ])('may be %s', async (_, given) => {
    expect(await fileProblem(given)).toBe('');
  });

  it.each([
    ['nothing', file(), /empty/],
    ['a program', file(0x4d, 0x5a, 0x90, 0), /isn’t a PDF/],
    ['a page that calls itself one', new Blob(['<html>%PDF-'], { type: 'application/pdf' }), /isn’t a PDF/],
    ['more than 10 MB', new Blob([new Uint8Array(10 * 1024 * 1024 + 1)]), /more than 10 MB/],
  ])('can’t be %s', async (_, given, words) => {
    expect(await fileProblem(given)).toMatch(words);
  });
});
