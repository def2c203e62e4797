import type { components } from '../../api/generated/woojiapi.ts';
import { type Pattern, patternOf, type SeriesName, seriesNamed } from './series.ts';

type LayingWastage = components['schemas']['LayingWastage'];

/** Names from the dictionary InstallMethod. */
export type InstallMethod = 'Glue down' | 'Floating' | 'Secret nailing' | 'Click';

/** Thinner boards split at the tongue when they are nailed. */
const NAILABLE_MM = 18;

const PLANK = ['Glue down', 'Floating', 'Secret nailing'] as const;

const METHODS: Record<SeriesName, readonly InstallMethod[]> = {
  'Multiply Inspiration': PLANK,
  '3-Ply Click': ['Click', 'Glue down'],
  '3-Ply T&G': ['Glue down', 'Floating'],
  '3 Ply Plank': PLANK,
  'Versailles Panel': ['Glue down'],
  'Herringbone Flooring': ['Glue down'],
  'Chevron Flooring': ['Glue down'],
  "Archisigner's Collection": ['Glue down', 'Secret nailing'],
  'Solid Oak Flooring': ['Secret nailing', 'Glue down'],
  Vinyl: ['Click'],
  Accessories: [],
};

/** Two blocks side by side where single herringbone has one. */
export const DOUBLE_HERRINGBONE = 'Double herringbone';

/** Percent to order on top of the measured area. Replace with a contractor's figures. */
export const WASTAGE = {
  plank: [
    { layout: 'Straight', percent: 7 },
    { layout: 'Diagonal', percent: 12 },
  ],
  herringbone: [
    { layout: 'Single herringbone', percent: 10 },
    { layout: DOUBLE_HERRINGBONE, percent: 12 },
  ],
  chevron: [{ layout: 'Straight rows', percent: 15 }],
  versailles: [
    { layout: 'Square to the room', percent: 10 },
    { layout: 'Diagonal', percent: 12 },
  ],
  'vinyl-plank': [
    { layout: 'Straight', percent: 5 },
    { layout: 'Diagonal', percent: 10 },
  ],
} as const satisfies Record<string, readonly LayingWastage[]>;

/** How the pieces of a series lie. */
export type LayingPattern = keyof typeof WASTAGE;

/**
 * The ways in which a series is laid, the usual one first.
 * @returns undefined for a series that isn't ours
 */
export function usualMethods(series: string, thicknessMm: number): InstallMethod[] | undefined {
  const known = seriesNamed(series);
  return (
    known && METHODS[known.name].filter((method) => method !== 'Secret nailing' || thicknessMm >= NAILABLE_MM)
  );
}

const LAID: Record<Pattern, LayingPattern> = {
  Plank: 'plank',
  Herringbone: 'herringbone',
  Chevron: 'chevron',
  'Versailles panel': 'versailles',
};

/** An unknown series is laid as planks. */
export const layingPattern = (series: string): LayingPattern =>
  series === 'Vinyl' ? 'vinyl-plank' : LAID[patternOf(series) ?? 'Plank'];

/** What one piece of a series is called. */
export function pieceName(series: string): 'board' | 'block' | 'panel' {
  const pattern = layingPattern(series);
  if (pattern === 'versailles') return 'panel';
  return pattern === 'herringbone' || pattern === 'chevron' ? 'block' : 'board';
}

/** Layouts of a series with their wastage, the usual one first. */
export const usualWastage = (series: string): readonly LayingWastage[] => WASTAGE[layingPattern(series)];
