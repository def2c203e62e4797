import { GLOSS_STRENGTH, roomLight, usualGloss } from '../../../../contracts/site/our-rooms.ts';
import { lightOf, shownValue } from '../../../../contracts/site/tone-curve.ts';
import type { Shade } from './draw-floor.ts';
import type { Pixels } from './pixels.ts';

const tableOf = (of: (value: number) => number) =>
  Float64Array.from({ length: 256 }, (_, value) => of(value));
const FALLING = tableOf((value) => roomLight(value, 'light'));
const MIRRORED = tableOf((value) => roomLight(value, 'mirror'));
/** Floors are sampled in fractions of a channel's steps. */
const FINE = 16;
const SENT_BACK = Float64Array.from({ length: 255 * FINE + 1 }, (_, value) => lightOf(value / FINE / 255));
/** Evenly spaced in the root of the light, where the eye's steps are. */
const SHOWN_STEPS = 4_096;
const SHOWN_TOP = 4;
const SHOWN = Uint8ClampedArray.from(
  { length: SHOWN_STEPS + 1 },
  (_, step) => 255 * shownValue((step / SHOWN_STEPS) ** 2 * SHOWN_TOP),
);

/**
 * The light in a room of ours, which the floor's pixels have before they are drawn.
 * @param mirror what the floor mirrors, of the same size
 * @param finish of the floor; one that isn't known mirrors as little as oil
 */
export function lightInRoom(mirror: Pixels, finish: string): Shade {
  const strengths: Readonly<Record<string, number>> = GLOSS_STRENGTH;
  const gloss = usualGloss(strengths[finish] ?? GLOSS_STRENGTH['UV oiled']);
  return ({ data }, _column, _row, at, colour) => {
    for (let c = at; c < at + 3; c++) {
      const own = SENT_BACK[((colour[c - at] as number) * FINE + 0.5) | 0] as number;
      const light =
        own * (FALLING[data[c] as number] as number) + (MIRRORED[mirror.data[c] as number] as number) * gloss;
      data[c] = SHOWN[(Math.sqrt(Math.min(SHOWN_TOP, light) / SHOWN_TOP) * SHOWN_STEPS + 0.5) | 0] as number;
    }
  };
}
