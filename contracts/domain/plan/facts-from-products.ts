import type { components } from '../../api/generated/woojiapi.ts';
import { type FloorSize, floorSize } from '../product/floor-size.ts';
import { lineProduct } from '../product/line-product.ts';
import { usualMethods, usualWastage } from '../product/usual-laying.ts';
import { goodsKind } from '../quantity/goods-count.ts';
import { barOf, fitsHeight, kindNamed } from './accessory-kind.ts';
import { SOLID_OVER_HEATING, suitsOf } from './floor-suits.ts';
import type { PlanAccessory, PlanFacts, PlanFloor } from './plan.ts';

type Product = components['schemas']['Product'];

/** What the documented calls tell about what is on sale. */
export interface SoldProducts {
  readonly wood: readonly Product[];
  readonly vinyl: readonly Product[];
  readonly accessories: readonly Product[];
  /** one fitting service for each install method, if there are any */
  readonly fittings: readonly Product[];
  /** the dictionary InstallMethod */
  readonly methods: readonly string[];
}

/** Planning's facts, as far as they follow from the products themselves; what doesn't is left out. */
export function factsFromProducts(sold: SoldProducts): PlanFacts {
  const accessories = sold.accessories.flatMap(accessoryFacts);
  const floors = [...sold.wood.map(withKind(false)), ...sold.vinyl.map(withKind(true))].filter(
    ({ product }) => goodsKind(product) === 'floor',
  );
  return {
    floors: floors.map((floor) => floorFacts(floor, accessories, sold.methods)),
    accessories: accessories.map(({ facts }) => facts),
    fittings: sold.fittings
      .filter((product) => goodsKind(product) === 'fitting')
      .map(({ productId, productNo, productName, specification, ...product }) => ({
        method: specification,
        productId,
        productNo,
        productName,
        ...priceOf(product),
      })),
  };
}

interface FloorOnSale {
  readonly product: Product;
  readonly isVinyl: boolean;
}

const withKind =
  (isVinyl: boolean) =>
  (product: Product): FloorOnSale => ({ product, isVinyl });

const priceOf = ({ productPrice }: Pick<Product, 'productPrice'>) =>
  productPrice === undefined ? {} : { productPrice };

interface AccessoryOnSale {
  readonly product: Product;
  readonly facts: PlanAccessory;
}

function accessoryFacts(product: Product): AccessoryOnSale[] {
  const kind = kindNamed(product.productName);
  const { productId, mainImg, inventoryBalance, packSize } = product;
  const bar = barOf(product);
  // without its length it can't be worked out
  if (kind === undefined || (kind !== 'Underlay' && bar.lengthMm === undefined)) return [];
  const facts = {
    ...lineProduct(product),
    ...priceOf(product),
    productId,
    mainImg,
    inventoryBalance,
    kind,
    ...(kind === 'Underlay' && { coverage: { unit: 'm2' as const, pack: packSize } }),
    ...bar,
  };
  return [{ product, facts }];
}

/** In mm; 0 where the specification doesn't tell it. */
const sizeOf = ({ specification }: Product): FloorSize =>
  floorSize(specification) ?? { thicknessMm: 0, widthMm: 0, lengthMm: 0 };

function floorFacts(
  { product, isVinyl }: FloorOnSale,
  accessories: readonly AccessoryOnSale[],
  methods: readonly string[],
): PlanFloor {
  const { productId, productSeries, productSurface, treeType, productLevel, productColor, finish } = product;
  const { mainImg, inventoryBalance, packSize, packWeight } = product;
  const size = sizeOf(product);
  const installMethods = methodsOf(productSeries, size.thicknessMm, methods);
  const matches = matchesOf({ product, isVinyl }, size.thicknessMm, installMethods, accessories);
  const hasNosing = matches.some(({ kind }) => kind === 'Stair nosing');
  const isSolid = !isVinyl && size.thicknessMm > 0 && size.wearLayerMm === undefined;
  return {
    ...lineProduct(product),
    ...priceOf(product),
    ...size,
    productId,
    productSeries,
    productSurface,
    treeType,
    productLevel,
    productColor,
    finish,
    mainImg,
    inventoryBalance,
    layouts: [...usualWastage(productSeries)],
    installMethods,
    weightKgM2: Math.round((packWeight / packSize) * 10) / 10,
    // without a size, nothing is known about its build
    ...(size.thicknessMm > 0 && suitsOf({ ...size, installMethods, isVinyl, hasNosing })),
    ...(isSolid && { heating: SOLID_OVER_HEATING }),
    accessories: matches,
  };
}

/** Of the dictionary's methods those that are usual for the series; where it has none of them, the usual ones. */
function methodsOf(series: string, thicknessMm: number, all: readonly string[]): string[] {
  const usual: readonly string[] = usualMethods(series, thicknessMm) ?? all;
  const offered = usual.filter((method) => all.includes(method));
  return [...(offered.length > 0 ? offered : usual)];
}

/** Boards that lie loose on underlay. */
const LOOSE = ['Floating', 'Click'];

function matchesOf(
  { product, isVinyl }: FloorOnSale,
  thicknessMm: number,
  installMethods: readonly string[],
  accessories: readonly AccessoryOnSale[],
): PlanFloor['accessories'] {
  const loose = installMethods.filter((method) => LOOSE.includes(method));
  const fitting = accessories.filter(({ product: accessory, facts: { kind, heightMm = 0 } }) => {
    if (!goesWith(accessory, product, isVinyl)) return false;
    if (kind === 'Underlay') return !isVinyl && loose.length > 0;
    if (thicknessMm === 0) return kind === 'Skirting' || kind === 'Scotia';
    return fitsHeight(kind, heightMm, thicknessMm);
  });
  const isInStock = ({ facts }: AccessoryOnSale) => facts.inventoryBalance > 0;
  // what can be had now is suggested first
  return [...fitting.filter(isInStock), ...fitting.filter((each) => !isInStock(each))].map(
    ({ facts: { productId, kind } }) =>
      kind === 'Underlay' ? { productId, kind, methods: loose } : { productId, kind },
  );
}

/** Wood must match the floor's species and shadow; paint, metal and foam go with any. */
function goesWith(accessory: Product, floor: Product, isVinyl: boolean): boolean {
  if (accessory.treeType === '') return true;
  return !isVinyl && accessory.treeType === floor.treeType && accessory.productColor === floor.productColor;
}
