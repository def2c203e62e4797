import { useEffect, useMemo } from 'react';
import { useSearch } from 'wouter';
import type { LayoutJob } from '../../../contracts/domain/layout/find-layout.ts';
import {
  type FloorToLay,
  packsForBoards,
  usualGapMm,
} from '../../../contracts/domain/layout/floor-to-lay.ts';
import {
  areaOf,
  lOutline,
  type Outline,
  rectangleOutline,
} from '../../../contracts/domain/layout/outline.ts';
import { areaWithWastage, packsNeeded } from '../../../contracts/domain/quantity/packs.ts';
import type { Product } from '../../data/order-line.ts';
import { type AskedLayout, layoutQuery, readAsked } from '../../features/layout/layout-address.ts';
import { keptRecord, tabStore } from '../../lib/storage.ts';
import { useGo } from '../../state/device.ts';
import { sessionScope, useSession } from '../../state/session.ts';
import { type Searched, useLayoutSearch } from './use-layout-search.ts';

/** Larger rooms are laid in parts, with profiles between them. */
const MOST_M2 = 300;
/** What a saw takes, in tenths of a millimetre. */
export const KERF = 30;
const SEED = 1;

/** What is wrong, beside the field that mends it. */
export interface RoomFaults {
  readonly length?: string;
  readonly width?: string;
  readonly cutLength?: string;
  readonly cutWidth?: string;
  readonly bond?: string;
}

export interface BenchModel extends Searched {
  readonly asked: AskedLayout;
  readonly usualGapMm: number;
  readonly gapMm: number;
  readonly faults: RoomFaults;
  /** in tenths of a millimetre */
  readonly board: LayoutJob['board'];
  /** from wall to wall; undefined until it is measured */
  readonly room: Outline | undefined;
  /** m2 from wall to wall, two decimals */
  readonly roomM2: number;
  readonly packs: LayoutPacks | undefined;
  readonly change: (part: Partial<AskedLayout>) => void;
}

export interface LayoutPacks extends ReturnType<typeof packsForBoards> {
  /** packs for the area with the usual percentage */
  readonly byPercent: number;
  /** m2 of the boards that are used, beyond the floor laid; two decimals */
  readonly wasteM2: number;
  /** the same in percent of the floor laid, one decimal */
  readonly wastePercent: number;
}

/** A room as it is typed, kept in the address, and the layout that follows from it. */
export function useBench(product: Product, floor: FloorToLay): BenchModel {
  const search = useSearch();
  const go = useGo();
  const key = `alderline.layout-room.${sessionScope(useSession())}`;
  const asked = useMemo(() => readAsked(search), [search]);
  const write = (next: AskedLayout) => go('layout', layoutQuery(product.productId, next), { replace: true });
  // another floor is tried in the same room
  const isNew = asked.lengthMm === 0 && asked.widthMm === 0;
  // biome-ignore lint/correctness/useExhaustiveDependencies: only where the page is opened
  useEffect(() => {
    const { query } = keptRecord(tabStore.read(key));
    if (isNew && typeof query === 'string') write(readAsked(query));
  }, [key]);
  const usual = usualGapMm(product, Math.min(asked.lengthMm, asked.widthMm));
  const gapMm = asked.gapMm ?? usual;
  const { room, faults } = useMemo(() => measured(asked), [asked]);
  const { lengthMm, widthMm } = floor;
  const board = useMemo(
    () => ({ length: Math.round(lengthMm * 10), width: Math.round(widthMm * 10) }),
    [lengthMm, widthMm],
  );
  const job = useMemo(
    (): LayoutJob | undefined =>
      room && {
        room,
        gap: gapMm * 10,
        board,
        kerf: KERF,
        bond: asked.bond,
        run: asked.run,
        seed: SEED,
      },
    [room, gapMm, board, asked.bond, asked.run],
  );
  const searched = useLayoutSearch(job);
  const roomM2 = room ? Math.round(areaOf(room) / 1_000_000) / 100 : 0;
  const { layout, fault } = searched;
  const packs = useMemo((): LayoutPacks | undefined => {
    if (!layout) return undefined;
    const boardArea = floor.lengthMm * floor.widthMm * 100;
    const waste = layout.boards * boardArea - layout.area;
    return {
      ...packsForBoards(layout.boards, asked.marginPercent, floor.boardsPerPack),
      byPercent: packsNeeded(areaWithWastage(roomM2, floor.usualPercent), product.packSize),
      wasteM2: Math.round(waste / 1_000_000) / 100,
      wastePercent: Math.round((waste / layout.area) * 1_000) / 10,
    };
  }, [layout, asked.marginPercent, floor, roomM2, product.packSize]);
  return {
    ...searched,
    asked,
    usualGapMm: usual,
    gapMm,
    faults: { ...faults, ...faultOf(fault, asked, gapMm) },
    board,
    room,
    roomM2,
    packs,
    change: (part) => {
      const next = { ...asked, ...part };
      tabStore.keep(key, { query: queryText(next) });
      write(next);
    },
  };
}

function queryText(asked: AskedLayout): string {
  const entries = Object.entries(layoutQuery('', asked)).flatMap(([name, value]) =>
    value === undefined ? [] : [[name, String(value)]],
  );
  return new URLSearchParams(entries).toString();
}

function measured(asked: AskedLayout): { readonly room?: Outline; readonly faults: RoomFaults } {
  const { shape, lengthMm, widthMm, cutLengthMm, cutWidthMm, corner } = asked;
  if (lengthMm === 0 || widthMm === 0) return { faults: {} };
  if (lengthMm * widthMm > MOST_M2 * 1_000_000)
    return {
      faults: {
        length: `Rooms of up to ${MOST_M2} m² are laid out here. A larger floor has profiles in it: lay out each part.`,
      },
    };
  const size = { length: lengthMm * 10, width: widthMm * 10 };
  if (shape === 'rectangle') return { room: rectangleOutline(size.length, size.width), faults: {} };
  const tooLong = 'The missing corner must be smaller than the room';
  const faults = {
    ...(cutLengthMm >= lengthMm && { cutLength: tooLong }),
    ...(cutWidthMm >= widthMm && { cutWidth: tooLong }),
  };
  if (cutLengthMm === 0 || cutWidthMm === 0 || Object.keys(faults).length > 0) return { faults };
  return { room: lOutline(size, { length: cutLengthMm * 10, width: cutWidthMm * 10, corner }), faults };
}

function faultOf(fault: Searched['fault'], { bond, run }: AskedLayout, gapMm: number): RoomFaults {
  if (fault === 'too small') return { width: `The gap of ${gapMm} mm at the walls leaves nothing to lay` };
  if (fault !== 'bond') return {};
  const others = bond === 'half' ? 'a random bond or thirds' : 'a random or half bond';
  const turn = run === 'best' ? '' : ', or turn the boards';
  return { bond: `This bond leaves too short a piece at a wall. Choose ${others}${turn}.` };
}
