import { sumOfFigures } from '../number/decimal.ts';
import { areaText, countText, percentText } from '../number/notation.ts';
import { accessoryNeed } from '../product/accessory-need.ts';
import { packsNeeded } from '../quantity/packs.ts';
import { barsFor } from './cut-bars.ts';
import { doorJoints, doorWidths } from './door-joints.ts';
import type { LaidFloor } from './laid-floors.ts';
import {
  type AllowanceKind,
  allowanceOf,
  type Plan,
  type PlanAccessory,
  type PlanFloor,
  type PlanKind,
  type PlanLine,
  type PlanRoom,
} from './plan.ts';
import { roomSize } from './room-size.ts';

/** What some floors take of one accessory, for all plots. */
export interface NeededAmount {
  readonly needed: number;
  readonly neededUnit: PlanLine['neededUnit'];
  /** whole packs */
  readonly packs: number;
  /** what one pack holds, in the needed unit */
  readonly pack: number;
  readonly why: readonly string[];
}

/** What of a plan asks for accessories, worked out once and split by floor. */
export interface Demand {
  readonly plots: number;
  readonly allowances: Plan['allowances'];
  readonly laid: LaidFloor;
  /** mm of new skirting, and of scotia at skirting that stays, on one plot */
  readonly skirtingMm: number;
  readonly scotiaMm: number;
  /** mm of the edges of those rooms, before doorways and open edges */
  readonly skirtedEdgeMm: number;
  readonly scotiaEdgeMm: number;
  readonly isEdgeEstimated: boolean;
  readonly openEdgeMm: number;
  readonly bars: ReturnType<typeof doorJoints>;
  readonly sills: ReturnType<typeof doorJoints>;
  /** steps of each flight, with its width in mm */
  readonly flights: readonly { readonly steps: number; readonly widthMm: number }[];
}

/** What each floor of a plan asks for, in the order of the floors. */
export function demandsOf(plan: Plan, laid: readonly LaidFloor[]): Demand[] {
  const floors = new Map<PlanRoom, PlanFloor>(
    laid.flatMap(({ rooms, floor }) => rooms.map((room): [PlanRoom, PlanFloor] => [room, floor])),
  );
  const joints = doorJoints(plan, (room) => floors.get(room));
  const doors = doorWidths(plan);
  /** mm of a room's edge that has a wall */
  const wallMm = (room: PlanRoom) =>
    Math.max(0, roomSize(room).edgeMm - (doors.get(room.id) ?? 0) - room.openEdgeMm);
  return laid.map((each) => {
    const own = joints.filter(({ floor }) => floor === each.floor);
    const skirted = each.rooms.filter(({ hasSkirting }) => hasSkirting);
    const others = each.rooms.filter(({ hasSkirting }) => !hasSkirting);
    return {
      plots: plan.plots,
      allowances: plan.allowances,
      laid: each,
      skirtingMm: sum(skirted.map(wallMm)),
      scotiaMm: sum(others.map(wallMm)),
      skirtedEdgeMm: sum(skirted.map((room) => roomSize(room).edgeMm)),
      scotiaEdgeMm: sum(others.map((room) => roomSize(room).edgeMm)),
      isEdgeEstimated: each.rooms.some((room) => roomSize(room).isEdgeEstimated),
      openEdgeMm: sum(each.rooms.map(({ openEdgeMm }) => openEdgeMm)),
      bars: own.filter(({ kind }) => kind === 'Door bar'),
      sills: own.filter(({ kind }) => kind === 'Door sill'),
      flights: each.rooms.flatMap((room) =>
        room.stairs ? [{ steps: roomSize(room).steps, widthMm: room.stairs.widthMm }] : [],
      ),
    };
  });
}

/** Whether a floor asks for any accessory of a kind at all. */
export function isAskedFor(kind: PlanKind, demand: Demand): boolean {
  switch (kind) {
    case 'Adhesive':
    case 'Underlay':
    case 'Care':
      return demand.laid.netM2 > 0;
    case 'Skirting':
      return demand.skirtingMm > 0;
    case 'Scotia':
      return demand.scotiaMm > 0;
    case 'Door bar':
      return demand.bars.length > 0;
    case 'Door sill':
      return demand.sills.length > 0;
    case 'Edge profile':
      return demand.openEdgeMm > 0;
    case 'Stair nosing':
      return demand.flights.some(({ steps }) => steps > 0);
  }
}

