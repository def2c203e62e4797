import type { BodyOf } from '../../../contracts/api/calls.ts';
import { brandName, call, standInFor } from '../../lib/api-client.ts';
import { writeTo } from '../../lib/safe-to-repeat.ts';
import { invalidate, useCall } from '../../lib/use-call.ts';
import { isCustomer, session, useSession } from '../../state/session.ts';
import type { Project } from './project-choice.ts';

const LIST = '/woojiapi/order/qryprojectbyuserid';
const ADD = '/woojiapi/order/insertprojectproduct';
const DETAIL = '/woojiapi/order/qryprojectdetail';
const PRODUCTS = '/woojiapi/order/qryprojectproduct';
const SUMMARY = '/woojiapi/order/qryprojectsummary';

export type AddedProduct = BodyOf<typeof ADD>;

/** Added while it isn't known whether the backend lists a project's products; kept in this browser if it doesn't. */
let added: readonly AddedProduct[] = [];
let isListed = false;

async function keptHere() {
  const kept = await import('./kept-products.ts');
  const userId = isCustomer(session) ? session.user.userId : '';
  kept.keepProducts(userId, added);
  added = [];
  return { kept, userId };
}
const ownProjects = async (userId: string) => (await call(LIST, { userId })).data;

standInFor(PRODUCTS, async ({ projectId }) => {
  const { kept, userId } = await keptHere();
  return kept.readKeptProducts(userId, projectId);
});
standInFor(DETAIL, async ({ projectId }) => {
  const { kept, userId } = await keptHere();
  return kept.keptDetail(await ownProjects(userId), projectId);
});
standInFor(SUMMARY, async ({ userId }) => {
  const { kept } = await keptHere();
  return kept.readKeptSummary(userId, await ownProjects(userId));
});

/** Asks at once whether the backend lists the product, so that a reload loses nothing. */
async function noteAdded(product: AddedProduct): Promise<void> {
  if (isListed) return;
  added = [...added, product];
  const reply = await call(PRODUCTS, { projectId: product.projectId }).catch(() => undefined);
  if (!reply || 'isKeptHere' in reply) return;
  isListed = true;
  added = [];
}

/** @param wanted no call is made while it is false, e.g. while a dialog is closed */
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

export async function addProjectProduct(product: AddedProduct, serial: string): Promise<void> {
  await call(ADD, product, { serial });
  await noteAdded(product);
  void projectsChanged();
}

/** Adds rooms by name after a project's others. The caller has to call `projectsChanged`. */
export const addProjectRooms = writeTo('/woojiapi/order/insertprojectroom');

/** Reads all readings of projects again. */
export const projectsChanged = (): Promise<unknown> =>
  invalidate(LIST, SUMMARY, DETAIL, PRODUCTS, '/woojiapi/order/qryprojectpictures');

/** @returns undefined while the projects are read, for a colleague's project, and for one that has been deleted */
export function useOwnProject(projectId: string | undefined): Project | undefined {
  const projects = useProjectsCall(projectId !== undefined).data?.data;
  return projects?.find((one) => one.projectId === projectId);
}
