import { useState } from 'react';
import type { Project } from '../../features/projects/project-choice.ts';
import { useProjectProductsCall, useProjectsCall } from '../../features/projects/projects.api.ts';
import { type Reading, readingOf } from '../../lib/reading.ts';
import { type ProjectRow, projectRow } from './project-rows.ts';

export interface ProjectsModel {
  readonly projects: Reading<readonly Project[]>;
  readonly chosenId: string | undefined;
  readonly products: Reading<readonly ProjectRow[]>;
  /** choosing the open one again closes it */
  readonly choose: (projectId: string) => void;
}

export function useProjects(): ProjectsModel {
  const [chosenId, setChosen] = useState<string>();
  const list = useProjectsCall();
  const products = useProjectProductsCall(chosenId);
  return {
    projects: readingOf(list, list.data?.data),
    chosenId,
    products: readingOf(products, products.data?.data.map(projectRow)),
    choose: (projectId) => setChosen((current) => (current === projectId ? undefined : projectId)),
  };
}
