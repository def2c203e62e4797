import { useMemo } from 'react';
import {
  type PatternFault,
  type PatternJob,
  type PatternLayout,
  patternSearch,
} from '../../../contracts/domain/layout/find-pattern.ts';
import { type FloorToLay, floorToLay } from '../../../contracts/domain/layout/floor-to-lay.ts';
import { patternJob } from '../../../contracts/domain/layout/layout-job.ts';
import type { Product } from '../../data/order-line.ts';
import { type LayoutPacks, layoutPacks } from './layout-packs.ts';
import { type Searched, useLayoutSearch } from './use-layout-search.ts';
import { type RoomModel, tooSmall, useRoom } from './use-room.ts';

export interface PatternBenchModel extends RoomModel, Searched<PatternLayout, PatternFault> {
  readonly usualPercent: number;
  readonly packs: LayoutPacks | undefined;
}

/** Blocks or panels laid in their pattern in the room that is typed. */
export function usePatternBench(product: Product, usual: FloorToLay): PatternBenchModel {
  const model = useRoom(product);
  const { asked, gapMm, roomM2 } = model;
  const { herringbone, sparePercent } = asked;
  const floor = useMemo(() => {
    const chosen = floorToLay(product, herringbone);
    return typeof chosen === 'object' ? chosen : usual;
  }, [product, herringbone, usual]);
  const job = useMemo(() => patternJob(asked, product, floor), [asked, product, floor]);
  const searched = useLayoutSearch<PatternJob, PatternLayout, PatternFault>(job, patternSearch);
  const { layout, fault } = searched;
  const packs = useMemo(() => {
    if (!layout) return undefined;
    const { left, right, none } = layout.used;
    return layoutPacks({ ...layout, used: left + right + none }, { floor, product, sparePercent, roomM2 });
  }, [layout, floor, product, sparePercent, roomM2]);
  return {
    ...model,
    ...searched,
    faults: { ...model.faults, ...(fault && tooSmall(fault, gapMm, asked.border)) },
    usualPercent: floor.usualPercent,
    packs,
  };
}
