import { useMemo } from 'react';
import type { BlockPattern } from '../../../contracts/domain/layout/block-pattern.ts';
import {
  type PatternJob,
  type PatternLayout,
  patternSearch,
} from '../../../contracts/domain/layout/find-pattern.ts';
import type { FloorToLay } from '../../../contracts/domain/layout/floor-to-lay.ts';
import type { Product } from '../../data/order-line.ts';
import { type LayoutPacks, layoutPacks } from './layout-packs.ts';
import { KERF, SEED, type Searched, useLayoutSearch } from './use-layout-search.ts';
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
  const { room, asked, gapMm, roomM2 } = model;
  const { run, centre, marginPercent } = asked;
  const { lengthMm, widthMm } = floor;
  const job = useMemo((): PatternJob | undefined => {
    const block = { length: Math.round(lengthMm * 10), width: Math.round(widthMm * 10) };
    return room && { pattern, room, gap: gapMm * 10, block, kerf: KERF, run, centre, seed: SEED };
  }, [pattern, room, gapMm, lengthMm, widthMm, run, centre]);
  const searched = useLayoutSearch<PatternJob, PatternLayout, 'too small'>(job, patternSearch);
  const { layout, fault } = searched;
  const packs = useMemo(() => {
    if (!layout) return undefined;
    const { left, right, none } = layout.used;
    return layoutPacks({ ...layout, used: left + right + none }, { floor, product, marginPercent, roomM2 });
  }, [layout, floor, product, marginPercent, roomM2]);
  return {
    ...model,
    ...searched,
    faults: { ...model.faults, ...(fault && tooSmall(gapMm)) },
    packs,
  };
}
