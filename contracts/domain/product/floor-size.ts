/** What a specification such as `14(3) x 190 x 1900 mm` says, in mm. */
export interface FloorSize {
  readonly thicknessMm: number;
  /** absent for solid boards */
  readonly wearLayerMm?: number;
  readonly widthMm: number;
  /** the longest of mixed lengths such as `600-2200` */
  readonly lengthMm: number;
}

const FIGURE = String.raw`(\d+(?:\.\d+)?)`;
const TIMES = String.raw`\s*(?:mm)?\s*[x×]\s*`;
const SIZE = new RegExp(
  String.raw`^\s*${FIGURE}\s*(?:\(${FIGURE}\))?${TIMES}${FIGURE}${TIMES}(?:[\d.]+\s*-\s*)?${FIGURE}`,
  'i',
);

/** Few products have a specification of their own, and lists read each many times. */
const read = new Map<string, FloorSize | undefined>();

/** @returns undefined for a text that names no three measures, such as `15 kg` */
export function floorSize(specification: string): FloorSize | undefined {
  if (!read.has(specification)) read.set(specification, readSize(specification));
  return read.get(specification);
}

function readSize(specification: string): FloorSize | undefined {
  const [, thickness, wearLayer, width, length] = SIZE.exec(specification) ?? [];
  if (thickness === undefined) return undefined;
  return {
    thicknessMm: Number(thickness),
    ...(wearLayer !== undefined && { wearLayerMm: Number(wearLayer) }),
    widthMm: Number(width),
    lengthMm: Number(length),
  };
}
