import { productNow } from '../../../data/product-now.ts';
import { patternOf } from '../laying/pattern.ts';
import { topPicture } from '../laying/top-picture.ts';
import type { Pane } from './laid-picture.ts';
import { drawWhole, type LayFloor } from './use-floor-drawing.ts';
import { makeSheet } from './use-sheet.ts';

interface Named {
  readonly productId: string;
  readonly productName: string;
}

/** Other floors drawn for the same room. @throws Error in words for the visitor */
export async function panesBeside(floors: readonly Named[], lay: LayFloor): Promise<Pane[]> {
  const panes: Pane[] = [];
  for (const { productId, productName } of floors) {
    const product = await productNow(productId);
    const pattern = product && patternOf(product);
    const picture = product && topPicture(product);
    const sheet = pattern && picture && (await makeSheet(picture, pattern));
    if (!product || !pattern || !sheet) throw new Error(`${productName} can’t be laid in a picture.`);
    panes.push({
      floor: drawWhole(lay({ sheet, pattern, finish: product.finish })),
      words: `${product.productName}, ${product.productNo}`,
    });
  }
  return panes;
}