/** What these floors together take of one accessory. */
export function amountOf(kind: PlanKind, accessory: PlanAccessory, demands: readonly Demand[]): NeededAmount {
  switch (kind) {
    case 'Adhesive':
    case 'Underlay':
    case 'Care':
      return byArea(kind, accessory, demands);
    case 'Skirting':
    case 'Scotia':
      return byEdge(kind, accessory, demands);
    case 'Door bar':
    case 'Door sill':
      return byDoors(kind, accessory, demands);
    case 'Edge profile':
      return byOpenEdge(accessory, demands);
    case 'Stair nosing':
      return bySteps(accessory, demands);
  }
}

function byArea(kind: PlanKind, accessory: PlanAccessory, demands: readonly Demand[]): NeededAmount {
  const areas = demands.map(({ laid }) => laid.netM2);
  const area = areaText(sumOfFigures(areas));
  const { coverage } = accessory;
  if (!coverage || coverage.unit === 'm') {
    const plots = demands[0]?.plots ?? 1;
    const why = [plots > 1 ? `One for each of ${plots} plots` : `Once for the care of ${area} of floor`];
    return { needed: plots, neededUnit: 'piece', packs: plots, pack: 1, why };
  }
  const { amount, packs } = accessoryNeed(areas, coverage);
  const methods = [...new Set(demands.map(({ laid }) => laid.method.toLowerCase()))].join(' and ');
  const laid = kind === 'Care' ? area : `${area} laid (${methods})`;
  const { unit, perM2, pack } = coverage;
  const rate =
    unit === 'm2' ? '' : `, at ${perM2} ${unit === 'l' ? 'litres' : unit} a m²: ${amountText(amount, unit)}`;
  return {
    needed: amount,
    neededUnit: unit,
    packs,
    pack,
    why: [`${laid}${rate}`, packsText(packs, pack, unit)],
  };
}

function byEdge(kind: 'Skirting' | 'Scotia', accessory: PlanAccessory, demands: readonly Demand[]) {
  const isSkirting = kind === 'Skirting';
  const plots = demands[0]?.plots ?? 1;
  const wall = sum(demands.map(({ skirtingMm, scotiaMm }) => (isSkirting ? skirtingMm : scotiaMm)));
  const edge = sum(
    demands.map(({ skirtedEdgeMm, scotiaEdgeMm }) => (isSkirting ? skirtedEdgeMm : scotiaEdgeMm)),
  );
  const around = `${metres(edge)} around the rooms`;
  const open = edge - wall;
  const why = [
    open === 0 ? around : `${around}, less ${metres(open)} of doorways and open edges: ${metres(wall)}`,
    ...(demands.some(({ isEdgeEstimated }) => isEdgeEstimated)
      ? ['Some of it is estimated from the area, as the room’s sides are not known']
      : []),
    ...plotsText(plots),
  ];
  return byLength(accessory, wall * plots, why, percentOf(kind, demands));
}

const percentOf = (kind: AllowanceKind, [first]: readonly Demand[]) =>
  allowanceOf({ allowances: first?.allowances ?? [] }, kind);

/** Lengths that may be joined: whole packs hold them. */
function byLength(
  accessory: PlanAccessory,
  mm: number,
  why: readonly string[],
  percent: number,
): NeededAmount {
  const packM = ((accessory.lengthMm ?? 0) * accessory.packSize) / 1000;
  // tenths of a percent, so that whole millimetres stay exact
  const needed = (mm * (1000 + Math.round(percent * 10))) / 1_000_000;
  const packs = packsNeeded(needed, packM);
  return {
    needed: Math.ceil(Math.round(needed * 1e6) / 1e4) / 100,
    neededUnit: 'm',
    packs,
    pack: packM,
    why: [
      ...why,
      `With ${percentText(percent)} for cutting: ${metres(needed * 1000)}`,
      packsText(packs, packM, 'm'),
    ],
  };
}

