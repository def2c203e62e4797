import { isPattern, type LaidFloor } from '../../../../contracts/domain/layout/find-floor.ts';
import { leastFor } from '../../../../contracts/domain/layout/find-layout.ts';
import type { PatternLayout } from '../../../../contracts/domain/layout/find-pattern.ts';
import { boardOf } from '../../../../contracts/domain/layout/layout-job.ts';
import { floorArea, type Tenths } from '../../../../contracts/domain/layout/outline.ts';
import {
  areaText,
  countText,
  groupDigits,
  percentText,
} from '../../../../contracts/domain/number/notation.ts';
import { mmText, pieceName, runText } from '../layout-words.ts';
import { centreText, isPanels } from '../pattern-words.ts';
import type { BenchModel } from '../use-bench.ts';

/** What a layout takes; what has no value is left out. */
export function layoutFacts(
  { asked, roomM2, gapMm, floor }: BenchModel,
  laid: NonNullable<BenchModel['laid']>,
) {
  const { layout, packs } = laid;
  const blocks = isPattern(layout) ? layout : undefined;
  const panels = blocks && isPanels(blocks) ? blocks : undefined;
  const inRows = panels ? '' : runText(layout);
  const over = packs.boardsInPacks;
  // a pack of an odd number of blocks has one more of either hand
  const overOf = (hand: 'left' | 'right') =>
    blocks && !panels ? laidText(blocks.used[hand], Math.floor(over / 2)) : '';
  const isAlike = !blocks && asked.centre !== 'best';
  return [
    ['Room', areaText(roomM2)],
    [blocks ? 'Rows run' : 'Boards run', inRows],
    [panels ? 'Centre lines' : 'Centre line', blocks ? centreText(blocks) : ''],
    ['Gap at the walls', `${gapMm} mm`],
    ['Set out', isAlike ? 'Alike on both sides of the centre line' : ''],
    ['Border', borderFact(asked.border, layout)],
    ['Boards laid', blocks ? '' : laidText(layout.boards, over)],
    ['Panels laid', panels ? laidText(panels.used.none, over) : ''],
    ['Left blocks', overOf('left')],
    ['Right blocks', overOf('right')],
    ['Fewest possible', fewestText(layout, pieceName(floor))],
    ['Cuts', cutsText(layout, pieceName(floor))],
    ['Waste', `${areaText(packs.wasteM2)}, ${percentText(packs.wastePercent)} of the floor`],
    ['Offcuts of use', offcutsText(layout, boardOf(floor).length)],
  ] as const;
}

const laidText = (laid: number, had: number): string =>
  `${groupDigits(laid)}, and ${groupDigits(had - laid)} over in whole packs`;

/** How wide a border is, and what it covers. */
function borderFact(rows: number, { area, field, holes }: LaidFloor): string {
  const m2 = (area - floorArea({ outline: field, holes })) / 100_000_000;
  return m2 > 0 ? `${countText(rows, 'row')} wide, ${areaText(Math.round(m2 * 100) / 100)}` : '';
}

function fewestText(layout: LaidFloor, name: string): string {
  const { boards, fewest } = layout;
  if (!isPattern(layout))
    return boards === fewest
      ? `${fewest}: no straight layout takes fewer`
      : `${fewest} at least, in any straight layout`;
  const least = countText(fewest, name);
  return boards === fewest
    ? `${least}: no cutting takes fewer`
    : `${least} at least, however they are cut; ${groupDigits(boards)} here`;
}

function cutsText(layout: LaidFloor, name: string): string {
  if (!isPattern(layout)) return `${layout.crossCuts} across, ${layout.rips} along`;
  const { used, pieces, whole } = layout;
  return `${countText(pieces.length - whole, 'piece')} from ${countText(used.left + used.right + used.none - whole, name)}`;
}

const SHOWN = 5;

/** @param length of a board or block */
function offcutsText(layout: LaidFloor, length: Tenths): string {
  // longest first
  const offcuts = isPattern(layout) ? layout.offcuts : layout.offcuts.map(({ from, to }) => to - from);
  if (offcuts.length === 0) return `None of ${mmText(leastFor(length))} mm or more`;
  const longest = offcuts.slice(0, SHOWN).map(mmText);
  const others = offcuts.length - longest.length;
  return `${longest.join(', ')}${others > 0 ? ` mm and ${others} more` : ' mm'}`;
}

/** Why blocks of one hand are over; '' where none are. */
export function handsText({ used: { left, right } }: PatternLayout): string {
  if (left === right) return '';
  const [fewer, over] = left < right ? ['left', right - left] : ['right', left - right];
  return ` Packs hold left and right blocks in equal numbers, so ${over} more ${fewer} ${over === 1 ? 'one is' : 'ones are'} over.`;
}
