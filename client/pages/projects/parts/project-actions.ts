import { PROJECT_NAME_MAX } from '../../../../contracts/domain/project/project-limits.ts';
import type { OpenProject } from '../use-project.ts';
import type { Naming } from './name-dialog.tsx';

export interface ProjectAction {
  readonly label: string;
  readonly onChoose: () => void;
}

const COPY = ' (copy)';

/** What this customer can do with the project as a whole. A colleague's can only be copied; where the backend lists no products, nothing can be done. */
export function projectActions(
  project: OpenProject,
  onName: (naming: Naming) => void,
): readonly ProjectAction[] {
  const { view, rename, copy, finish, copyLink, remove, isKeptHere } = project;
  if (isKeptHere) return [];
  const naming = { label: 'Project Name', maxLength: PROJECT_NAME_MAX };
  const all: readonly (ProjectAction & { readonly owners?: true })[] = [
    {
      label: 'Rename',
      owners: true,
      onChoose: () =>
        onName({ ...naming, title: 'Rename project', name: view.name, action: 'Save', store: rename }),
    },
    {
      label: 'Duplicate',
      onChoose: () =>
        onName({
          ...naming,
          title: 'Duplicate project',
          name: view.name.slice(0, PROJECT_NAME_MAX - COPY.length) + COPY,
          action: 'Duplicate',
          store: copy,
        }),
    },
    { label: 'Copy link', onChoose: copyLink },
    {
      label: view.isFinished ? 'Make ongoing again' : 'Mark as finished',
      owners: true,
      onChoose: () => finish(!view.isFinished),
    },
    { label: 'Delete', owners: true, onChoose: remove },
  ];
  return all.filter(({ owners }) => view.isOwn || !owners);
}
