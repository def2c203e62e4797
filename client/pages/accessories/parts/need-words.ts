import { areaText, countText } from '../../../../contracts/domain/number/notation.ts';
import { isSoldSingly, packsText, packWord } from '../../../../contracts/domain/quantity/goods-count.ts';
import { unitText } from '../../../../contracts/domain/quantity/quantity-text.ts';
import type { Product } from '../../../data/order-line.ts';
import type { AccessoryRow } from '../accessory-rows.ts';

const UNITS = { kg: 'kg', l: 'l' } as const;
const BY_HAND: Readonly<Record<string, string>> = {
  Trim: 'Depends on doorways and edges. ',
  'Stair nosing': 'Depends on the steps. ',
};

/** The content of a pack, to follow the price: ` · 10.00 m² a roll`; '' if sold singly. */
export function packWords(product: Product): string {
  if (isSoldSingly(product)) return '';
  const { packSize, productUnit } = product;
  const holds = unitText(productUnit) === 'm²' ? areaText(packSize) : countText(packSize, productUnit);
  return ` · ${holds} a ${packWord(product).toLowerCase()}`;
}

/** How the suggested quantity was worked out; says if it is an estimate. */
export function needWords({ product, use, need, coverage }: AccessoryRow): string {
  if (!coverage) return `${BY_HAND[use] ?? ''}Please enter what you need.`;
  if (!need || need.packs === 0) return 'Enter the area above, and we work out the packs.';
  const packs = packsText(need.packs, product);
  if (coverage.unit === 'm2') return `${areaText(need.amount)} to cover: ${packs}.`;
  if (coverage.unit === 'm')
    return `About ${countText(need.amount, 'm')} of edge, estimated from the area: ${packs}. Please check it against your rooms.`;
  const unit = UNITS[coverage.unit];
  return `${countText(need.amount, unit)} at ${coverage.perM2} ${unit} per m²: ${packs}.`;
}
