/** A picture as a canvas gives it: red, green, blue and opacity, row by row. */
export interface Pixels {
  readonly width: number;
  readonly height: number;
  readonly data: Uint8ClampedArray;
}

/** How light a pixel is to the eye, 0 to 255 (Rec. 709). */
export const lightnessAt = (data: Uint8ClampedArray, i: number): number =>
  0.2126 * (data[i] as number) + 0.7152 * (data[i + 1] as number) + 0.0722 * (data[i + 2] as number);
