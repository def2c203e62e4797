import { blockPattern } from '../../../../contracts/domain/layout/floor-to-lay.ts';
import { floorSize } from '../../../../contracts/domain/product/floor-size.ts';

/** How a floor repeats in its picture from above; x runs across the picture, y down. Millimetres. */
export type PicturePattern =
  /** boards along the picture, in rows */
  { readonly kind: 'boards'; readonly lengthMm: number; readonly widthMm: number } | PictureBlocks;

/** Blocks or panels: the same again after so many mm across and down. */
export interface PictureBlocks {
  readonly kind: 'blocks';
  readonly acrossMm: number;
  readonly downMm: number;
  /** half the width and height of the box around a block */
  readonly reachX: number;
  readonly reachY: number;
  /** writes the middle of the block at this point */
  readonly middleOf: (x: number, y: number, middle: { x: number; y: number }) => void;
}

/** @returns undefined where the product isn't a floor, its size can't be read, or the angle of its blocks isn't known */
export function patternOf(product: Parameters<typeof blockPattern>[0]): PicturePattern | undefined {
  const size = floorSize(product.specification);
  if (!size || product.productSeries === 'Accessories') return undefined;
  const { lengthMm, widthMm } = size;
  const pattern = blockPattern(product);
  if (pattern === 'unknown') return undefined;
  switch (pattern?.kind) {
    case 'herringbone':
      return herringbone(lengthMm, widthMm);
    case 'chevron':
      return chevron(lengthMm, widthMm, pattern.angle);
    case 'panels':
      return panels(widthMm);
    default:
      return { kind: 'boards', lengthMm, widthMm };
  }
}

/** Blocks at right angles, turned by 45 degrees so that the zigzags run down (fixtures/assets/renderer/patterns/herringbone.ts). */
function herringbone(length: number, width: number): PictureBlocks {
  const reach = ((length + width) * Math.SQRT1_2) / 2;
  const write = (u: number, v: number, middle: { x: number; y: number }) => {
    middle.x = (u - v) * Math.SQRT1_2;
    middle.y = (u + v) * Math.SQRT1_2;
  };
  const alongU = (u: number, v: number, band: number, middle: { x: number; y: number }): boolean => {
    const step = Math.floor((v + band * length) / width);
    const from = band * length + step * width;
    if (u < from || u >= from + length) return false;
    write(from + length / 2, (step + 0.5) * width - band * length, middle);
    return true;
  };
  const alongV = (u: number, v: number, band: number, middle: { x: number; y: number }): boolean => {
    const step = Math.floor((u - (band + 1) * length) / width);
    const from = (step + 1) * width - length - band * length;
    if (v < from || v >= from + length) return false;
    write((band + 1) * length + (step + 0.5) * width, from + length / 2, middle);
    return true;
  };
  return {
    kind: 'blocks',
    acrossMm: length * Math.SQRT2,
    downMm: width * Math.SQRT2,
    reachX: reach,
    reachY: reach,
    middleOf: (x, y, middle) => {
      const [u, v] = [(x + y) * Math.SQRT1_2, (y - x) * Math.SQRT1_2];
      const band = Math.floor((u - v) / (2 * length));
      if (!alongU(u, v, band, middle) && !alongV(u, v, band, middle)) alongU(u, v, band + 1, middle);
    },
  };
}

/** Parallelograms that meet in straight seams down the floor (fixtures/assets/renderer/patterns/chevron.ts). */
function chevron(length: number, width: number, degrees: 45 | 60): PictureBlocks {
  const angle = (degrees * Math.PI) / 180;
  const column = length * Math.sin(angle);
  const pitch = width / Math.sin(angle);
  const slope = 1 / Math.tan(angle);
  return {
    kind: 'blocks',
    acrossMm: 2 * column,
    downMm: pitch,
    reachX: column / 2,
    reachY: (column * slope + pitch) / 2,
    middleOf: (x, y, middle) => {
      const at = Math.floor(x / column);
      const across = x - at * column;
      const rise = (at % 2 === 0 ? across : column - across) * slope;
      middle.x = (at + 0.5) * column;
      middle.y = (Math.floor((y - rise) / pitch) + 0.5) * pitch + (column / 2) * slope;
    },
  };
}

/** The frame's board, as part of a panel's side (fixtures/assets/renderer/patterns/versailles.ts). */
const FRAME = 0.105;

/** Square panels: a frame, and what is inside it, which are cut each by itself. */
function panels(side: number): PictureBlocks {
  return {
    kind: 'blocks',
    acrossMm: side,
    downMm: side,
    reachX: side / 2,
    reachY: side / 2,
    middleOf: (x, y, middle) => {
      middle.x = (Math.floor(x / side) + 0.5) * side;
      middle.y = (Math.floor(y / side) + 0.5) * side;
      const fromMiddle = Math.max(Math.abs(x - middle.x), Math.abs(y - middle.y));
      // another block with nearly the same middle
      if (fromMiddle < side * (0.5 - FRAME)) middle.x += 2;
    },
  };
}
