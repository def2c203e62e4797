import type { Shade } from './draw-floor.ts';
import type { LightMap } from './light.ts';

/** From here on highlights roll off, so that a pale floor in the sun keeps its grain. */
const SHOULDER = 205;
const LEVELS = Uint8ClampedArray.from({ length: 1024 }, (_, value) =>
  value <= SHOULDER
    ? value
    : SHOULDER + (255 - SHOULDER) * (1 - Math.exp((SHOULDER - value) / (255 - SHOULDER))),
);

/**
 * The light of a photo. @param share how much of it is kept, 0 to 1
 * @param brightness 1 leaves the floor as light as it is in our picture
 */
export const photoLight =
  (light: LightMap, share: number, brightness: number): Shade =>
  ({ width, height, data }, column, row, at, colour) => {
    const found = lightAt(
      light,
      ((column + 0.5) * light.width) / width,
      ((row + 0.5) * light.height) / height,
    );
    const lit = Math.max(0, 1 + (found - 1) * share) * brightness;
    for (let channel = 0; channel < 3; channel++)
      data[at + channel] = LEVELS[Math.min(1023, ((colour[channel] as number) * lit + 0.5) | 0)] as number;
  };

function lightAt({ width, height, values }: LightMap, x: number, y: number): number {
  const cx = Math.min(width - 1, Math.max(0, x - 0.5));
  const cy = Math.min(height - 1, Math.max(0, y - 0.5));
  const x0 = Math.floor(cx);
  const y0 = Math.floor(cy);
  const x1 = Math.min(width - 1, x0 + 1);
  const y1 = Math.min(height - 1, y0 + 1);
  const fx = cx - x0;
  const fy = cy - y0;
  const above = (values[y0 * width + x0] as number) * (1 - fx) + (values[y0 * width + x1] as number) * fx;
  const under = (values[y1 * width + x0] as number) * (1 - fx) + (values[y1 * width + x1] as number) * fx;
  return above * (1 - fy) + under * fy;
}
