import { CENTRES } from '../../../contracts/domain/layout/block-pattern.ts';
import { BONDS, RUNS } from '../../../contracts/domain/layout/find-layout.ts';
import { HERRINGBONES } from '../../../contracts/domain/layout/floor-to-lay.ts';
import type { RoomToLay } from '../../../contracts/domain/layout/layout-job.ts';
import { CORNERS } from '../../../contracts/domain/layout/outline.ts';
import { SPARE_MAX, USUAL_SPARE } from '../../../contracts/domain/quantity/boards.ts';
import type { PageQuery } from '../../../contracts/site/site-map.ts';

/** A room and how its floor is to lie, as in the page's address. */
export interface AskedLayout extends RoomToLay {
  /** percent of the boards, for those that break or are set aside */
  readonly sparePercent: number;
}

export const GAPS_MM = [5, 8, 10, 12, 15, 20] as const;
const SIDE_MAX_MM = 200_000;

export function readAsked(search: string): AskedLayout {
  const query = new URLSearchParams(search);
  const figure = (key: string, most: number) => {
    const text = query.get(key) ?? '';
    return /^\d{1,6}$/.test(text) && Number(text) <= most ? Number(text) : undefined;
  };
  const oneOf = <Value extends string>(key: string, values: readonly [Value, ...Value[]]): Value =>
    values.find((value) => value === query.get(key)) ?? values[0];
  const gapMm = figure('gap', 20);
  return {
    shape: query.get('shape') === 'L' ? 'L' : 'rectangle',
    lengthMm: figure('length', SIDE_MAX_MM) ?? 0,
    widthMm: figure('width', SIDE_MAX_MM) ?? 0,
    cutLengthMm: figure('cutlength', SIDE_MAX_MM) ?? 0,
    cutWidthMm: figure('cutwidth', SIDE_MAX_MM) ?? 0,
    corner: oneOf('corner', CORNERS),
    run: oneOf('run', RUNS),
    bond: oneOf('bond', BONDS),
    herringbone: oneOf('herringbone', HERRINGBONES),
    centre: oneOf('centre', CENTRES),
    sparePercent: figure('margin', SPARE_MAX) ?? USUAL_SPARE,
    gapMm: GAPS_MM.find((gap) => gap === gapMm),
  };
}

/** What isn't said is what is usual. */
export function layoutQuery(id: string, asked: AskedLayout): PageQuery {
  const isL = asked.shape === 'L';
  const unless = <Value extends string | number>(value: Value | undefined, usual: Value) =>
    value === usual ? undefined : value;
  return {
    id,
    shape: isL ? 'L' : undefined,
    length: unless(asked.lengthMm, 0),
    width: unless(asked.widthMm, 0),
    ...(isL && {
      cutlength: unless(asked.cutLengthMm, 0),
      cutwidth: unless(asked.cutWidthMm, 0),
      corner: unless(asked.corner, CORNERS[0]),
    }),
    run: unless(asked.run, RUNS[0]),
    bond: unless(asked.bond, BONDS[0]),
    herringbone: unless(asked.herringbone, HERRINGBONES[0]),
    centre: unless(asked.centre, CENTRES[0]),
    margin: unless(asked.sparePercent, USUAL_SPARE),
    gap: asked.gapMm,
  };
}
