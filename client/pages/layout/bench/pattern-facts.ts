import type { BlockPattern } from '../../../../contracts/domain/layout/block-pattern.ts';
import type { PatternLayout } from '../../../../contracts/domain/layout/find-pattern.ts';
import { areaText, countText, groupDigits } from '../../../../contracts/domain/number/notation.ts';
import type { LayoutPacks } from '../layout-packs.ts';
import { runText } from '../layout-words.ts';
import { centreText, pieceName } from '../pattern-words.ts';
import type { PatternBenchModel } from '../use-pattern-bench.ts';
import { borderFacts, offcutsText, wasteText } from './board-facts.ts';

interface FactsOf {
  readonly model: PatternBenchModel;
  readonly layout: PatternLayout;
  readonly packs: LayoutPacks;
  readonly pattern: BlockPattern;
}

/** What a layout in a pattern takes; what has no value is left out. */
export function patternFacts({ model, layout, packs, pattern }: FactsOf): [string, string][] {
  const { used, pieces, whole } = layout;
  const isPanels = pattern.kind === 'panels';
  const each = packs.boardsInPacks / 2;
  const cutPieces = pieces.length - whole;
  const cutBlocks = used.left + used.right + used.none - whole;
  return [
    ['Room', areaText(model.roomM2)],
    ['Rows run', isPanels ? '' : runText(layout)],
    [isPanels ? 'Centre lines' : 'Centre line', centreText(layout, pattern)],
    ['Gap at the walls', `${model.gapMm} mm`],
    ...borderFacts(model.asked.border, layout),
    ['Panels laid', isPanels ? laidText(used.none, packs.boardsInPacks) : ''],
    ['Left blocks', isPanels ? '' : laidText(used.left, each)],
    ['Right blocks', isPanels ? '' : laidText(used.right, each)],
    ['Fewest possible', fewestText(layout, pieceName(pattern))],
    ['Cuts', `${countText(cutPieces, 'piece')} from ${countText(cutBlocks, pieceName(pattern))}`],
    ['Waste', wasteText(packs)],
    ['Offcuts of use', offcutsText(layout.offcuts, layout.shape[1]?.x ?? 0)],
  ];
}

/** A pack of an odd number of blocks has one more of either hand. */
const laidText = (laid: number, had: number): string =>
  `${groupDigits(laid)}, and ${Math.floor(had) - laid} over in whole packs`;

function fewestText({ boards, fewest }: PatternLayout, name: string): string {
  const least = countText(fewest, name);
  return boards === fewest
    ? `${least}: no cutting takes fewer`
    : `${least} at least, however they are cut; ${groupDigits(boards)} here`;
}

/** Why blocks of one hand are over; '' where none are. */
export function handsText({ used: { left, right } }: PatternLayout): string {
  if (left === right) return '';
  const [fewer, over] = left < right ? ['left', right - left] : ['right', left - right];
  return ` Packs hold left and right blocks in equal numbers, so ${over} more ${fewer} ${over === 1 ? 'one is' : 'ones are'} over.`;
}
