import { barOf, trimKind } from '../../../../../contracts/domain/plan/accessory-kind.ts';
import { suitsOf } from '../../../../../contracts/domain/plan/floor-suits.ts';
import type {
  Plan,
  PlanAccessory,
  PlanFacts,
  PlanFloor,
  PlanKind,
} from '../../../../../contracts/domain/plan/plan.ts';
import { lineProduct } from '../../../../../contracts/domain/product/line-product.ts';
import type { PreparedHandler } from '../../../engine/answering/handler.ts';
import type { Db } from '../../../engine/database/tables.ts';
import { firstFloors } from '../../product/product-page.ts';
import type { PricedProduct } from '../../product/repository.ts';
import { findForPlanning, isFitting, listForPlanning, type Planned, type ProductSpec } from './repository.ts';

/** What planning needs to know of all floors, or of some; the same for everybody who may see prices, and for everybody who may not. */
export const readPlanFacts: PreparedHandler<'/woojiapi/order/qryplanfacts'> = async (input, context) => {
  const { db, seesPrices } = context;
  const { productIds, pageSize, ...list } = input;
  if (!productIds && pageSize === undefined)
    return { resultCode: '0', data: factsOf(await listForPlanning(db), seesPrices) };
  const page = pageSize === undefined ? undefined : await firstFloors({ ...list, pageSize }, context);
  const facts = await factsOfFloors(db, [...(productIds ?? []), ...(page?.productIds ?? [])], seesPrices);
  return { resultCode: '0', data: { ...facts, ...(page && { page }) } };
};

/** What one plan is worked out with: its floors, what they need, and fitting. */
export const factsFor = (db: Db, { rooms }: Pick<Plan, 'rooms'>): Promise<PlanFacts> =>
  factsOfFloors(
    db,
    rooms.flatMap(({ productId }) => productId || []),
    true,
  );

async function factsOfFloors(db: Db, ids: readonly string[], seesPrices: boolean): Promise<PlanFacts> {
  const floors = await findForPlanning(db, [...new Set(ids)]);
  const needed = floors.flatMap(({ spec }) => spec?.accessories.map(({ productId }) => productId) ?? []);
  const all = [...floors.map(({ product }) => product.productId), ...needed];
  return factsOf(await findForPlanning(db, [...new Set(all)]), seesPrices);
}

function factsOf(all: readonly Planned[], seesPrices: boolean): PlanFacts {
  const floors = all.flatMap(({ product, spec }) => (spec ? [{ product, spec }] : []));
  const kinds = kindsOf(floors);
  const goods = all.filter(({ product, spec }) => !spec && kinds.has(product.productId));
  const accessories = goods.map(({ product }) => product);
  const priceOf = ({ productPrice }: PricedProduct) => (seesPrices ? { productPrice } : {});
  const stock = new Map(accessories.map(({ productId, inventoryBalance }) => [productId, inventoryBalance]));
  const coverages = coveragesOf(floors);
  return {
    floors: floors.map(({ product, spec }) =>
      floorFacts(product, spec, { kinds, stock, ...priceOf(product) }),
    ),
    accessories: accessories.map((product) => {
      const coverage = coverages.get(product.productId);
      return {
        ...pick(product),
        ...priceOf(product),
        kind: kinds.get(product.productId) ?? 'Care',
        ...(coverage && { coverage }),
        ...barOf(product),
      };
    }),
    fittings: all.flatMap(({ product }) =>
      isFitting(product) ? [fittingOf(product, priceOf(product))] : [],
    ),
    takesFitting: 1,
  };
}

type Floors = readonly { readonly product: PricedProduct; readonly spec: ProductSpec }[];

/** What each accessory is for. The catalogue calls everything at an edge a trim; its name says which. */
function kindsOf(floors: Floors): ReadonlyMap<string, PlanKind> {
  return new Map(
    floors.flatMap(({ spec }) =>
      spec.accessories.map(({ productId, productName, use }): [string, PlanKind] => [
        productId,
        use === 'Trim' ? trimKind(productName) : use,
      ]),
    ),
  );
}

function coveragesOf(floors: Floors): ReadonlyMap<string, NonNullable<PlanAccessory['coverage']>> {
  return new Map(
    floors.flatMap(({ spec }) =>
      spec.accessories.flatMap(({ productId, coverage }) =>
        coverage ? [[productId, coverage] as const] : [],
      ),
    ),
  );
}

function pick(product: PricedProduct) {
  const { productId, mainImg, inventoryBalance } = product;
  return { productId, mainImg, inventoryBalance, ...lineProduct(product) };
}

interface Known {
  readonly kinds: ReadonlyMap<string, PlanKind>;
  readonly stock: ReadonlyMap<string, number>;
  readonly productPrice?: number;
}

function floorFacts(product: PricedProduct, spec: ProductSpec, { kinds, stock, ...price }: Known): PlanFloor {
  const { productSeries, productSurface, treeType, productLevel, productColor, finish } = product;
  const { installMethods, weightKgM2, useClass, fireClass, slipWetPtv, leadTimeDays } = spec;
  const lengthMm = spec.faceLengths[0]?.toMm ?? 0;
  const wearLayer = spec.wearLayer && { wearLayerMm: spec.wearLayer.nominalMm };
  const use = useClass === undefined ? {} : { useClass };
  const accessories = spec.accessories.flatMap(({ productId, methods }) => {
    const kind = kinds.get(productId);
    return kind && stock.has(productId) ? [{ productId, kind, ...(methods && { methods }) }] : [];
  });
  const { suitability, note } = spec.underfloorHeating;
  const hasNosing = accessories.some(({ kind }) => kind === 'Stair nosing');
  return {
    ...pick(product),
    ...price,
    productSeries,
    productSurface,
    treeType,
    productLevel,
    productColor,
    finish,
    layouts: spec.wastage,
    installMethods,
    lengthMm,
    widthMm: spec.faceWidths[0]?.widthMm ?? 0,
    thicknessMm: spec.thickness.nominalMm,
    ...wearLayer,
    weightKgM2,
    ...use,
    fireClass,
    slipWetPtv,
    leadTimeDays,
    heating: { suitability, note },
    ...suitsOf({
      ...wearLayer,
      ...use,
      lengthMm,
      installMethods,
      hasNosing,
      isVinyl: useClass !== undefined,
    }),
    // what can be had now is suggested first
    accessories: [
      ...accessories.filter(({ productId }) => (stock.get(productId) ?? 0) > 0),
      ...accessories.filter(({ productId }) => !stock.get(productId)),
    ],
  };
}

const fittingOf = (
  { productId, productNo, productName, specification }: PricedProduct,
  price: { readonly productPrice?: number },
) => ({ method: specification, productId, productNo, productName, ...price });
