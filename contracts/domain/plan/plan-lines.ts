import { sumOfFigures } from '../number/decimal.ts';
import { areaText, countText, groupDigits, percentText } from '../number/notation.ts';
import { fittedM2 } from '../order/fitting.ts';
import { loadOf } from '../order/order-load.ts';
import { pieceName } from '../product/usual-laying.ts';
import { areaOfBoards } from '../quantity/boards.ts';
import { countGoods, type GoodsKind } from '../quantity/goods-count.ts';
import { costOf, totalAmount, totalWeight } from '../quantity/packs.ts';
import {
  type BoardCount,
  type CountedBoards,
  countedBoards,
  type LaidFloor,
  laidFloors,
  wastageOf,
} from './laid-floors.ts';
import type { Plan, PlanAccessory, PlanFacts, PlanFloor, PlanLine, PlanRoom } from './plan.ts';
import { type PlanGap, type PlanNeed, planNeeds } from './plan-needs.ts';
import { roomSize } from './room-size.ts';

/** All that follows from a plan. */
export interface PlanResult {
  readonly laid: readonly LaidFloor[];
  readonly needs: readonly PlanNeed[];
  readonly gaps: readonly PlanGap[];
  /** floors, then what they need and the customer has not left out, then fitting */
  readonly lines: readonly PlanLine[];
  readonly sums: PlanSums;
}

/** Of all plots. */
export interface PlanSums {
  /** m2 laid, two decimals */
  readonly netM2: number;
  /** m2 of floors in whole packs, two decimals */
  readonly amountM2: number;
  /** m2 of them that are left over, two decimals */
  readonly surplusM2: number;
  /** packs of goods; fitting has none */
  readonly packs: number;
  readonly weightKg: number;
  readonly pallets: number;
  /** the longest board in mm, for the delivery */
  readonly longestMm: number;
  /** of all lines, whole pence without VAT and delivery; undefined for visitors, who see no prices */
  readonly costPence: number | undefined;
}

/** Works out a plan: floors, what they need, lines and sums. The one source of every figure about a plan. */
export function workOut(plan: Plan, facts: PlanFacts): PlanResult {
  const laid = laidFloors(plan, facts);
  const { needs, gaps } = planNeeds(plan, facts, laid);
  const lines = [
    ...laid.filter(({ packs }) => packs > 0).map((floor) => floorLine(floor, plan.boardCount)),
    ...needs.filter(({ number }) => number > 0).map(needLine),
    ...fittingLines(plan, facts, laid),
  ];
  return { laid, needs, gaps, lines, sums: sumsOf(laid, lines, facts) };
}

/** What is ordered for a plan: the lines that quotation, basket and papers take. */
export const planLines = (plan: Plan, facts: PlanFacts): readonly PlanLine[] => workOut(plan, facts).lines;

type Goods = Pick<PlanFloor, 'productId' | 'packSize' | 'packWeight'> & {
  readonly productPrice?: number | undefined;
};

function goodsLine({ productId, packSize, packWeight, productPrice }: Goods, number: number) {
  const amount = totalAmount(number, packSize);
  return {
    productId,
    number,
    amount,
    weightKg: totalWeight(number, packWeight),
    ...(productPrice !== undefined && { productPrice, costPence: costOf(amount, productPrice) }),
  };
}

function floorLine(
  { floor, rooms, shares, amountM2, netM2, packs, surplusM2 }: LaidFloor,
  count: BoardCount,
): PlanLine {
  return {
    ...goodsLine(floor, packs),
    kind: 'Floor',
    needed: amountM2,
    neededUnit: 'm2',
    pack: floor.packSize,
    why: [
      `${areaText(netM2)} in ${countText(rooms.length, 'room')}, with ${wastageText(rooms, floor, count)}: ${areaText(amountM2)}`,
      ...rooms.flatMap((room) => boardsText(room, floor, count)),
      `${countText(packs, 'pack')} of ${areaText(floor.packSize)}; ${areaText(surplusM2)} left over`,
    ],
    rooms: shares,
    surplusM2,
  };
}

/** What is added to the area: percentages where any is, and what is counted. */
function wastageText(rooms: readonly PlanRoom[], floor: PlanFloor, count: BoardCount): string {
  const counted = rooms.map((room) => countedBoards(room, floor, count)?.of);
  const byPercent = rooms.filter((room, at) => {
    const { netM2, stairsM2 } = roomSize(room);
    return !counted[at] || (counted[at] === 'steps' && netM2 > stairsM2);
  });
  const percents = [...new Set(byPercent.map((room) => wastageOf(room, floor)))].sort((a, b) => a - b);
  return [
    ...(percents.length > 0 ? [`${percents.map(percentText).join(' and ')} wastage`] : []),
    ...(counted.includes('layout') ? ['boards counted by layout'] : []),
    ...(counted.includes('steps') ? ['what is cut off for steps'] : []),
  ].join(' and ');
}

