import type { Page } from '@playwright/test';
import PdfDocument from 'pdfkit';
import type { Device } from '../../contracts/site/site-map.ts';

/** Metres from the upper left corner of the house. */
type Place = readonly [x: number, y: number];

export interface DrawnRoom {
  readonly name: string;
  readonly corners: readonly Place[];
  readonly m2: number;
}

export const rectangle = (x: number, y: number, length: number, width: number): readonly Place[] => [
  [x, y],
  [x + length, y],
  [x + length, y + width],
  [x, y + width],
];

/** A storey of six rooms, with partitions of 0.1 m between them. */
export const ROOMS: readonly DrawnRoom[] = [
  { name: 'Living Room', corners: rectangle(0, 0, 5.2, 4), m2: 20.8 },
  {
    name: 'Kitchen',
    // its lower right corner is cut off at a slant
    corners: [
      [5.3, 0],
      [8.9, 0],
      [8.9, 3.2],
      [8.1, 4],
      [5.3, 4],
    ],
    m2: 14.08,
  },
  { name: 'Hallway', corners: rectangle(0, 4.1, 8.9, 1.2), m2: 10.68 },
  { name: 'Bedroom 1', corners: rectangle(0, 5.4, 4.2, 3.6), m2: 15.12 },
  { name: 'Bedroom 2', corners: rectangle(4.3, 5.4, 3, 3.6), m2: 10.8 },
  { name: 'Bathroom', corners: rectangle(7.4, 5.4, 1.5, 2.4), m2: 3.6 },
];

const A3 = { width: 1190.55, height: 841.89 };
/** Of the sheet, where the house begins. */
const CORNER_M = 2;
/** Points of the sheet in a metre of the house, at 1:50. */
const POINTS = 72 / 0.0254 / 50;

const onSheet = ([x, y]: Place): Place => [(x + CORNER_M) * POINTS, (y + CORNER_M) * POINTS];

/** A plan as a PDF on A3 at 1:50, as an architect's program prints it. @param pages storeys that are alike */
export async function planPdf(rooms = ROOMS, pages = 1): Promise<Buffer> {
  const doc = new PdfDocument({ size: [A3.width, A3.height], margin: 0, autoFirstPage: false });
  const parts: Buffer[] = [];
  doc.on('data', (part: Buffer) => parts.push(part));
  const done = new Promise((resolve) => doc.on('end', resolve));
  for (let page = 1; page <= pages; page += 1) {
    doc.addPage();
    for (const { name, corners } of rooms) {
      const [[x, y] = [0, 0], ...others] = corners.map(onSheet);
      doc.moveTo(x, y);
      for (const [toX, toY] of others) doc.lineTo(toX, toY);
      doc.closePath().lineWidth(0.7).stroke();
      doc.fontSize(9).text(name, x + 12, y + 12);
    }
    const [left, below] = onSheet([0, 9.6]);
    const [right] = onSheet([8.9, 9.6]);
    doc.moveTo(left, below).lineTo(right, below).stroke();
    doc.fontSize(9).text('8900', (left + right) / 2 - 10, below + 6);
    doc.fontSize(11).text(`Storey ${page}, 1:50 on A3`, left, 790);
  }
  doc.end();
  await done;
  return Buffer.concat(parts);
}

/** Chooses a file, as somebody who has pressed the button does. */
export async function openPlan(page: Page, buffer: Buffer, name = 'ground-floor.pdf'): Promise<void> {
  const mimeType = name.endsWith('.pdf') ? 'application/pdf' : 'image/png';
  await page.getByLabel('File of the floor plan').setInputFiles({ name, mimeType, buffer });
}

/** The plan on the page. */
export const planOn = (page: Page) => page.getByRole('application', { name: 'Floor plan' });

/** Presses a place of the house, with a finger on a phone. */
export async function press(page: Page, device: Device, place: Place): Promise<void> {
  const { x, y } = await placeInWindow(page, place);
  if (device === 'mobile') await page.touchscreen.tap(x, y);
  else await page.mouse.click(x, y);
}

/** Traces rooms: rectangles by two corners, others corner by corner. */
export async function traceRooms(page: Page, device: Device, rooms = ROOMS): Promise<void> {
  await inView(page);
  for (const { name, corners } of rooms) {
    const isRectangle = corners.length === 4;
    await page.getByRole('button', { name: isRectangle ? 'Rectangle' : 'Corners', exact: true }).click();
    await page.getByLabel('Next room').selectOption(name.replace(/ \d+$/, ''));
    const [first = [0, 0], , opposite = [0, 0]] = corners;
    for (const corner of isRectangle ? [first, opposite] : [...corners, first])
      await press(page, device, corner);
  }
}

/** A phone has a bar at either end of the window. */
export const inView = (page: Page) =>
  planOn(page).evaluate((plan) => plan.parentElement?.scrollIntoView({ block: 'center' }));

/** Where a place of the house is in the window now. */
async function placeInWindow(page: Page, place: Place): Promise<{ x: number; y: number }> {
  const box = await planOn(page).boundingBox();
  if (!box) throw new Error('no plan');
  const [x, y] = onSheet(place);
  return { x: box.x + (x / A3.width) * box.width, y: box.y + (y / A3.height) * box.height };
}

/** How many mm of the house a CSS pixel shows. */
export async function mmInPixel(page: Page): Promise<number> {
  const box = await planOn(page).boundingBox();
  return ((A3.width / POINTS) * 1000) / (box?.width ?? 1);
}
