import { describe, expect, it } from 'vitest';
import { floorOrigin } from '../../../../contracts/site/floor-view.ts';
import { layoutOf, newHit } from '../../../../fixtures/assets/make.ts';
import { appearanceOf } from '../../../../fixtures/catalogue/appearance-of.ts';
import { catalogue } from '../../../../fixtures/catalogue/catalogue.ts';
import { toProduct } from '../../../../fixtures/catalogue/to-product.ts';
import { patternOf } from './pattern.ts';

const laidInBlocks = catalogue().flatMap((item) => {
  const product = toProduct(item);
  const pattern = patternOf(product);
  return pattern?.kind === 'blocks' ? [{ item, number: product.productNo, pattern }] : [];
});

/** Several times on every block, and in step with none. */
const STEP_MM = 17;

describe('blocks in our pictures from above', () => {
  it('are those of 20 floors and more', () => {
    expect(laidInBlocks.length).toBeGreaterThan(20);
  });

  it.each(laidInBlocks)('lie where the picture of $number has them', ({ item, pattern }) => {
    const appearance = appearanceOf(item);
    const drawn = layoutOf(appearance);
    const origin = floorOrigin(appearance.slug, 'top');
    const isPanel = appearance.pattern === 'versailles';
    const hit = newHit();
    const middle = { x: 0, y: 0 };
    const pieces = new Map<string, string>();
    const elsewhere: string[] = [];
    for (let y = 0; y < 1_500; y += STEP_MM)
      for (let x = 0; x < 2_000; x += STEP_MM) {
        const [onX, onY] = [origin.x + x, origin.y + y];
        drawn(onX, onY, hit);
        if (hit.edge < 1) continue;
        pattern.middleOf(onX, onY, middle);
        const name = `${Math.round(middle.x)} ${Math.round(middle.y)}`;
        // a panel has pieces of its own inside it: there its middle is compared
        const piece = isPanel ? name : `${hit.a} ${hit.b}`;
        const isNear = !isPanel || Math.abs(onX - middle.x) < (appearance.widthMm + 4) / 2;
        if ((pieces.get(name) ?? piece) !== piece || !isNear) elsewhere.push(`${x} ${y}`);
        pieces.set(name, piece);
      }
    expect(elsewhere).toEqual([]);
    expect(new Set(pieces.values()).size).toBe(pieces.size);
  });
});