/** `34 boards by its layout`, without those for breakage. */
export const countedText = ({ boards, spare }: CountedBoards, { productSeries }: PlanFloor): string =>
  `${countText(boards - spare, pieceName(productSeries))} by its layout`;

/** The boards that are counted in a room on one plot, and why. */
function boardsText(room: PlanRoom, floor: PlanFloor, count: BoardCount): string[] {
  const counted = countedBoards(room, floor, count);
  if (room.stairs) return stepsText(room, room.stairs, floor, counted);
  if (!counted) return [];
  const spare = counted.spare > 0 ? ` and ${counted.spare} for breakage` : '';
  return [`${room.name}: ${countedText(counted, floor)}${spare}`];
}

function stepsText(
  room: PlanRoom,
  { goingMm, riserMm, widthMm }: NonNullable<PlanRoom['stairs']>,
  floor: PlanFloor,
  counted: CountedBoards | undefined,
): string[] {
  const { steps, stairsM2 } = roomSize(room);
  if (steps === 0) return [];
  if (stairsM2 === 0) return [`${room.name}: going and riser are not measured yet, so no boards are counted`];
  const size = `${room.name}: ${countText(steps, 'step')} ${widthMm} mm wide, going ${goingMm} mm, riser ${riserMm} mm, ${areaText(stairsM2)}`;
  if (!counted) return [size];
  const { lengthMm, widthMm: boardMm } = floor;
  return [
    `${size}, cut from ${countText(counted.boards, 'board')} of ${groupDigits(lengthMm)} × ${boardMm} mm: ${areaText(areaOfBoards(counted.boards, floor))}`,
  ];
}

function needLine({ accessory, kind, number, needed, neededUnit, pack, why }: PlanNeed): PlanLine {
  return { ...goodsLine(accessory, number), kind, needed, neededUnit, pack, why, rooms: [], surplusM2: 0 };
}

/** Fitting is charged on the net m2 that are laid by each method. */
function fittingLines(plan: Plan, facts: PlanFacts, laid: readonly LaidFloor[]): PlanLine[] {
  if (!plan.fitting.isWanted) return [];
  return facts.fittings.flatMap((service): PlanLine[] => {
    const floors = laid.filter(({ method }) => method === service.method);
    const netM2 = sumOfFigures(floors.map((floor) => floor.netM2));
    const number = fittedM2(netM2);
    if (number === 0) return [];
    return [
      {
        ...goodsLine({ ...service, packSize: 1, packWeight: 0 }, number),
        kind: 'Fitting',
        needed: netM2,
        neededUnit: 'm2',
        pack: 1,
        why: [`${areaText(netM2)} laid, charged as ${number} m²`],
        rooms: [],
        surplusM2: 0,
      },
    ];
  });
}

function sumsOf(laid: readonly LaidFloor[], lines: readonly PlanLine[], facts: PlanFacts): PlanSums {
  const goods = new Map<string, PlanFloor | PlanAccessory>(
    [...facts.floors, ...facts.accessories].map((product) => [product.productId, product]),
  );
  const loaded = lines.flatMap(({ productId, number }) => {
    const product = goods.get(productId);
    return product ? [{ ...product, number }] : [];
  });
  const { packs, areaM2 } = countGoods(lines.map((line) => ({ ...line, kind: goodsKindOf(line) })));
  const { weightKg, pallets, longestMm } = loadOf(loaded);
  const costs = lines.flatMap(({ costPence }) => costPence ?? []);
  return {
    netM2: sumOfFigures(laid.map(({ netM2 }) => netM2)),
    amountM2: areaM2,
    surplusM2: sumOfFigures(lines.map(({ surplusM2 }) => surplusM2)),
    packs,
    weightKg,
    pallets,
    longestMm,
    costPence:
      costs.length === lines.length && lines.length > 0
        ? costs.reduce((sum, cost) => sum + cost, 0)
        : undefined,
  };
}

const goodsKindOf = ({ kind }: PlanLine): GoodsKind =>
  kind === 'Floor' ? 'floor' : kind === 'Fitting' ? 'fitting' : 'accessory';
