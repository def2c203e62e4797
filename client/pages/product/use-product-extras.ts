import type { FloorSpec } from '../../data/floor-spec.ts';
import type { Product } from '../../data/order-line.ts';
import { FILES, isUnknownProduct, productOf, SPEC, specInput } from '../../data/product-calls.ts';
import { VISITOR_SCOPE } from '../../lib/call-scope.ts';
import { retryOf } from '../../lib/reading.ts';
import { useCall } from '../../lib/use-call.ts';
import { type ProductFile, productFiles } from './product-files.ts';

export interface ProductExtras {
  readonly spec: FloorSpec | undefined;
  /** `none`: the product has no technical facts; `failed`: they could not be loaded */
  readonly specState: 'none' | 'loading' | 'shown' | 'failed';
  /** undefined where trying again would not help */
  readonly retrySpec: (() => void) | undefined;
  readonly files: readonly ProductFile[];
}

/** Technical facts and files are the same for all users, so a customer doesn't read them again. */
const FOR_ALL = { scope: VISITOR_SCOPE };

/** Technical facts and files of a product. The page works without them: failures are shown in their place. */
export function useProductExtras(product: Product | undefined): ProductExtras {
  const spec = useCall(SPEC, (product && specInput(product)) ?? null, FOR_ALL);
  const listed = useCall(FILES, product ? productOf(product.productId) : null, FOR_ALL);
  const hasNone = !product || !specInput(product) || isUnknownProduct(spec.error);
  return {
    spec: spec.data?.data,
    specState: spec.data ? 'shown' : hasNone ? 'none' : spec.error === undefined ? 'loading' : 'failed',
    retrySpec: retryOf(spec),
    files: product ? productFiles(product, listed.data?.data) : [],
  };
}
