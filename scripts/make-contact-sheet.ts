import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { chromium } from '@playwright/test';
import sharp from 'sharp';
import { PICTURE_FORMATS } from '../contracts/site/picture-url.ts';
import { catalogue, itemByNumber } from '../fixtures/catalogue/catalogue.ts';
import { toProduct } from '../fixtures/catalogue/to-product.ts';

/**
 * Makes docs/contact-sheet.webp: a floor of each series in its five views, from the pictures in dist/media.
 *   npx tsx scripts/make-contact-sheet.ts
 */
const pathOf = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const FLOORS = [
  'AL-M110',
  'AL-C107',
  'AL-T101',
  'AL-P104',
  'AL-V103',
  'AL-H106',
  'AL-X105',
  'AL-A103',
  'AL-S102',
  'AL-L108',
];
const WIDTH = 1440;
const [AVIF] = PICTURE_FORMATS;

const font = (name: string) =>
  pathToFileURL(pathOf(`../node_modules/@fontsource-variable/${name}/files/${name}-latin-wght-normal.woff2`));
const picture = (url: string) =>
  `<img src="${pathToFileURL(pathOf(`../dist${url}`)).href.replace('.800.webp', `.400.${AVIF}`)}">`;

function row(number: string): string {
  const product = toProduct(itemByNumber(number));
  const { productName, productSeries, specification, img1, img2, img3, img4, img5 } = product;
  return `<tr><th>${productName}<p>${productSeries}<br>${specification}</p></th>${[
    img1,
    img2,
    img3,
    img4,
    img5,
  ]
    .map((url) => `<td>${picture(url)}</td>`)
    .join('')}</tr>`;
}

const floors = catalogue().filter(({ kind }) => kind === 'floor').length;
const html = `<!doctype html><meta charset="utf-8"><style>
@font-face { font-family: Inter; src: url("${font('inter')}") }
@font-face { font-family: Newsreader; src: url("${font('newsreader')}") }
body { margin: 0; padding: 56px 48px 48px; background: #f6f2ea; color: #2a2622; font: 13px/1.5 Inter }
h1 { margin: 0 0 36px; font: 40px/1.1 Newsreader; letter-spacing: -0.01em }
h1 span { float: right; margin-top: 20px; font: 13px/1.5 Inter; letter-spacing: 0; color: #696157 }
table { width: 100%; border-collapse: collapse; table-layout: fixed }
thead th { padding: 0 0 10px; font: 12px/1.5 Inter; color: #696157; text-align: left }
tbody th { padding: 12px 16px 12px 0; font: 19px/1.25 Newsreader; text-align: left; vertical-align: top }
tbody tr { border-top: 1px solid #d9cfbf }
td { padding: 12px 0 12px 10px } thead th + th { padding-left: 10px }
p { margin: 6px 0 0; font: 11.5px/1.55 Inter; color: #696157 } img { display: block; width: 100%; aspect-ratio: 4 / 3 }
</style><h1>Alderline Flooring <span>${FLOORS.length} of ${floors} floors, drawn from the catalogue’s data</span></h1>
<table><thead><tr><th></th><th>Laid</th><th>Close up</th><th>Edge</th><th>At home or in a restaurant</th><th>In a hall or at work</th></tr></thead>
<tbody>${FLOORS.map(row).join('')}</tbody></table>`;

const sheet = join(pathOf('../dist'), 'contact-sheet.html');
await writeFile(sheet, html);
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
  args: ['--no-sandbox'],
});
try {
  const page = await browser.newPage({ viewport: { width: WIDTH, height: 900 }, deviceScaleFactor: 1.5 });
  await page.goto(pathToFileURL(sheet).href, { waitUntil: 'networkidle' });
  const absent = await page.evaluate(
    () => [...document.images].filter(({ naturalWidth }) => naturalWidth === 0).length,
  );
  if (absent > 0) throw new Error(`${absent} pictures are missing from dist/media; run npm run fixtures`);
  const shot = await page.screenshot({ fullPage: true });
  await sharp(shot).webp({ quality: 76, effort: 6 }).toFile(pathOf('../docs/contact-sheet.webp'));
} finally {
  await browser.close();
  await rm(sheet);
}
