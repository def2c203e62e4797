import { useEffect, useMemo, useState } from 'react';
import { floorSearch, type LaidFloor } from '../../../contracts/domain/layout/find-floor.ts';
import type { LayoutFault } from '../../../contracts/domain/layout/find-layout.ts';
import { type FloorToLay, floorToLay } from '../../../contracts/domain/layout/floor-to-lay.ts';
import { type FloorJob, layoutJob } from '../../../contracts/domain/layout/layout-job.ts';
import type { Product } from '../../data/order-line.ts';
import type { AskedLayout } from '../../features/layout/layout-address.ts';
import { inSlices } from '../../lib/in-slices.ts';
import { type LayoutPacks, layoutPacks } from './layout-packs.ts';
import { type RoomFaults, type RoomModel, useRoom } from './use-room.ts';

export interface BenchModel extends RoomModel {
  readonly floor: FloorToLay;
  /** the last one that was found, with its packs; undefined until there is one, and where there is none */
  readonly laid: { readonly layout: LaidFloor; readonly packs: LayoutPacks } | undefined;
  /** another one is being searched for */
  readonly isSearching: boolean;
}

/** A floor laid in the room that is typed. */
export function useBench(product: Product, usual: FloorToLay): BenchModel {
  const model = useRoom(product);
  const { asked, gapMm, roomM2 } = model;
  const { herringbone, sparePercent } = asked;
  const floor = useMemo(() => {
    const chosen = floorToLay(product, herringbone);
    return typeof chosen === 'object' ? chosen : usual;
  }, [product, herringbone, usual]);
  const job = useMemo(() => layoutJob(asked, product, floor), [asked, product, floor]);
  const { found, isSearching } = useSearched(job);
  const layout = typeof found === 'object' ? found : undefined;
  const fault = typeof found === 'string' && !isSearching ? found : undefined;
  const laid = useMemo(
    () => layout && { layout, packs: layoutPacks(layout, { floor, product, sparePercent, roomM2 }) },
    [layout, floor, product, sparePercent, roomM2],
  );
  return {
    ...model,
    floor,
    laid,
    isSearching,
    faults: { ...model.faults, ...(fault && faultOf(fault, asked, gapMm)) },
  };
}

/** Searches in slices; what was found before stays until there is something else. */
function useSearched(job: FloorJob | undefined) {
  const key = useMemo(() => job && JSON.stringify(job), [job]);
  const [last, setLast] = useState<{ key: string; found: LaidFloor | LayoutFault }>();
  useEffect(() => {
    if (key === undefined) return;
    return inSlices(floorSearch(JSON.parse(key)), (found) => setLast({ key, found }));
  }, [key]);
  return key === undefined
    ? { found: undefined, isSearching: false }
    : { found: last?.found, isSearching: last?.key !== key };
}

/** What to say if the gap at the walls, the border or the bond leaves nothing to lay. */
function faultOf(fault: LayoutFault, { bond, border, run }: AskedLayout, gapMm: number): RoomFaults {
  switch (fault) {
    case 'too small':
      return { width: `The gap of ${gapMm} mm at the walls leaves nothing to lay` };
    case 'border':
      return {
        border:
          border === 1
            ? 'The room is too narrow for a border.'
            : `The room is too narrow for a border of ${border} rows. Choose fewer rows, or none.`,
      };
    case 'bond': {
      const others = bond === 'half' ? 'a random bond or thirds' : 'a random or half bond';
      const turn = run === 'best' ? '' : ', or turn the boards';
      return { bond: `This bond leaves too short a piece at a wall. Choose ${others}${turn}.` };
    }
  }
}
