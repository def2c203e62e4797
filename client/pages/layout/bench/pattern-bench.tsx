import type { BlockPattern } from '../../../../contracts/domain/layout/block-pattern.ts';
import { differenceText } from '../layout-words.ts';
import { pieceName } from '../pattern-words.ts';
import { usePatternBench } from '../use-pattern-bench.ts';
import type { BenchProps } from './board-bench.tsx';
import { PacksPanel } from './packs-panel.tsx';
import { PatternDrawing } from './pattern-drawing.tsx';
import { handsText, patternFacts } from './pattern-facts.ts';
import { PatternCutList, PatternOrder } from './pattern-lists.tsx';
import { Results } from './results.tsx';

/** A room is typed, and blocks or panels lie in it in their pattern. */
export function PatternBench({ product, floor, pattern, price }: BenchProps & { pattern: BlockPattern }) {
  const model = usePatternBench(product, floor);
  const { room, columns, layout, packs, usualPercent } = model;
  return (
    <Results
      model={model}
      pattern={pattern}
      side={
        layout &&
        packs && (
          <PacksPanel
            product={product}
            packs={packs}
            usualPercent={usualPercent}
            why={`${differenceText(packs, usualPercent, pieceName(pattern))}${handsText(layout)}`}
            facts={patternFacts({ model, layout, packs, pattern })}
            price={price}
          />
        )
      }
      drawing={
        layout &&
        room && (
          <PatternDrawing layout={layout} pattern={pattern} room={room} columns={columns} product={product} />
        )
      }
      lists={
        layout && (
          <>
            <PatternOrder layout={layout} pattern={pattern} product={product} />
            <PatternCutList layout={layout} pattern={pattern} />
          </>
        )
      }
    />
  );
}
