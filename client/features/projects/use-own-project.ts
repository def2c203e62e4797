import type { Project } from './project-choice.ts';
import { useProjectsCall } from './projects.api.ts';

/** @returns undefined while the projects are read, for a colleague's project, and for one that has been deleted */
export function useOwnProject(projectId: string | undefined): Project | undefined {
  const projects = useProjectsCall(projectId !== undefined).data?.data;
  return projects?.find((one) => one.projectId === projectId);
}
