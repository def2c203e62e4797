import { CENTRES } from '../../../contracts/domain/layout/block-pattern.ts';
import { inBounds, isRoom } from '../../../contracts/domain/layout/corners.ts';
import { BONDS, RUNS } from '../../../contracts/domain/layout/find-layout.ts';
import { HERRINGBONES } from '../../../contracts/domain/layout/floor-to-lay.ts';
import {
  type Column,
  MOST_BORDER,
  MOST_COLUMNS,
  type RoomToLay,
} from '../../../contracts/domain/layout/layout-job.ts';
import { CORNERS, type Point } from '../../../contracts/domain/layout/outline.ts';
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
  const corners = cornersIn(query);
  const columns = columnsIn(query);
  return {
    shape: corners ? 'corners' : query.get('shape') === 'L' ? 'L' : 'rectangle',
    corners: [],
    columns: columns ?? [],
    lengthMm: figure('length', SIDE_MAX_MM) ?? 0,
    widthMm: figure('width', SIDE_MAX_MM) ?? 0,
    ...(corners && inBounds(corners)),
    cutLengthMm: figure('cutlength', SIDE_MAX_MM) ?? 0,
    cutWidthMm: figure('cutwidth', SIDE_MAX_MM) ?? 0,
    corner: oneOf('corner', CORNERS),
    run: oneOf('run', RUNS),
    bond: oneOf('bond', BONDS),
    herringbone: oneOf('herringbone', HERRINGBONES),
    centre: oneOf('centre', CENTRES),
    border: figure('border', MOST_BORDER) ?? 0,
    sparePercent: figure('margin', SPARE_MAX) ?? USUAL_SPARE,
    gapMm: GAPS_MM.find((gap) => gap === gapMm),
  };
}

/** Whether an address names corners or columns that aren't those of a room: it was cut off, or written by hand. */
export function isSpoilt(search: string): boolean {
  const query = new URLSearchParams(search);
  const isMissing = query.get('shape') === 'corners' ? !cornersIn(query) : query.has('corners');
  return isMissing || !columnsIn(query);
}

/** `0_0-5200_0-5200_3800-0_3800`: figures of each place in whole mm. @returns undefined where it is something else */
function placesIn(text: string, figures: number): readonly number[][] | undefined {
  const places = text.split('-').map((place) => place.split('_'));
  const isRead = places.every(
    (place) =>
      place.length === figures &&
      place.every((figure) => /^(0|[1-9]\d{0,5})$/.test(figure) && Number(figure) <= SIDE_MAX_MM),
  );
  return isRead ? places.map((place) => place.map(Number)) : undefined;
}

function cornersIn(query: URLSearchParams): readonly Point[] | undefined {
  if (query.get('shape') !== 'corners') return undefined;
  const corners = placesIn(query.get('corners') ?? '', 2)?.map(([x = 0, y = 0]) => ({ x, y }));
  return corners && isRoom(corners) ? corners : undefined;
}

function columnsIn(query: URLSearchParams): readonly Column[] | undefined {
  const text = query.get('columns');
  if (text === null) return [];
  const columns = placesIn(text, 4)?.map(
    ([x = 0, y = 0, lengthMm = 0, widthMm = 0]): Column => ({ x, y, lengthMm, widthMm }),
  );
  const isRead = columns?.every(({ lengthMm, widthMm }) => lengthMm > 0 && widthMm > 0);
  return isRead && columns && columns.length <= MOST_COLUMNS ? columns : undefined;
}

/** What isn't said is what is usual. */
export function layoutQuery(id: string, asked: AskedLayout): PageQuery {
  const isL = asked.shape === 'L';
  const isByCorners = asked.shape === 'corners';
  const unless = <Value extends string | number>(value: Value | undefined, usual: Value) =>
    value === usual ? undefined : value;
  return {
    id,
    shape: unless(asked.shape, 'rectangle'),
    ...(isByCorners
      ? { corners: asked.corners.map(({ x, y }) => `${x}_${y}`).join('-') }
      : { length: unless(asked.lengthMm, 0), width: unless(asked.widthMm, 0) }),
    ...(isL && {
      cutlength: unless(asked.cutLengthMm, 0),
      cutwidth: unless(asked.cutWidthMm, 0),
      corner: unless(asked.corner, CORNERS[0]),
    }),
    columns:
      asked.columns.map(({ x, y, lengthMm, widthMm }) => [x, y, lengthMm, widthMm].join('_')).join('-') ||
      undefined,
    run: unless(asked.run, RUNS[0]),
    bond: unless(asked.bond, BONDS[0]),
    herringbone: unless(asked.herringbone, HERRINGBONES[0]),
    centre: unless(asked.centre, CENTRES[0]),
    border: unless(asked.border, 0),
    margin: unless(asked.sparePercent, USUAL_SPARE),
    gap: asked.gapMm,
  };
}
