import type { Point } from '../../../../contracts/domain/layout/outline.ts';

/** One page, drawn. */
export interface Sheet {
  readonly canvas: HTMLCanvasElement;
  /** in units: points of a PDF, pixels of a picture */
  readonly width: number;
  readonly height: number;
}

/** A file that is open. */
export interface Drawing {
  readonly kind: 'pdf' | 'picture';
  readonly pages: number;
  /** @param page from 1 on @throws FileRefusal */
  readonly draw: (page: number) => Promise<Sheet>;
  readonly close: () => void;
}

/** As many pixels as show the text of a large sheet, and few enough for the memory of a phone. */
export const LONGEST_SIDE = 4_000;

/** Its code could not be fetched, or the browser is too old for it. */
export const NO_READER =
  'This browser can’t open PDFs at the moment. Please check your connection, or open the plan as a picture.';

/** The point itself, or the nearest one on the sheet. */
export const onSheet = ({ width, height }: Sheet, { x, y }: Point): Point => ({
  x: Math.min(width, Math.max(0, x)),
  y: Math.min(height, Math.max(0, y)),
});

/** Where a point of the sheet is drawn. */
export const placeOn = ({ width, height }: Sheet, { x, y }: Point) => ({
  left: `${(x / width) * 100}%`,
  top: `${(y / height) * 100}%`,
});

/** @param density pixels in a unit */
export function newSheet(width: number, height: number, density: number): Sheet {
  const canvas = document.createElement('canvas');
  canvas.width = Math.round(width * density);
  canvas.height = Math.round(height * density);
  return { canvas, width, height };
}
