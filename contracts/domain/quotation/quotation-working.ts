import { hundredths, sumOfFigures, timesFigure } from '../number/decimal.ts';
import { areaText, countText, groupDigits, percentText } from '../number/notation.ts';
import { type PackedGoods, packsText } from '../quantity/goods-count.ts';
import { isSetByHand, type PackedLine, type Plotted, packsCounted } from './packing.ts';

/** A line with what its plan has worked out. */
export interface WorkedLine extends PackedLine, PackedGoods {}

const UNITS = { m: 'm', kg: 'kg', l: 'litres' } as const;
type Unit = NonNullable<PackedLine['need']>['unit'];

function amountText(amount: number, unit: Unit): string {
  if (unit === 'm2') return areaText(amount);
  return unit === 'piece' ? countText(amount, 'piece') : `${groupDigits(amount)} ${UNITS[unit]}`;
}

/** `7%`, `7% and 10%`: the rooms' wastage. */
const percentsText = (rooms: PackedLine['rooms']): string =>
  [...new Set(rooms.flatMap(({ wastagePercent }) => wastagePercent ?? []))]
    .sort((a, b) => a - b)
    .map(percentText)
    .join(' and ');

/**
 * How the packs of a line are worked out, in sentences for page and papers: area, wastage, packs and what is left over.
 * Empty for a line that no plan has worked out.
 */
export function workingOf(line: WorkedLine, plotted: Plotted): string[] {
  const { need } = line;
  if (!need) return [];
  return [
    neededText(line, need, plotted),
    packedText(line, need, plotted),
    handText(line, need, plotted),
  ].filter((sentence) => sentence !== '');
}

type Need = NonNullable<PackedLine['need']>;

function neededText({ rooms }: WorkedLine, { amount, unit }: Need, { plots }: Plotted): string {
  const each = plots > 1 ? 'Each plot: ' : '';
  const net = sumOfFigures(rooms.map(({ areaM2 }) => areaM2));
  const wasted = (hundredths(amount) - hundredths(net)) / 100;
  const percents = percentsText(rooms);
  if (percents === '') return `${each}${amountText(amount, unit)} needed.`;
  return `${each}${areaText(net)} laid and ${areaText(wasted)} wastage (${percents}), ${areaText(amount)} needed.`;
}

function packedText(line: WorkedLine, { amount, unit, pack }: Need, { plots, packing }: Plotted): string {
  const { number } = line;
  const isTogether = plots > 1 && packing === 'together';
  const all = isTogether ? timesFigure(amount, plots) : amount;
  const counted = packsText(number, line);
  const held = unit === 'piece' && pack === 1 ? '' : ` of ${amountText(pack, unit)}`;
  const isFitting = pack === 1 && unit === 'm2';
  const left = (hundredths(number * pack) - hundredths(all)) / 100;
  const rest = left > 0 && !isFitting ? `, ${amountText(left, unit)} left over` : '';
  const short = left < 0 ? `, ${amountText(-left, unit)} too little` : '';
  const packs = isFitting ? counted : `${counted}${held}`;
  if (isTogether) return `All ${plots} plots together: ${amountText(all, unit)} in ${packs}${rest}${short}.`;
  const times = plots > 1 ? ` on each plot, ${packsText(number * plots, line)} in all` : '';
  const verb = isSetByHand(line, { plots, packing }) ? 'In' : 'Rounded up to';
  return `${verb} ${packs}${rest}${short}${times}.`;
}

function handText(line: WorkedLine, need: Need, plotted: Plotted): string {
  if (!isSetByHand(line, plotted)) return '';
  return `Set by hand: the plan counts ${packsText(packsCounted(need, plotted), line)}.`;
}
