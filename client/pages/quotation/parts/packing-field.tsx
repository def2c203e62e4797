import { formatPence } from '../../../../contracts/domain/money/money.ts';
import { countText } from '../../../../contracts/domain/number/notation.ts';
import { PACKING_WORDS, type Packing } from '../../../../contracts/domain/quotation/packing.ts';
import { Choice } from '../../../ui/choice.tsx';

/** The packs and cost of one way of counting, for all plots. */
export interface PackedWay {
  readonly packs: number;
  /** with VAT; undefined while prices are not known */
  readonly totalPence: number | undefined;
}
export type PackedWays = Readonly<Record<Packing, PackedWay>>;

interface PackingFieldProps {
  packing: Packing;
  ways: PackedWays;
  onChange: (packing: Packing) => void;
}

const MEANING: Readonly<Record<Packing, string>> = {
  eachPlot: 'Each plot is delivered with its own packs, so plots can be built and called off one by one.',
  together: 'Everything is delivered together, and what is left of a pack goes on to the next plot.',
};
const WAYS: readonly Packing[] = ['eachPlot', 'together'];

/** The two ways to count the packs of several plots, each with its packs and cost. */
export function PackingField({ packing, ways, onChange }: PackingFieldProps) {
  return (
    <Choice
      label="How packs are counted"
      name="packing"
      value={packing}
      options={WAYS.map((way) => {
        return {
          value: way,
          title: PACKING_WORDS[way],
          text: (
            <>
              <strong className="text-figures">{figuresText(ways[way])}</strong>
              <br />
              {MEANING[way]}
            </>
          ),
        };
      })}
      onChange={(value) => onChange(value === 'together' ? 'together' : 'eachPlot')}
    />
  );
}

const figuresText = ({ packs, totalPence }: PackedWay) =>
  [countText(packs, 'pack'), totalPence === undefined ? '' : `${formatPence(totalPence)} incl. VAT`]
    .filter(Boolean)
    .join(' · ');
