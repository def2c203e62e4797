import { areaText, countText, sizeText, weightText } from '../../contracts/domain/number/notation.ts';
import { floorSize } from '../../contracts/domain/product/floor-size.ts';
import type { Fact } from '../../contracts/domain/product/spec-groups.ts';
import { isByArea, unitText } from '../../contracts/domain/quantity/quantity-text.ts';
import type { Product } from './order-line.ts';

/** The facts table, in its order; facts without a value are left out. */
export function productFacts(product: Product): Fact[] {
  const wearLayer = floorSize(product.specification)?.wearLayerMm;
  const facts: readonly (readonly [string, string])[] = [
    ['Number', product.productNo],
    ['Series', product.productSeries],
    ['Specification', sizeText(product.specification)],
    ['Wear layer', wearLayer ? `${wearLayer} mm` : ''],
    ['Species', product.treeType],
    ['Grade', product.productLevel],
    ['Shadow', product.productColor],
    ['Surface', product.productSurface],
    ['Finish', product.finish],
    ['Unit', unitText(product.productUnit)],
    ['Pack', packText(product)],
    ['Pack weight', product.packWeight > 0 ? weightText(product.packWeight) : ''],
    ['Pallet', product.palletSize > 0 ? countText(product.palletSize, 'pack') : ''],
    ['Origin', product.origin],
  ];
  return facts.filter(([, value]) => value.trim() !== '').map(([label, value]) => ({ label, value }));
}

/** `2.19 m² · 10 boards`; for an accessory sold by the piece `5 pieces`. */
function packText(product: Product): string {
  if (!isByArea(product.productUnit)) return countText(product.packSize, product.productUnit);
  const boards = product.quantity > 1 ? ` · ${product.quantity} boards` : '';
  return `${areaText(product.packSize)}${boards}`;
}
