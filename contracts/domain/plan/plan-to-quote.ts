import type { components } from '../../api/generated/woojiapi.ts';
import { inBounds } from '../layout/corners.ts';
import { type Plotted, packedAs } from '../quotation/packing.ts';
import { borderOf, patternText } from './board-count.ts';
import { usualWastage } from './laid-floors.ts';
import {
  type Plan,
  type PlanFacts,
  type PlanFloor,
  type PlanLine,
  type PlanRoom,
  type RoomShare,
  storeyName,
} from './plan.ts';
import type { PlanResult } from './plan-lines.ts';

/** A line of a quotation, as the contract takes it. */
export type LineToQuote = components['schemas']['QuotationLineInput'];
type RoomOutline = components['schemas']['RoomOutline'];

const ONE_PLOT: Plotted = { plots: 1, packing: 'eachPlot' };
/** Characters of a room's note, as the contract takes it. */
const NOTE_MAX = 400;

export interface RoomFloor {
  readonly floor: PlanFloor;
  readonly share: RoomShare | undefined;
  /** in which its boards are laid, with its border */
  readonly layout: string;
}

/** Which floor lies in which room, by the room's id. A room without a floor is not in it. */
export function floorsByRoom({ laid }: Pick<PlanResult, 'laid'>): ReadonlyMap<string, RoomFloor> {
  return new Map(
    laid.flatMap(({ floor, rooms, shares }) =>
      rooms.map((room, at) => [room.id, { floor, share: shares[at], layout: patternText(room, floor) }]),
    ),
  );
}

/**
 * What a plan is quoted as: each floor with its rooms, then what the floors need.
 * @param result worked out for one plot
 */
export function linesToQuote(
  plan: Plan,
  facts: PlanFacts,
  result: PlanResult,
  plotted: Plotted,
): LineToQuote[] {
  const floors = floorsByRoom(result);
  const numbers = new Map(
    [...facts.floors, ...facts.accessories, ...facts.fittings].map(({ productId, productNo }) => [
      productId,
      productNo,
    ]),
  );
  return result.lines.flatMap((line) => {
    const productNo = numbers.get(line.productId);
    if (productNo === undefined) return [];
    const need = { amount: line.needed, unit: line.neededUnit, pack: line.pack };
    const onePlot = { number: line.number, need, rooms: roomsOf(line, plan, floors) };
    return [{ productNo, note: '', ...packedAs(onePlot, ONE_PLOT, plotted) }];
  });
}

function roomsOf(
  { productId, kind }: PlanLine,
  plan: Plan,
  floors: ReadonlyMap<string, RoomFloor>,
): NonNullable<LineToQuote['rooms']> {
  return plan.rooms.flatMap((room) => {
    const found = floors.get(room.id);
    if (kind !== 'Floor' || found?.floor.productId !== productId) return [];
    const outline = outlineOf(room);
    return [
      {
        roomName: room.name,
        storey: storeyName(room.storey),
        areaM2: found.share?.netM2 ?? 0,
        wastagePercent: room.wastagePercent ?? usualWastage(room, found.floor, plan.boardCount),
        neededM2: found.share?.amountM2 ?? 0,
        number: found.share?.packs ?? 0,
        pattern: found.layout,
        direction: room.direction,
        note: room.note.slice(0, NOTE_MAX),
        ...(outline && { outline: { ...outline, ...borderOf(room, found.floor, outline) } }),
      },
    ];
  });
}

/** What is drawn of a room: one that is measured as a rectangle, an L or by its corners. Steps have no outline. */
function outlineOf({ shape, stairs }: PlanRoom): RoomOutline | undefined {
  const { kind, lengthMm = 0, widthMm = 0, cutLengthMm = 0, cutWidthMm = 0, corners = [] } = shape;
  if (!stairs && kind === 'Corners') return inBounds(corners);
  if (stairs || lengthMm === 0 || widthMm === 0) return undefined;
  if (kind === 'Rectangle') return { lengthMm, widthMm };
  return kind === 'L' && cutLengthMm > 0 && cutWidthMm > 0
    ? { lengthMm, widthMm, cutLengthMm, cutWidthMm }
    : undefined;
}
