import { clsx } from 'clsx';
import type { FloorToLay } from '../../../../contracts/domain/layout/floor-to-lay.ts';
import type { Product } from '../../../data/order-line.ts';
import { WithSide } from '../../../ui/side-panel.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { EmptyState } from '../../../ui/states.tsx';
import { useBench } from '../use-bench.ts';
import type { PriceReading } from '../use-layout-page.ts';
import styles from './bench.module.css';
import { Drawing } from './drawing.tsx';
import { CutList, LayingOrder } from './lists.tsx';
import { PacksPanel } from './packs-panel.tsx';
import { RoomForm } from './room-form.tsx';

interface BenchProps {
  product: Product;
  floor: FloorToLay;
  price: PriceReading;
}

/** A room is typed, and its floor lies in it. */
export function Bench({ product, floor, price }: BenchProps) {
  const model = useBench(product, floor);
  const { room, board, layout, packs, isSearching } = model;
  return (
    <>
      <RoomForm model={model} />
      {!room && Object.keys(model.faults).length === 0 && (
        <EmptyState title="Enter the room’s sizes">
          The layout is drawn as you type. A plain number below 100 is in metres.
        </EmptyState>
      )}
      {room && !layout && isSearching && <Skeleton className={styles.waiting} />}
      {room && layout && packs && (
        <div className={clsx(styles.result, isSearching && styles.stale)} aria-busy={isSearching}>
          <WithSide
            label="Packs"
            side={
              <PacksPanel product={product} floor={floor} price={price} model={{ ...model, layout, packs }} />
            }
            isWide
          >
            <Drawing layout={layout} room={room} board={board} product={product} />
          </WithSide>
          <LayingOrder layout={layout} board={board} product={product} />
          <CutList layout={layout} board={board} />
        </div>
      )}
    </>
  );
}
