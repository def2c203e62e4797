import { fittedM2 } from '../../../contracts/domain/order/fitting.ts';
import { costOf } from '../../../contracts/domain/quantity/packs.ts';
import { type OrderLine, orderLine, type Product } from '../../data/order-line.ts';
import { orderedFitting } from '../../data/ordered-fitting.ts';
import type { AccessoryRow } from './accessory-rows.ts';

type User = { readonly userId: string; readonly loginName: string };

/** A floor with the area to lay and the install method; `method` is '' without fitting. */
export interface FloorToLay {
  readonly product: Product;
  readonly packs: number;
  readonly netM2: number;
  readonly method: string;
  /** whether the floor itself has to be added to the basket */
  readonly isMissing: boolean;
}

/** Fitting by one method, for all floors laid by it together. */
export interface Fitting {
  readonly service: Product;
  /** the whole m2 that are charged */
  readonly m2: number;
  /** pence without VAT */
  readonly cost: number;
  /** a picture of the floor for the basket */
  readonly mainImg: string;
}

export function fittingsOf(floors: readonly FloorToLay[], services: readonly Product[]): Fitting[] {
  return services.flatMap((service) => {
    const laid = floors.filter(({ method }) => method === service.specification);
    const m2 = fittedM2(Math.round(laid.reduce((sum, { netM2 }) => sum + netM2, 0) * 100) / 100);
    if (m2 === 0 || service.productPrice === undefined) return [];
    const mainImg = laid[0]?.product.mainImg ?? '';
    return [{ service, m2, cost: costOf(m2, service.productPrice), mainImg }];
  });
}

interface Wanted {
  readonly floors: readonly FloorToLay[];
  readonly rows: readonly AccessoryRow[];
  readonly fittings: readonly Fitting[];
}

/** The basket lines to add: floors that the basket lacks, the picked accessories, and fitting. */
export function linesOf({ floors, rows, fittings }: Wanted, { userId, loginName }: User) {
  const ordered: [Product, OrderLine | undefined][] = [
    ...floors.filter(({ isMissing }) => isMissing).map(({ product, packs }) => lineOf(product, packs)),
    ...rows.filter(({ picked }) => picked).map(({ product, packs }) => lineOf(product, packs)),
    ...fittings.map(fittingLine),
  ];
  return ordered.flatMap(([{ productName }, line]) =>
    line ? [{ name: productName, line: { carType: 0 as const, userId, loginName, ...line } }] : [],
  );
}

const lineOf = (product: Product, packs: number): [Product, OrderLine | undefined] => [
  product,
  orderLine(product, packs),
];

function fittingLine({ service, m2, cost, mainImg }: Fitting): [Product, OrderLine | undefined] {
  return [service, orderedFitting(service, m2, cost, mainImg)];
}
