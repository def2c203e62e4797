import { type Layout, leastFor } from '../../../../contracts/domain/layout/find-layout.ts';
import { floorArea, type Tenths } from '../../../../contracts/domain/layout/outline.ts';
import { areaText, countText, percentText } from '../../../../contracts/domain/number/notation.ts';
import type { LayoutPacks } from '../layout-packs.ts';
import { mmText, runText } from '../layout-words.ts';
import type { BenchModel } from '../use-bench.ts';

/** What a layout of boards takes. */
export const boardFacts = (
  { asked, roomM2, gapMm, board }: BenchModel,
  layout: Layout,
  packs: LayoutPacks,
): [string, string][] => [
  ['Room', areaText(roomM2)],
  ['Boards run', runText(layout)],
  ['Gap at the walls', `${gapMm} mm`],
  ...(asked.centre === 'best'
    ? []
    : [['Set out', 'Alike on both sides of the centre line'] as [string, string]]),
  ...borderFacts(asked.border, layout),
  ['Boards laid', `${layout.boards}, and ${packs.boardsInPacks - layout.boards} over in whole packs`],
  ['Fewest possible', fewestText(layout)],
  ['Cuts', `${layout.crossCuts} across, ${layout.rips} along`],
  ['Waste', wasteText(packs)],
  [
    'Offcuts of use',
    offcutsText(
      layout.offcuts.map(({ from, to }) => to - from),
      board.length,
    ),
  ],
];

/** How wide a border is, and what it covers. */
export function borderFacts(
  rows: number,
  { area, field, holes }: Pick<Layout, 'area' | 'field' | 'holes'>,
): [string, string][] {
  const m2 = (area - floorArea({ outline: field, holes })) / 100_000_000;
  return m2 > 0
    ? [['Border', `${countText(rows, 'row')} wide, ${areaText(Math.round(m2 * 100) / 100)}`]]
    : [];
}

export const wasteText = ({ wasteM2, wastePercent }: LayoutPacks): string =>
  `${areaText(wasteM2)}, ${percentText(wastePercent)} of the floor`;

function fewestText({ boards, fewest }: Layout): string {
  return boards === fewest
    ? `${fewest}: no straight layout takes fewer`
    : `${fewest} at least, in any straight layout`;
}

const SHOWN = 5;

/** @param offcuts their lengths, longest first */
export function offcutsText(offcuts: readonly Tenths[], length: Tenths): string {
  if (offcuts.length === 0) return `None of ${mmText(leastFor(length))} mm or more`;
  const longest = offcuts.slice(0, SHOWN).map(mmText);
  const others = offcuts.length - longest.length;
  return `${longest.join(', ')}${others > 0 ? ` mm and ${others} more` : ' mm'}`;
}
