import { useState } from 'react';
import type { Project } from '../../features/projects/project-choice.ts';
import { useProjectProductsCall, useProjectsCall } from '../../features/projects/projects.api.ts';
import { CallError } from '../../lib/call-error.ts';
import { isCustomer, useSession } from '../../state/session.ts';
import { type ProjectRow, projectRow } from './project-rows.ts';

/** A reading as a page shows it. */
export type Reading<Item> =
  | { readonly state: 'loading' | 'unavailable' }
  | { readonly state: 'failed'; readonly message: string; readonly retry: () => void }
  | { readonly state: 'ready'; readonly items: readonly Item[] };

export interface ProjectsModel {
  readonly isVisitor: boolean;
  readonly projects: Reading<Project>;
  readonly chosen: Project | undefined;
  readonly products: Reading<ProjectRow>;
  /** choosing the chosen one again closes it */
  readonly choose: (projectId: string) => void;
}

export function useProjects(): ProjectsModel {
  const session = useSession();
  const [chosenId, setChosen] = useState<string>();
  const list = useProjectsCall();
  const products = useProjectProductsCall(chosenId);
  return {
    isVisitor: session.status !== 'unknown' && !isCustomer(session),
    projects: reading(list, list.data?.data),
    chosen: list.data?.data.find(({ projectId }) => projectId === chosenId),
    products: reading(products, products.data?.data.map(projectRow)),
    choose: (projectId) => setChosen((current) => (current === projectId ? undefined : projectId)),
  };
}

function reading<Item>(
  call: { readonly error: unknown; readonly retry: () => void },
  items: readonly Item[] | undefined,
): Reading<Item> {
  if (items) return { state: 'ready', items };
  const { error, retry } = call;
  if (error === undefined) return { state: 'loading' };
  const fault = error instanceof CallError ? error.fault : undefined;
  if (fault?.kind === 'result' && fault.resultCode === '105') return { state: 'unavailable' };
  return { state: 'failed', message: error instanceof Error ? error.message : String(error), retry };
}
