import { useReducer, useRef, useState } from 'react';
import { AREA_NEEDED } from '../../data/add-to-basket.ts';
import { type OrderedProduct, orderLine } from '../../data/order-line.ts';
import { refusedField } from '../../lib/call-error.ts';
import { safeToRepeat } from '../../lib/safe-to-repeat.ts';
import { type CallState, useAction } from '../../lib/use-call.ts';
import { notify } from '../../state/notices.ts';
import { isCustomer, session } from '../../state/session.ts';
import {
  NEW_CHOICE,
  nextChoice,
  offeredProjects,
  type Project,
  type ProjectChoice,
} from './project-choice.ts';
import { addProjectProduct, createProject, useProjectsCall } from './projects.api.ts';

export interface ProjectLine {
  readonly product: OrderedProduct;
  /** 0 while no area is entered */
  readonly packs: number;
}

export interface AddToProject extends Pick<ProjectChoice, 'step' | 'chosen' | 'problem' | 'failure'> {
  readonly isOpen: boolean;
  /** how many products are added */
  readonly count: number;
  readonly offered: readonly Project[];
  readonly list: Pick<CallState<'/woojiapi/order/qryprojectbyuserid'>, 'isLoading' | 'error' | 'retry'>;
  readonly isPending: boolean;
  readonly open: () => void;
  readonly close: () => void;
  readonly choose: (projectId: string) => void;
  readonly startNaming: () => void;
  readonly stopNaming: () => void;
  readonly create: (name: string) => void;
  readonly add: () => void;
}

/** Shown once a product is in a project (docs/product.md, "Result codes"). */
export const PRODUCT_ADDED = 'successfully added !';

/** The steps of adding products to a project (docs/product.md, "States" and "Form rules"). */
export function useAddToProject(lines: readonly ProjectLine[]): AddToProject {
  const [isOpen, setOpen] = useState(false);
  const [choice, tell] = useReducer(nextChoice, NEW_CHOICE);
  const { data, isLoading, error, retry } = useProjectsCall(isOpen);
  const [sendProject] = useState(() => safeToRepeat(createProject));
  const [sendProduct] = useState(() => safeToRepeat(addProjectProduct));
  /** lines that were added before another one failed; trying again leaves them out */
  const added = useRef(new Set<string>());

  /** The dialog covers the notices, so it shows its failures itself. */
  const sayHere = (error: unknown): never => {
    const reason = error instanceof Error ? error.message : String(error);
    const isPartly = added.current.size > 0;
    const text = isPartly
      ? `${added.current.size} of ${lines.length} products were added. ${reason}`
      : reason;
    tell(
      refusedField(error) === 'projectName'
        ? { type: 'refused', problem: text }
        : { type: 'failed', failure: text },
    );
    throw error;
  };

  const creating = useAction(
    async (name: string) => {
      const projectName = name.trim();
      if (!isCustomer(session)) return;
      if (projectName === '') return tell({ type: 'refused', problem: 'Please enter a project name' });
      const project = await sendProject({ projectName, userId: session.user.userId }).catch(sayHere);
      tell({ type: 'created', project });
    },
    { inPlace: true },
  );

  const adding = useAction(
    async () => {
      const projectId = choice.chosen;
      if (!projectId) return tell({ type: 'refused', problem: 'Please choose a project' });
      const inputs = lines.map(({ product, packs }) => orderLine(product, packs));
      if (inputs.length === 0 || inputs.includes(undefined))
        return tell({ type: 'refused', problem: 'Your price has not loaded yet' });
      for (const line of inputs) {
        const input = line && { projectId, ...line };
        const deed = JSON.stringify(input);
        if (!input || added.current.has(deed)) continue;
        await sendProduct(input).catch(sayHere);
        added.current.add(deed);
      }
      added.current.clear();
      tell({ type: 'added' });
    },
    { inPlace: true },
  );

  return {
    step: choice.step,
    chosen: choice.chosen,
    problem: choice.problem,
    failure: choice.failure,
    isOpen,
    count: lines.length,
    offered: offeredProjects(data?.data ?? [], choice.created),
    list: { isLoading, error, retry },
    isPending: creating.isPending || adding.isPending,
    open() {
      if (lines.some(({ packs }) => packs <= 0)) return notify({ type: 'warning', text: AREA_NEEDED });
      tell({ type: 'opened' });
      setOpen(true);
    },
    close: () => setOpen(false),
    choose: (projectId) => tell({ type: 'chose', projectId }),
    startNaming: () => tell({ type: 'wants-new' }),
    stopNaming: () => tell({ type: 'goes-back' }),
    create: (name) => void creating.run(name),
    add: () => void adding.run(),
  };
}
