import type { CallPath, InputOf } from '../../../contracts/api/calls.ts';
import { addProjectRooms, projectsChanged } from '../../features/projects/projects.api.ts';
import { call } from '../../lib/api-client.ts';
import { safeToRepeat, writeTo } from '../../lib/safe-to-repeat.ts';
import { useCall } from '../../lib/use-call.ts';
import { createWriteQueue } from '../../lib/write-queue.ts';
import { useCustomer } from '../../state/session.ts';

export function useSummaryCall() {
  const { userId } = useCustomer().user;
  return useCall('/woojiapi/order/qryprojectsummary', { userId });
}

export function useDetailCall(projectId: string) {
  return useCall('/woojiapi/order/qryprojectdetail', { projectId });
}

export function useProductsCall(projectId: string) {
  return useCall('/woojiapi/order/qryprojectproduct', { projectId });
}

/** Changes of projects run one after the other; projects are read again once, after the last. */
const writes = createWriteQueue(projectsChanged);

type ChangePath = Extract<CallPath, `/woojiapi/order/${'update' | 'delete' | 'restore'}project${string}`>;

/** A change that may be made twice without harm. */
export function change<P extends ChangePath>(path: P, input: InputOf<P>): Promise<unknown> {
  return writes.add(() => call(path, input));
}

const sendRooms = safeToRepeat(addProjectRooms);

export function addRooms(projectId: string, roomList: string[]): Promise<unknown> {
  return writes.add(() => sendRooms({ projectId, roomList }));
}

const sendCopy = safeToRepeat(writeTo('/woojiapi/order/copyproject'));

/** @returns the id of the copy */
export async function copyProject(projectId: string, projectName: string): Promise<string> {
  const { data } = await writes.add(() => sendCopy({ projectId, projectName }));
  return data.projectId;
}
