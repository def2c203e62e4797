import type { PlanFacts } from '../../../../contracts/domain/plan/plan.ts';
import { lineProduct } from '../../../../contracts/domain/product/line-product.ts';
import { FITTING_SERIES, FITTING_UNIT } from '../../../../contracts/domain/quantity/goods-count.ts';
import { type OrderedProduct, type OrderLine, orderLine } from '../../../data/order-line.ts';
import { orderedFitting } from '../../../data/ordered-fitting.ts';
import type { NamedLine } from '../../../features/basket/use-add-lines.ts';
import type { LineView } from '../quotation-view.ts';

type User = { readonly userId: string; readonly loginName: string };

/** What a plan takes as lines of the basket; none for a product without a price. */
export function planBasket(lines: readonly LineView[], facts: PlanFacts, user: User): NamedLine[] {
  const products = productsOf(facts);
  const [floor] = lines.filter(({ productId }) => facts.floors.some((each) => each.productId === productId));
  const { userId, loginName } = user;
  return lines.flatMap(({ productId, productName, number, cost = 0 }) => {
    const product = products.get(productId);
    const isFitting = product?.productSeries === FITTING_SERIES;
    const line: OrderLine | undefined =
      product &&
      (isFitting ? orderedFitting(product, number, cost, floor?.mainImg ?? '') : orderLine(product, number));
    return line ? [{ name: productName, line: { carType: 0 as const, userId, loginName, ...line } }] : [];
  });
}

function productsOf({ floors, accessories, fittings }: PlanFacts): ReadonlyMap<string, OrderedProduct> {
  const fitting = lineProduct({ productUnit: FITTING_UNIT, packSize: 1 });
  const all: readonly OrderedProduct[] = [
    ...floors,
    ...accessories.map((accessory) => ({ ...accessory, productSeries: 'Accessories', productSurface: '' })),
    ...fittings.map(({ method, ...service }) => ({
      ...fitting,
      ...service,
      specification: method,
      productSeries: FITTING_SERIES,
      productSurface: '',
      mainImg: '',
    })),
  ];
  return new Map(all.map((product) => [product.productId, product]));
}
