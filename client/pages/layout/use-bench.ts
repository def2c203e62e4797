import { useMemo } from 'react';
import type { Layout, LayoutFault } from '../../../contracts/domain/layout/find-layout.ts';
import { type LayoutJob, layoutSearch } from '../../../contracts/domain/layout/find-layout.ts';
import type { FloorToLay } from '../../../contracts/domain/layout/floor-to-lay.ts';
import { layoutJob } from '../../../contracts/domain/layout/layout-job.ts';
import type { Product } from '../../data/order-line.ts';
import type { AskedLayout } from '../../features/layout/layout-address.ts';
import { type LayoutPacks, layoutPacks } from './layout-packs.ts';
import { type Searched, useLayoutSearch } from './use-layout-search.ts';
import { type RoomFaults, type RoomModel, tooSmall, useRoom } from './use-room.ts';

export interface BenchModel extends RoomModel, Searched<Layout, LayoutFault> {
  /** in tenths of a millimetre */
  readonly board: LayoutJob['board'];
  readonly packs: LayoutPacks | undefined;
}

/** Boards laid straight in the room that is typed. */
export function useBench(product: Product, floor: FloorToLay): BenchModel {
  const model = useRoom(product);
  const { asked, gapMm, roomM2 } = model;
  const { sparePercent } = asked;
  const job = useMemo(() => layoutJob(asked, product, floor), [asked, product, floor]);
  const searched = useLayoutSearch<LayoutJob, Layout, LayoutFault>(job, layoutSearch);
  const { layout, fault } = searched;
  const packs = useMemo(
    () => layout && layoutPacks({ ...layout, used: layout.boards }, { floor, product, sparePercent, roomM2 }),
    [layout, floor, product, sparePercent, roomM2],
  );
  return {
    ...model,
    ...searched,
    faults: { ...model.faults, ...faultOf(fault, asked, gapMm) },
    board: { length: Math.round(floor.lengthMm * 10), width: Math.round(floor.widthMm * 10) },
    packs,
  };
}

function faultOf(
  fault: LayoutFault | undefined,
  { bond, border, run }: AskedLayout,
  gapMm: number,
): RoomFaults {
  if (fault !== 'bond') return fault ? tooSmall(fault, gapMm, border) : {};
  const others = bond === 'half' ? 'a random bond or thirds' : 'a random or half bond';
  const turn = run === 'best' ? '' : ', or turn the boards';
  return { bond: `This bond leaves too short a piece at a wall. Choose ${others}${turn}.` };
}
