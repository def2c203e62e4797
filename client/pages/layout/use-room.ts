import { useEffect, useMemo } from 'react';
import { useSearch } from 'wouter';
import { usualGapMm } from '../../../contracts/domain/layout/floor-to-lay.ts';
import { columnOutlines, MOST_M2, roomOutline } from '../../../contracts/domain/layout/layout-job.ts';
import { floorArea, type Outline } from '../../../contracts/domain/layout/outline.ts';
import type { Product } from '../../data/order-line.ts';
import { type AskedLayout, isSpoilt, layoutQuery, readAsked } from '../../features/layout/layout-address.ts';
import { keptRecord, tabStore } from '../../lib/storage.ts';
import { useGo } from '../../state/device.ts';
import { sessionScope, useSession } from '../../state/session.ts';

/** What is wrong, beside the field that mends it. */
export interface RoomFaults {
  readonly length?: string;
  readonly width?: string;
  readonly cutLength?: string;
  readonly cutWidth?: string;
  readonly bond?: string;
  readonly border?: string;
}

export interface RoomModel {
  readonly asked: AskedLayout;
  readonly usualGapMm: number;
  readonly gapMm: number;
  readonly faults: RoomFaults;
  /** from wall to wall; undefined until it is measured */
  readonly room: Outline | undefined;
  readonly columns: readonly Outline[];
  /** m2 from wall to wall, two decimals */
  readonly roomM2: number;
  /** the address has a room that can't be read */
  readonly isSpoilt: boolean;
  readonly change: (part: Partial<AskedLayout>) => void;
}

/** A room as it is typed, kept in the address. */
export function useRoom(product: Product): RoomModel {
  const search = useSearch();
  const go = useGo();
  const key = `alderline.layout-room.${sessionScope(useSession())}`;
  const asked = useMemo(() => readAsked(search), [search]);
  const write = (next: AskedLayout) => go('layout', layoutQuery(product.productId, next), { replace: true });
  // another floor is tried in the same room
  const isWrong = useMemo(() => isSpoilt(search), [search]);
  const isNew = asked.lengthMm === 0 && asked.widthMm === 0;
  // biome-ignore lint/correctness/useExhaustiveDependencies: only where the page is opened
  useEffect(() => {
    const { query } = keptRecord(tabStore.read(key));
    if (isNew && !isWrong && typeof query === 'string') write(readAsked(query));
  }, [key]);
  const usual = usualGapMm(product, Math.min(asked.lengthMm, asked.widthMm));
  const room = useMemo(() => roomOutline(asked), [asked]);
  const columns = useMemo(() => columnOutlines(asked), [asked]);
  return {
    asked,
    usualGapMm: usual,
    gapMm: asked.gapMm ?? usual,
    faults: faultsOf(asked),
    room,
    columns,
    isSpoilt: isWrong,
    roomM2: room ? Math.round(floorArea({ outline: room, holes: columns }) / 1_000_000) / 100 : 0,
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

function faultsOf({ shape, lengthMm, widthMm, cutLengthMm, cutWidthMm }: AskedLayout): RoomFaults {
  if (lengthMm === 0 || widthMm === 0) return {};
  if (lengthMm * widthMm > MOST_M2 * 1_000_000)
    return {
      length: `Rooms of up to ${MOST_M2} m² are laid out here. A larger floor has profiles in it: lay out each part.`,
    };
  if (shape !== 'L') return {};
  const tooLong = 'The missing corner must be smaller than the room';
  return {
    ...(cutLengthMm >= lengthMm && { cutLength: tooLong }),
    ...(cutWidthMm >= widthMm && { cutWidth: tooLong }),
  };
}