function byOpenEdge(accessory: PlanAccessory, demands: readonly Demand[]): NeededAmount {
  const plots = demands[0]?.plots ?? 1;
  const mm = sum(demands.map(({ openEdgeMm }) => openEdgeMm));
  return byLength(
    accessory,
    mm * plots,
    [`${metres(mm)} of edge without a wall`, ...plotsText(plots)],
    percentOf('Edge profile', demands),
  );
}

function byDoors(
  kind: 'Door bar' | 'Door sill',
  accessory: PlanAccessory,
  demands: readonly Demand[],
): NeededAmount {
  const plots = demands[0]?.plots ?? 1;
  const doors = demands.flatMap(({ bars, sills }) => (kind === 'Door bar' ? bars : sills));
  const pieces =
    barsFor(
      doors.map(({ widthMm }) => widthMm),
      accessory.lengthMm ?? 0,
    ) * plots;
  const outside = doors.filter(({ isOutside }) => isOutside).length;
  const steps = doors.flatMap(({ differenceMm }) => differenceMm ?? []);
  const width = metres(sum(doors.map(({ widthMm }) => widthMm)));
  return byPieces(accessory, pieces, [
    `${countText(doors.length, 'doorway')}, ${width} together`,
    ...(steps.length > 0 ? [`Floors differ in height by up to ${Math.max(...steps)} mm`] : []),
    ...(outside > 0 ? [`${countText(outside, 'doorway')} of them to the outside`] : []),
    ...plotsText(plots),
  ]);
}

/** Every step has a nosing; a piece is cut for as many as it is long enough for. */
function bySteps(accessory: PlanAccessory, demands: readonly Demand[]): NeededAmount {
  const plots = demands[0]?.plots ?? 1;
  const long = accessory.lengthMm ?? 0;
  const widths = new Map<number, number>();
  for (const { steps, widthMm } of demands.flatMap(({ flights }) => flights)) {
    widths.set(widthMm, (widths.get(widthMm) ?? 0) + steps);
  }
  const pieces = sum([...widths].map(([widthMm, steps]) => nosings(steps, widthMm, long))) * plots;
  const steps = [...widths].map(([widthMm, count]) => `${countText(count, 'step')} ${metres(widthMm)} wide`);
  return byPieces(accessory, pieces, [steps.join(', '), ...plotsText(plots)]);
}

function nosings(steps: number, widthMm: number, longMm: number): number {
  if (longMm === 0) return 0;
  const each = Math.floor(longMm / widthMm);
  return each > 0 ? Math.ceil(steps / each) : steps * Math.ceil(widthMm / longMm);
}

function byPieces(accessory: PlanAccessory, pieces: number, why: readonly string[]): NeededAmount {
  const packs = packsNeeded(pieces, accessory.packSize);
  const long = accessory.lengthMm ? ` of ${metres(accessory.lengthMm)}` : '';
  const text = `${countText(pieces, 'piece')}${long}: ${countText(packs, 'pack')} of ${accessory.packSize}`;
  return { needed: pieces, neededUnit: 'piece', packs, pack: accessory.packSize, why: [...why, text] };
}

const UNIT_TEXT = { kg: 'kg', l: 'litres', m2: 'm²', m: 'm' } as const;

const amountText = (amount: number, unit: keyof typeof UNIT_TEXT) => `${amount} ${UNIT_TEXT[unit]}`;

const packsText = (packs: number, pack: number, unit: keyof typeof UNIT_TEXT) =>
  `${countText(packs, 'pack')} of ${amountText(Math.round(pack * 100) / 100, unit)}`;

const plotsText = (plots: number) => (plots > 1 ? [`Times ${plots} plots`] : []);

/** `39.90 m` */
const metres = (mm: number) => `${(Math.round(mm / 10) / 100).toFixed(2)} m`;

const sum = (figures: readonly number[]) => figures.reduce((total, figure) => total + figure, 0);
