import { type Layout, type LayoutFault, layoutSearch } from './find-layout.ts';
import { type PatternLayout, patternSearch } from './find-pattern.ts';
import type { FloorJob } from './layout-job.ts';

/** Boards in rows, or blocks or panels in their pattern. */
export type LaidFloor = Layout | PatternLayout;

/** Searches for either; yields so that the caller can do other things in between. */
export const floorSearch = (job: FloorJob): Generator<undefined, LaidFloor | LayoutFault> =>
  'pattern' in job ? patternSearch(job) : layoutSearch(job);

export const isPattern = (layout: LaidFloor): layout is PatternLayout => 'used' in layout;
