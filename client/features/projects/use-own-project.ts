import type { Project } from './project-choice.ts';
import { useProjectsCall } from './projects.api.ts';

/** @returns undefined while the projects are read, for a colleague's project, and for one that has been deleted */
export function useOwnProject(projectId: string): Project | undefined {
  const projects = useProjectsCall(projectId !== '').data?.data;
  return projects?.find((one) => one.projectId === projectId);
}
