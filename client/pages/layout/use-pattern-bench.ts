import { useMemo } from 'react';
import type { BlockPattern } from '../../../contracts/domain/layout/block-pattern.ts';
import {
  type PatternJob,
  type PatternLayout,
  patternSearch,
} from '../../../contracts/domain/layout/find-pattern.ts';
import type { FloorToLay } from '../../../contracts/domain/layout/floor-to-lay.ts';
import { patternJob } from '../../../contracts/domain/layout/layout-job.ts';
import type { Product } from '../../data/order-line.ts';
import { type LayoutPacks, layoutPacks } from './layout-packs.ts';
import { type Searched, useLayoutSearch } from './use-layout-search.ts';
import { type RoomModel, tooSmall, useRoom } from './use-room.ts';

export interface PatternBenchModel extends RoomModel, Searched<PatternLayout, 'too small'> {
  readonly packs: LayoutPacks | undefined;
}

/** Blocks or panels laid in their pattern in the room that is typed. */
export function usePatternBench(
  product: Product,
  floor: FloorToLay,
  pattern: BlockPattern,
): PatternBenchModel {
  const model = useRoom(product);
  const { asked, gapMm, roomM2 } = model;
  const { sparePercent } = asked;
  const job = useMemo(() => patternJob(asked, product, floor, pattern), [asked, product, floor, pattern]);
  const searched = useLayoutSearch<PatternJob, PatternLayout, 'too small'>(job, patternSearch);
  const { layout, fault } = searched;
  const packs = useMemo(() => {
    if (!layout) return undefined;
    const { left, right, none } = layout.used;
    return layoutPacks({ ...layout, used: left + right + none }, { floor, product, sparePercent, roomM2 });
  }, [layout, floor, product, sparePercent, roomM2]);
  return {
    ...model,
    ...searched,
    faults: { ...model.faults, ...(fault && tooSmall(gapMm)) },
    packs,
  };
}
