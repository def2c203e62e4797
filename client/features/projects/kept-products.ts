import type { ReplyOf } from '../../../contracts/api/calls.ts';
import { lineProduct } from '../../../contracts/domain/product/line-product.ts';
import { projectTotals } from '../../../contracts/domain/project/project-totals.ts';
import { totalAmount } from '../../../contracts/domain/quantity/packs.ts';
import { productNow } from '../../data/product-now.ts';
import { resultError } from '../../lib/call-error.ts';
import { browserStore } from '../../lib/storage.ts';
import type { Project } from './project-choice.ts';
import type { AddedProduct } from './projects.api.ts';

/*
 * Projects for a backend that accepts products but can't list them: they show what was added in this browser, with today's
 * prices and stock from the documented product call.
 */

/** Raise the version when the stored shape changes: older content is then ignored. */
const keyOf = (userId: string) => `alderline.projects.1.${userId}`;
const PICTURES_MAX = 3;

type Kept = Pick<
  AddedProduct,
  'projectId' | 'productId' | 'productNo' | 'mainImg' | 'number' | 'packSize' | 'packWeight'
>;
type KeptHere = { readonly isKeptHere: true };
type ProjectProduct = ReplyOf<'/woojiapi/order/qryprojectproduct'>['data'][number];

/** Keeps products that the backend has accepted; more packs of one that is in its project already are added up. */
export function keepProducts(userId: string, added: readonly AddedProduct[]): void {
  browserStore.keep(keyOf(userId), added.reduce<readonly Kept[]>(withProduct, keptProducts(userId)));
}

function withProduct(all: readonly Kept[], added: AddedProduct): readonly Kept[] {
  const { projectId, productId, productNo, mainImg = '', number, packSize, packWeight } = added;
  const before = all.find((one) => one.projectId === projectId && one.productId === productId);
  if (before) return all.map((one) => (one === before ? { ...one, number: one.number + number } : one));
  return [...all, { projectId, productId, productNo, mainImg, number, packSize, packWeight }];
}

export async function readKeptProducts(
  userId: string,
  projectId: string,
): Promise<ReplyOf<'/woojiapi/order/qryprojectproduct'> & KeptHere> {
  const kept = keptProducts(userId).filter((one) => one.projectId === projectId);
  return { resultCode: '0', data: await Promise.all(kept.map(lineNow)), isKeptHere: true };
}

/** @throws CallError if it is none of the customer's projects */
export function keptDetail(
  projects: readonly Project[],
  projectId: string,
): ReplyOf<'/woojiapi/order/qryprojectdetail'> & KeptHere {
  const project = projects.find((one) => one.projectId === projectId);
  if (!project) throw resultError('102', 'This project can’t be opened.');
  return { resultCode: '0', data: { ...project, roomList: [] }, isKeptHere: true };
}

/** Totals of the projects to which something was added in this browser. */
export async function readKeptSummary(
  userId: string,
  projects: readonly Project[],
): Promise<ReplyOf<'/woojiapi/order/qryprojectsummary'> & KeptHere> {
  const all = keptProducts(userId);
  const data = projects.flatMap(async ({ projectId, projectName, sts }) => {
    const lines = await Promise.all(all.filter((one) => one.projectId === projectId).map(lineNow));
    const { floors: floorNum, areaM2: amount, cost } = projectTotals(lines);
    const pictures = lines.slice(0, PICTURES_MAX).map(({ mainImg }) => mainImg);
    const figures = { projectId, projectName, sts, roomNum: 0, floorNum, amount, cost, pictures };
    return lines.length > 0 ? [figures] : [];
  });
  return { resultCode: '0', data: (await Promise.all(data)).flat(), isKeptHere: true };
}

/** The product as it is now; its name is empty if it is no longer sold or has no price. */
async function lineNow(kept: Kept): Promise<ProjectProduct> {
  const product = await productNow(kept.productId);
  const isSold = product?.productPrice !== undefined;
  const now = { ...lineProduct(isSold ? product : kept) };
  return {
    ...now,
    lineId: kept.productId,
    roomId: '',
    productId: kept.productId,
    mainImg: kept.mainImg ?? '',
    number: kept.number,
    amount: totalAmount(kept.number, now.packSize),
    productSeries: product?.productSeries ?? '',
    productSurface: product?.productSurface ?? '',
    productPrice: product?.productPrice ?? 0,
    inventoryBalance: isSold ? product.inventoryBalance : 0,
  };
}

/** Read each time, as other tabs write there too. */
function keptProducts(userId: string): readonly Kept[] {
  const stored = browserStore.read(keyOf(userId));
  return Array.isArray(stored) ? (stored as Kept[]) : [];
}
