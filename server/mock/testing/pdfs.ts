import { deflateSync } from 'node:zlib';

/** Objects of a PDF by their numbers; a stream is its dictionary and its data. */
export type PdfParts = Readonly<Record<number, string | readonly [dictionary: string, data: Buffer]>>;

const latin = (text: string) => Buffer.from(text, 'latin1');

/** A page with some text, as a drawing office would send it. A part with the same number replaces one of these. */
const PAGES: PdfParts = {
  1: '<</Type/Catalog/Pages 2 0 R>>',
  2: '<</Type/Pages/Kids[3 0 R]/Count 1>>',
  3: '<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]/Contents 4 0 R/Resources<<>>>>',
  4: ['', latin('0 0 m 100 100 l S')],
};

/** A whole PDF. @param parts added to its one page, or replacing parts with the same number */
export function pdfOf(parts: PdfParts = {}, trailer = ''): Buffer {
  const all = Object.entries({ ...PAGES, ...parts }).map(
    ([number, part]) => [Number(number), objectOf(Number(number), part)] as const,
  );
  let at = HEADER.length;
  const offsets = new Map<number, number>();
  for (const [number, bytes] of all) {
    offsets.set(number, at);
    at += bytes.length;
  }
  const size = Math.max(...offsets.keys()) + 1;
  const rows = Array.from({ length: size }, (_, number) => {
    const offset = offsets.get(number);
    return offset === undefined ? '0000000000 65535 f \n' : `${String(offset).padStart(10, '0')} 00000 n \n`;
  });
  const end = `xref\n0 ${size}\n${rows.join('')}trailer\n<</Size ${size}/Root 1 0 R${trailer}>>\nstartxref\n${at}\n%%EOF\n`;
  return Buffer.concat([HEADER, ...all.map(([, bytes]) => bytes), latin(end)]);
}
const HEADER = latin('%PDF-1.7\n%\xe2\xe3\xcf\xd3\n');

function objectOf(number: number, part: PdfParts[number]): Buffer {
  if (typeof part === 'string') return latin(`${number} 0 obj\n${part}\nendobj\n`);
  const [dictionary = '', data = Buffer.alloc(0)] = part ?? [];
  const head = `${number} 0 obj\n<</Length ${data.length}${dictionary}>>\nstream\n`;
  return Buffer.concat([latin(head), data, latin('\nendstream\nendobj\n')]);
}

/** Objects packed into a stream, as programs have written them since 2003. */
export function packed(objects: Readonly<Record<number, string>>): readonly [string, Buffer] {
  const entries = Object.entries(objects);
  let at = 0;
  const heads = entries.map(([number, text]) => {
    const head = `${number} ${at}`;
    at += text.length + 1;
    return head;
  });
  const first = `${heads.join(' ')} `;
  const data = latin(first + entries.map(([, text]) => `${text}\n`).join(''));
  return [`/Type/ObjStm/N ${entries.length}/First ${first.length}/Filter/FlateDecode`, deflateSync(data)];
}
