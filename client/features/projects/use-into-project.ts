import { useReducer, useState } from 'react';
import { refusedField } from '../../lib/call-error.ts';
import { safeToRepeat } from '../../lib/safe-to-repeat.ts';
import { type CallState, useAction } from '../../lib/use-call.ts';
import { isCustomer, session } from '../../state/session.ts';
import {
  NEW_CHOICE,
  nextChoice,
  offeredProjects,
  type Project,
  type ProjectChoice,
} from './project-choice.ts';
import { createProject, useProjectsCall } from './projects.api.ts';

export interface IntoProject extends Pick<ProjectChoice, 'step' | 'chosen' | 'problem' | 'failure'> {
  readonly isOpen: boolean;
  readonly what: string;
  readonly offered: readonly Project[];
  readonly list: Pick<CallState<'/woojiapi/order/qryprojectbyuserid'>, 'isLoading' | 'error' | 'retry'>;
  readonly isPending: boolean;
  readonly open: () => void;
  readonly close: () => void;
  readonly choose: (projectId: string) => void;
  readonly startNaming: () => void;
  readonly stopNaming: () => void;
  readonly create: (name: string) => void;
  readonly put: () => void;
}

interface Given {
  /** what goes into the project: `this product` */
  readonly what: string;
  /** @returns what the customer has to put right first, if anything */
  readonly send: (projectId: string) => Promise<string | undefined>;
  /** says more of a failure than its reason */
  readonly explain?: (reason: string) => string;
}

/** The steps of putting something into a project (docs/product.md, "States" and "Form rules"). */
export function useIntoProject({ what, send, explain = (reason) => reason }: Given): IntoProject {
  const [isOpen, setOpen] = useState(false);
  const [choice, tell] = useReducer(nextChoice, NEW_CHOICE);
  const { data, isLoading, error, retry } = useProjectsCall(isOpen);
  const [sendProject] = useState(() => safeToRepeat(createProject));

  /** The dialog covers the notices, so it shows its failures itself. */
  const sayHere = (error: unknown): never => {
    const text = explain(error instanceof Error ? error.message : String(error));
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

  const putting = useAction(
    async () => {
      const projectId = choice.chosen;
      if (!projectId) return tell({ type: 'refused', problem: 'Please choose a project' });
      const problem = await send(projectId).catch(sayHere);
      tell(problem === undefined ? { type: 'added' } : { type: 'refused', problem });
    },
    { inPlace: true },
  );

  return {
    step: choice.step,
    chosen: choice.chosen,
    problem: choice.problem,
    failure: choice.failure,
    isOpen,
    what,
    offered: offeredProjects(data?.data ?? [], choice.created),
    list: { isLoading, error, retry },
    isPending: creating.isPending || putting.isPending,
    open() {
      tell({ type: 'opened' });
      setOpen(true);
    },
    close: () => setOpen(false),
    choose: (projectId) => tell({ type: 'chose', projectId }),
    startNaming: () => tell({ type: 'wants-new' }),
    stopNaming: () => tell({ type: 'goes-back' }),
    create: (name) => void creating.run(name),
    put: () => void putting.run(),
  };
}
