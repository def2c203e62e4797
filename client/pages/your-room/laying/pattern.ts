import { floorSize } from '../../../../contracts/domain/product/floor-size.ts';
import { seriesNamed } from '../../../../contracts/domain/product/series.ts';

/** How a floor repeats in its picture from above. */
export type Pattern =
  /** boards along the picture, in rows */
  | { readonly kind: 'boards'; readonly lengthMm: number; readonly widthMm: number }
  /** the same again after so many mm across and down */
  | { readonly kind: 'repeat'; readonly acrossMm: number; readonly downMm: number };

interface Product {
  readonly productSeries: string;
  readonly productName: string;
  readonly specification: string;
}

/** @returns undefined for what is no floor, or has no size that we can read */
export function patternOf({ productSeries, productName, specification }: Product): Pattern | undefined {
  const size = floorSize(specification);
  if (!size || productSeries === 'Accessories') return undefined;
  const { lengthMm, widthMm } = size;
  switch (seriesNamed(productSeries)?.type) {
    case 'Herringbone':
      // laid at 45 degrees, the zigzags down
      return { kind: 'repeat', acrossMm: lengthMm * Math.SQRT2, downMm: widthMm * Math.SQRT2 };
    case 'Chevron': {
      const sine = Math.sin(((/ 60°$/.test(productName) ? 60 : 45) * Math.PI) / 180);
      return { kind: 'repeat', acrossMm: 2 * lengthMm * sine, downMm: widthMm / sine };
    }
    case 'Versailles':
      return { kind: 'repeat', acrossMm: widthMm, downMm: widthMm };
    default:
      return { kind: 'boards', lengthMm, widthMm };
  }
}
