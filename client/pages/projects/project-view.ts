import type { components } from '../../../contracts/api/generated/woojiapi.ts';
import { sumOfFigures } from '../../../contracts/domain/number/decimal.ts';
import {
  lineCosts,
  type ProjectLine,
  type ProjectTotals,
  projectTotals,
} from '../../../contracts/domain/project/project-totals.ts';
import { quantityParts } from '../../../contracts/domain/quantity/goods-count.ts';
import { totalAmount } from '../../../contracts/domain/quantity/packs.ts';

export type ProjectDetail = components['schemas']['ProjectDetail'];
export type ProjectProduct = components['schemas']['ProjectProduct'];

/** A product in a room, ready to show. */
export interface LineView extends Omit<ProjectLine, 'productPrice'> {
  readonly lineId: string;
  readonly roomId: string;
  readonly name: string;
  readonly productNo: string;
  readonly specification: string;
  readonly picture: string;
  readonly quantity: readonly string[];
  /** pence; undefined when it is not known */
  readonly cost: number | undefined;
  /** fewer packs in stock than the whole project needs */
  readonly short: boolean;
}

export interface RoomView {
  /** '' for products without a room */
  readonly roomId: string;
  readonly name: string;
  readonly lines: readonly LineView[];
  /** m2 of the room itself; undefined where nobody has measured it */
  readonly areaM2: number | undefined;
  /** m2 of the floors in it, in whole packs */
  readonly packedM2: number;
}

export interface ProjectView {
  readonly projectId: string;
  readonly name: string;
  readonly isFinished: boolean;
  /** whether it is this customer's; a colleague's can be read and copied */
  readonly isOwn: boolean;
  /** in the order of the project; products without a room come first */
  readonly rooms: readonly RoomView[];
  /** m2 of the rooms that are measured; 0 where none is */
  readonly roomsM2: number;
  readonly totals: ProjectTotals;
}

/**
 * @param packs that the customer has just set and the server may not have yet, by lineId
 * @param looseName heading of the products without a room
 */
export function projectView(
  detail: ProjectDetail,
  products: readonly ProjectProduct[],
  userId: string,
  packs: ReadonlyMap<string, number>,
  looseName = 'Unassigned',
): ProjectView {
  const current = products.map((product) => ({
    ...product,
    number: packs.get(product.lineId) ?? product.number,
  }));
  const costs = lineCosts(current);
  const needed = packsByProduct(current);
  const lines = current.map((product, index) => ({
    ...lineView(product, costs[index]),
    short: (needed.get(product.productId) ?? 0) > product.inventoryBalance,
  }));
  const known = new Set(detail.roomList.map(({ roomId }) => roomId));
  const roomOf = (room: Pick<RoomView, 'roomId' | 'name' | 'areaM2'>, inRoom: LineView[]): RoomView => ({
    ...room,
    lines: inRoom,
    packedM2: projectTotals(priceless(inRoom)).areaM2,
  });
  const loose = roomOf(
    { roomId: '', name: looseName, areaM2: undefined },
    lines.filter((line) => !known.has(line.roomId)),
  );
  const rooms = detail.roomList.map(({ roomId, roomName, areaM2 }) =>
    roomOf(
      { roomId, name: roomName, areaM2 },
      lines.filter((line) => line.roomId === roomId),
    ),
  );
  return {
    projectId: detail.projectId,
    name: detail.projectName,
    isFinished: detail.sts !== 'Ongoing',
    isOwn: detail.userId === userId,
    rooms: loose.lines.length > 0 ? [loose, ...rooms] : rooms,
    roomsM2: sumOfFigures(rooms.map(({ areaM2 = 0 }) => areaM2)),
    totals: projectTotals(current),
  };
}

const priceless = (lines: readonly LineView[]): ProjectLine[] =>
  lines.map((line) => ({ ...line, productPrice: undefined }));

function lineView(product: ProjectProduct, cost: number | undefined): Omit<LineView, 'short'> {
  const { lineId, roomId, productId, productNo, productSeries, productUnit } = product;
  const { number, packSize, packWeight } = product;
  const amount = totalAmount(number, packSize);
  return {
    lineId,
    roomId,
    productId,
    productNo,
    productSeries,
    productUnit,
    number,
    packSize,
    packWeight,
    name: product.productName || productNo,
    specification: product.specification,
    picture: product.mainImg,
    quantity: quantityParts(number, amount, product),
    cost,
  };
}

/** Packs of each product in all rooms together. */
export function packsByProduct(
  lines: readonly Pick<ProjectProduct, 'productId' | 'number'>[],
): ReadonlyMap<string, number> {
  const packs = new Map<string, number>();
  for (const { productId, number } of lines) packs.set(productId, (packs.get(productId) ?? 0) + number);
  return packs;
}
