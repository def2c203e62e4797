import { useRef, useState } from 'react';
import { AREA_NEEDED } from '../../data/add-to-basket.ts';
import { type OrderedProduct, orderLine } from '../../data/order-line.ts';
import { safeToRepeat } from '../../lib/safe-to-repeat.ts';
import { notify } from '../../state/notices.ts';
import { addProjectProduct } from './projects.api.ts';
import { type IntoProject, useIntoProject } from './use-into-project.ts';

export interface ProjectLine {
  readonly product: OrderedProduct;
  /** 0 while no area is entered */
  readonly packs: number;
}

/** Shown once a product is in a project (docs/product.md, "Result codes"). */
export const PRODUCT_ADDED = 'successfully added !';

/** The steps of adding products to a project. */
export function useAddToProject(lines: readonly ProjectLine[]): IntoProject {
  const [sendProduct] = useState(() => safeToRepeat(addProjectProduct));
  /** lines that were added before another one failed; trying again leaves them out */
  const added = useRef(new Set<string>());

  const model = useIntoProject({
    what: lines.length === 1 ? 'this product' : 'these products',
    explain: (reason) =>
      added.current.size > 0
        ? `${added.current.size} of ${lines.length} products were added. ${reason}`
        : reason,
    async send(projectId) {
      const inputs = lines.map(({ product, packs }) => orderLine(product, packs));
      if (inputs.length === 0 || inputs.includes(undefined)) return 'Your price has not loaded yet';
      for (const line of inputs) {
        const input = line && { projectId, ...line };
        const deed = JSON.stringify(input);
        if (!input || added.current.has(deed)) continue;
        await sendProduct(input);
        added.current.add(deed);
      }
      added.current.clear();
      return undefined;
    },
  });
  return {
    ...model,
    open() {
      if (lines.some(({ packs }) => packs <= 0)) notify({ type: 'warning', text: AREA_NEEDED });
      else model.open();
    },
  };
}
