import { areaText, countText, DASH, weightText } from '../../../../contracts/domain/number/notation.ts';
import { floorSize } from '../../../../contracts/domain/product/floor-size.ts';
import { SORT_COLUMNS, type SortColumn } from '../../../../contracts/domain/product/product-sort.ts';
import { totalAmount } from '../../../../contracts/domain/quantity/packs.ts';
import { isByArea } from '../../../../contracts/domain/quantity/quantity-text.ts';
import type { ListedProduct } from '../../../data/listed-product.ts';
import { keptChoice, useKeptChoice } from '../../../state/kept-choice.ts';

/** Columns that can be hidden. The name always shows and, for customers, the price. */
export type OptionalColumn = Exclude<SortColumn, 'name' | 'price'>;

export interface TableColumn {
  readonly id: OptionalColumn;
  readonly label: string;
  /** of its figures */
  readonly unit?: string;
  readonly isFigure: boolean;
  /** '' where the product has none */
  readonly text: (product: ListedProduct) => string;
}

const column = (id: OptionalColumn, text: TableColumn['text'], unit?: string): TableColumn => ({
  id,
  label: SORT_COLUMNS[id].label,
  isFigure: 'isFigure' in SORT_COLUMNS[id],
  text,
  ...(unit && { unit }),
});

const size = (measure: 'thicknessMm' | 'wearLayerMm' | 'widthMm' | 'lengthMm') => (product: ListedProduct) =>
  String(floorSize(product.specification)?.[measure] ?? '');

/** `1900`, or `600–2200` for mixed lengths. */
function lengthText(product: ListedProduct): string {
  const [, from, to] = /x\s*([\d.]+)\s*-\s*([\d.]+)/i.exec(product.specification) ?? [];
  return from === undefined ? size('lengthMm')(product) : `${from}–${to}`;
}

/** The columns between the name and the price, in their order. */
export const COLUMNS: readonly TableColumn[] = [
  column('series', ({ productSeries }) => productSeries),
  column('thickness', size('thicknessMm'), 'mm'),
  column('wearlayer', size('wearLayerMm'), 'mm'),
  column('width', size('widthMm'), 'mm'),
  column('length', lengthText, 'mm'),
  column('species', ({ treeType }) => treeType),
  column('grade', ({ productLevel }) => productLevel),
  column('shadow', ({ productColor }) => productColor),
  column('finish', ({ finish }) => finish),
  column('fire', ({ fireClass }) => fireClass ?? ''),
  column('ptv', ({ slipWetPtv }) => String(slipWetPtv ?? '')),
  column('useclass', ({ useClass }) => useClass ?? ''),
  column('pack', ({ packSize, productUnit }) =>
    isByArea(productUnit) ? areaText(packSize) : countText(packSize, productUnit),
  ),
  column('weight', ({ packWeight }) => (packWeight === undefined ? '' : weightText(packWeight))),
  column('stock', ({ inventoryBalance }) => countText(inventoryBalance, 'pack')),
];

const FIRST_SHOWN: readonly OptionalColumn[] = [
  'thickness',
  'wearlayer',
  'width',
  'length',
  'species',
  'grade',
  'finish',
  'pack',
  'stock',
];

const isColumn = (id: unknown): id is OptionalColumn => COLUMNS.some((each) => each.id === id);

const columnChoice = keptChoice<{ readonly shown: readonly OptionalColumn[] }>({
  key: 'alderline.columns',
  version: 1,
  none: { shown: FIRST_SHOWN },
  read: ({ shown }) => (Array.isArray(shown) ? { shown: shown.filter(isColumn) } : undefined),
});

/** The columns that the customer has chosen for the table, kept in this browser. */
export const useShownColumns = (): readonly OptionalColumn[] => useKeptChoice(columnChoice).shown;

export function toggleColumn(id: OptionalColumn): void {
  const { shown } = columnChoice.now();
  columnChoice.keep({ shown: shown.includes(id) ? shown.filter((each) => each !== id) : [...shown, id] });
}

/** @returns the area in stock; undefined for what isn't sold by area */
export function stockArea({ inventoryBalance, packSize, productUnit }: ListedProduct): string | undefined {
  return isByArea(productUnit) && inventoryBalance > 0
    ? areaText(totalAmount(inventoryBalance, packSize))
    : undefined;
}

export const orDash = (text: string): string => text || DASH;
