import { SAMPLES_FULL } from '../../../contracts/domain/product/samples.ts';
import { isFloor } from '../../../contracts/domain/quantity/goods-count.ts';
import { addSample } from '../../features/samples/chosen-samples.ts';
import { FLOORS_TO_FIT_MAX, writeFittingAddress } from '../../lib/fitting-address.ts';
import { useGo, useHref } from '../../state/device.ts';
import { notify } from '../../state/notices.ts';
import { productsOnce } from './basket-batch.ts';
import type { ProjectProduct } from './project-view.ts';
import type { OpenProject } from './use-project.ts';

export interface Onward {
  /** the fitting service for the project's floors; undefined while it has none */
  readonly fittingHref: string | undefined;
  /** Chooses samples of the floors, as many as may be chosen, and opens the sample page. */
  readonly orderSamples: () => void;
}

/** Next steps for a project's floors: ordering samples, and accessories and fitting. */
export function useOnward({ view, products }: Pick<OpenProject, 'view' | 'products'>): Onward {
  const href = useHref();
  const go = useGo();
  const floors = productsOnce(products).filter(isFloor);
  const { projectId } = view;
  return {
    fittingHref: floors.length === 0 ? undefined : href('accessories', fittingQuery(floors, projectId)),
    orderSamples() {
      const outcomes = floors.map(addSample);
      if (outcomes.includes('full')) notify({ type: 'info', text: SAMPLES_FULL });
      go('samples', { projectInfo: projectId });
    },
  };
}

function fittingQuery(floors: readonly ProjectProduct[], projectId: string) {
  const toFit = floors
    .slice(0, FLOORS_TO_FIT_MAX)
    .map(({ productId, number: packs }) => ({ productId, packs }));
  return writeFittingAddress({ isProject: true, floors: toFit, projectId });
}
