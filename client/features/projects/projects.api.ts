import type { BodyOf, CallPath } from '../../../contracts/api/calls.ts';
import { brandName, call } from '../../lib/api-client.ts';
import { invalidate, useCall } from '../../lib/use-call.ts';
import { isCustomer, useSession } from '../../state/session.ts';
import type { Project } from './project-choice.ts';

const LIST = '/woojiapi/order/qryprojectbyuserid';
const ADD = '/woojiapi/order/insertprojectproduct';
const ADD_ROOMS = '/woojiapi/order/insertprojectroom';

/** @param wanted false makes no call, e.g. while a dialog is closed */
export function useProjectsCall(wanted = true) {
  const session = useSession();
  return useCall(LIST, wanted && isCustomer(session) ? { userId: session.user.userId } : null);
}

interface NewProject {
  readonly projectName: string;
  readonly userId: string;
}

/** Creates a project, which is then Ongoing (docs/product.md, "States"). */
export async function createProject({ projectName, userId }: NewProject, serial: string): Promise<Project> {
  const body = { projectName, brand: brandName(), userId };
  const { data } = await call('/woojiapi/order/insertproject', body, { serial });
  void projectsChanged();
  return { projectId: data.projectId, userId, projectName, sts: 'Ongoing' };
}

export async function addProjectProduct(line: BodyOf<typeof ADD>, serial: string): Promise<void> {
  await call(ADD, line, { serial });
  void projectsChanged();
}

/** Adds rooms by name after a project's others. The caller has to call `projectsChanged`. */
export function addProjectRooms(rooms: BodyOf<typeof ADD_ROOMS>, serial: string) {
  return call(ADD_ROOMS, rooms, { serial });
}

const READINGS: readonly CallPath[] = [
  '/woojiapi/order/qryprojectbyuserid',
  '/woojiapi/order/qryprojectsummary',
  '/woojiapi/order/qryprojectdetail',
  '/woojiapi/order/qryprojectproduct',
];

/** Reads all readings of projects again. */
export async function projectsChanged(): Promise<void> {
  await Promise.all(READINGS.map(invalidate));
}

/** @returns undefined while the projects are read, for a colleague's project, and for one that has been deleted */
export function useOwnProject(projectId: string | undefined): Project | undefined {
  const projects = useProjectsCall(projectId !== undefined).data?.data;
  return projects?.find((one) => one.projectId === projectId);
}
