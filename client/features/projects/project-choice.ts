import type { components } from '../../../contracts/api/generated/woojiapi.ts';

export type Project = components['schemas']['Project'];

/** The dialog's steps: choose a project, name a new one, done (docs/product.md, "States"). */
export interface ProjectChoice {
  readonly step: 'choosing' | 'naming' | 'done';
  readonly chosen: string | undefined;
  /** projects made here, which may be missing from the list for a moment */
  readonly created: readonly Project[];
  /** what the customer has to put right in this step */
  readonly problem: string | undefined;
  /** why the last call of this step failed */
  readonly failure: string | undefined;
}

export type ProjectChoiceEvent =
  | { readonly type: 'opened' }
  | { readonly type: 'chose'; readonly projectId: string }
  | { readonly type: 'wants-new' }
  | { readonly type: 'goes-back' }
  | { readonly type: 'created'; readonly project: Project }
  | { readonly type: 'added' }
  | { readonly type: 'refused'; readonly problem: string }
  | { readonly type: 'failed'; readonly failure: string };

export const NEW_CHOICE: ProjectChoice = {
  step: 'choosing',
  chosen: undefined,
  created: [],
  problem: undefined,
  failure: undefined,
};

export function nextChoice(choice: ProjectChoice, event: ProjectChoiceEvent): ProjectChoice {
  const calm = { ...choice, problem: undefined, failure: undefined };
  switch (event.type) {
    case 'opened':
      return { ...calm, step: 'choosing' };
    case 'chose':
      return { ...calm, chosen: event.projectId };
    case 'wants-new':
      return { ...calm, step: 'naming' };
    case 'goes-back':
      return { ...calm, step: 'choosing' };
    case 'created':
      return {
        ...calm,
        step: 'choosing',
        chosen: event.project.projectId,
        created: [...choice.created, event.project],
      };
    case 'added':
      return { ...calm, step: 'done' };
    case 'refused':
      return { ...calm, problem: event.problem };
    case 'failed':
      return { ...calm, failure: event.failure };
  }
}

/** Only Ongoing projects take products (docs/product.md, "States"); one made just now is among them at once. */
export function offeredProjects(read: readonly Project[], created: readonly Project[]): Project[] {
  const known = new Set(read.map(({ projectId }) => projectId));
  return [...created.filter(({ projectId }) => !known.has(projectId)), ...read].filter(
    ({ sts }) => sts === 'Ongoing',
  );
}
