import { areaText, countText } from '../../../../contracts/rules/notation.ts';
import { unitText } from '../../../../contracts/rules/quantity-text.ts';
import type { Product } from '../../../data/order-line.ts';
import type { AccessoryRow } from '../accessory-rows.ts';

const UNITS = { kg: 'kg', l: 'l' } as const;
const BY_HAND: Readonly<Record<string, string>> = {
  Trim: 'Depends on doorways and edges. ',
  'Stair nosing': 'Depends on the steps. ',
};

/** Whether it is sold singly: a tub, not a pack of five pieces. */
const isSingle = ({ packSize, productUnit }: Product) => packSize === 1 && unitText(productUnit) !== 'm²';

/** What is counted: `Packs`, or `Tubs` of what is sold singly. */
export function packWord(product: Product, count: number): string {
  const [, word = ''] = countText(count, isSingle(product) ? product.productUnit : 'pack').split(' ');
  return word.charAt(0).toUpperCase() + word.slice(1);
}

/** What one pack holds, after the price: ` · 10.00 m² a pack`; nothing for what is sold singly. */
export function packWords(product: Product): string {
  const { packSize, productUnit } = product;
  if (isSingle(product)) return '';
  const holds = unitText(productUnit) === 'm²' ? areaText(packSize) : countText(packSize, productUnit);
  return ` · ${holds} a pack`;
}

/** Where the proposed quantity comes from; an estimate is called one. */
export function needWords({ product, use, need, coverage }: AccessoryRow): string {
  if (!coverage) return `${BY_HAND[use] ?? ''}Please enter what you need.`;
  if (!need || need.packs === 0) return 'Enter the area above, and we work out the packs.';
  const packs = `${need.packs} ${packWord(product, need.packs).toLowerCase()}`;
  if (coverage.unit === 'm2') return `${areaText(need.amount)} to cover: ${packs}.`;
  if (coverage.unit === 'm')
    return `About ${need.amount} m of edge, estimated from the area: ${packs}. Please check it against your rooms.`;
  const unit = UNITS[coverage.unit];
  return `${need.amount} ${unit} at ${coverage.perM2} ${unit} per m²: ${packs}.`;
}
