import { clsx } from 'clsx';
import { Suspense } from 'react';
import { isPattern } from '../../../../contracts/domain/layout/find-floor.ts';
import type { FloorToLay } from '../../../../contracts/domain/layout/floor-to-lay.ts';
import type { Product } from '../../../data/order-line.ts';
import type { PriceReading } from '../../../features/floor-page/use-floor-page.ts';
import { fetchedPart } from '../../../ui/later-part.tsx';
import { WithSide } from '../../../ui/side-panel.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { EmptyState } from '../../../ui/states.tsx';
import { useBench } from '../use-bench.ts';
import styles from './bench.module.css';
import { ColumnsForm } from './columns-form.tsx';
import { Drawing } from './drawing.tsx';
import { CutList, LayingOrder } from './lists.tsx';
import { PacksPanel } from './packs-panel.tsx';
import { PatternDrawing } from './pattern-drawing.tsx';
import { RoomForm } from './room-form.tsx';

const Corners = fetchedPart(() => import('../corners/corners-editor.tsx').then((m) => m.CornersEditor));

interface BenchProps {
  product: Product;
  /** as the product is usually laid */
  floor: FloorToLay;
  price: PriceReading;
}

/** A room is typed, and the floor lies in it: boards in rows, or blocks and panels in their pattern. */
export function Bench({ product, floor: usual, price }: BenchProps) {
  const model = useBench(product, usual);
  const { asked, room, faults, floor, laid, isSpoilt, isSearching } = model;
  const walls = room && { outline: room, holes: model.columns };
  return (
    <>
      <RoomForm model={model} pattern={floor.pattern} />
      {asked.shape === 'corners' && (
        <Suspense fallback={<Skeleton className={styles.waiting} />}>
          <Corners room={model} />
        </Suspense>
      )}
      {room && <ColumnsForm model={model} />}
      {!room && Object.keys(faults).length === 0 && (
        <EmptyState title={isSpoilt ? 'The room in this address can’t be read' : 'Enter the room’s sizes'}>
          The layout is drawn as you type. A plain number below 100 is in metres.
        </EmptyState>
      )}
      {room && !laid && isSearching && <Skeleton className={styles.waiting} />}
      {walls && laid && (
        <div className={clsx(styles.result, isSearching && styles.stale)} aria-busy={isSearching}>
          <WithSide
            label="Packs"
            side={<PacksPanel product={product} model={model} laid={laid} price={price} />}
            isWide
          >
            {isPattern(laid.layout) ? (
              <PatternDrawing room={walls} product={product} layout={laid.layout} />
            ) : (
              <Drawing room={walls} product={product} layout={laid.layout} floor={floor} />
            )}
          </WithSide>
          <LayingOrder layout={laid.layout} floor={floor} product={product} />
          <CutList layout={laid.layout} floor={floor} />
        </div>
      )}
    </>
  );
}
