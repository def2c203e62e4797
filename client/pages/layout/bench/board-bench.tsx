import type { FloorToLay } from '../../../../contracts/domain/layout/floor-to-lay.ts';
import type { Product } from '../../../data/order-line.ts';
import type { PriceReading } from '../../../features/floor-page/use-floor-page.ts';
import { differenceText } from '../layout-words.ts';
import { useBench } from '../use-bench.ts';
import { boardFacts } from './board-facts.ts';
import { Drawing } from './drawing.tsx';
import { CutList, LayingOrder } from './lists.tsx';
import { PacksPanel } from './packs-panel.tsx';
import { Results } from './results.tsx';

export interface BenchProps {
  product: Product;
  floor: FloorToLay;
  price: PriceReading;
}

/** A room is typed, and boards lie in it. */
export function BoardBench({ product, floor, price }: BenchProps) {
  const model = useBench(product, floor);
  const { room, columns, board, layout, packs } = model;
  return (
    <Results
      model={model}
      pattern={undefined}
      side={
        layout &&
        packs && (
          <PacksPanel
            product={product}
            packs={packs}
            usualPercent={floor.usualPercent}
            why={differenceText(packs, floor.usualPercent)}
            facts={boardFacts(model, layout, packs)}
            price={price}
          />
        )
      }
      drawing={
        layout &&
        room && <Drawing layout={layout} room={room} columns={columns} board={board} product={product} />
      }
      lists={
        layout && (
          <>
            <LayingOrder layout={layout} board={board} product={product} />
            <CutList layout={layout} board={board} />
          </>
        )
      }
    />
  );
}
