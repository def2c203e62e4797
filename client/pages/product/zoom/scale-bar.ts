/** Lengths of floor that a bar may show, in millimetres. */
const LENGTHS_MM = [5, 10, 20, 50, 100, 200, 500, 1000] as const;
const LONGEST_PX = 180;

export interface ScaleBar {
  /** as wide as it is drawn, in CSS pixels */
  readonly width: number;
  /** `100 mm`, or `1 m` */
  readonly words: string;
}

/** @returns the longest bar that takes at most 180 CSS pixels @param pxPerMm CSS pixels that show a millimetre of floor */
export function scaleBar(pxPerMm: number): ScaleBar {
  const mm = LENGTHS_MM.findLast((length) => length * pxPerMm <= LONGEST_PX) ?? LENGTHS_MM[0];
  return { width: mm * pxPerMm, words: mm === 1000 ? '1 m' : `${mm} mm` };
}
