import { LINE_PACKS_MAX } from '../../contracts/site/limits.ts';

/**
 * The query of the page of accessories (docs/product.md, "Screens and addresses"), so spelt:
 *
 *     isProject=true|false & selctedProductList=<productId>:<packs>,<productId>:<packs> & projectInfo=<projectId>
 */

/** A floor for which accessories and fitting are wanted. */
export interface FloorToFit {
  readonly productId: string;
  /** whole packs, 1 to 100,000 */
  readonly packs: number;
}

export interface FittingAddress {
  /** reached from a project: its last button leads to the basket */
  readonly isProject: boolean;
  readonly floors: readonly FloorToFit[];
  readonly projectId?: string | undefined;
}

/** The query's keys, in the order of the canonical address. */
const KEYS = ['isProject', 'selctedProductList', 'projectInfo'] as const;

/** A longer list is refused: no basket or project needs it, and every floor takes a call. */
export const FLOORS_TO_FIT_MAX = 20;
const ID = /^[\w-]{1,40}$/;
const PACKS = /^[1-9]\d{0,5}$/;

/** The query for a link; the same floor twice becomes one with the packs of both. */
export function writeFittingAddress({ isProject, floors, projectId }: FittingAddress) {
  return {
    isProject: String(isProject),
    selctedProductList: joined(floors)
      .map(({ productId, packs }) => `${productId}:${packs}`)
      .join(','),
    ...(projectId ? { projectInfo: projectId } : {}),
  };
}

/**
 * Reads the query of the page.
 * @returns no floors when none are named, undefined when a value is not one that `writeFittingAddress` writes
 */
export function readFittingAddress(search: string): FittingAddress | undefined {
  const query = new URLSearchParams(search);
  const [isProject, list, projectId] = KEYS.map((key) => query.get(key) ?? '');
  if (isProject !== '' && isProject !== 'true' && isProject !== 'false') return undefined;
  if (projectId && !ID.test(projectId)) return undefined;
  const named = list ? list.split(',', FLOORS_TO_FIT_MAX + 1).map(readFloor) : [];
  const floors = named.filter((floor) => floor !== undefined);
  if (floors.length < named.length || floors.length > FLOORS_TO_FIT_MAX) return undefined;
  return { isProject: isProject === 'true', floors: joined(floors), projectId: projectId || undefined };
}

function readFloor(text: string): FloorToFit | undefined {
  const [productId = '', packs = '', ...rest] = text.split(':');
  const fits =
    rest.length === 0 && ID.test(productId) && PACKS.test(packs) && Number(packs) <= LINE_PACKS_MAX;
  return fits ? { productId, packs: Number(packs) } : undefined;
}

function joined(floors: readonly FloorToFit[]): FloorToFit[] {
  const packsOf = new Map<string, number>();
  for (const { productId, packs } of floors)
    packsOf.set(productId, Math.min(LINE_PACKS_MAX, (packsOf.get(productId) ?? 0) + packs));
  return [...packsOf].map(([productId, packs]) => ({ productId, packs }));
}
