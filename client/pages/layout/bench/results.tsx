import { clsx } from 'clsx';
import { type ReactNode, Suspense } from 'react';
import type { BlockPattern } from '../../../../contracts/domain/layout/block-pattern.ts';
import { fetchedPart } from '../../../ui/later-part.tsx';
import { WithSide } from '../../../ui/side-panel.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { EmptyState } from '../../../ui/states.tsx';
import type { RoomModel } from '../use-room.ts';
import styles from './bench.module.css';
import { ColumnsForm } from './columns-form.tsx';
import { RoomForm } from './room-form.tsx';

interface ResultsProps {
  model: RoomModel & { readonly isSearching: boolean };
  pattern: BlockPattern | undefined;
  /** undefined, as the others are, until a layout is found */
  side: ReactNode;
  drawing: ReactNode;
  lists: ReactNode;
}

const Corners = fetchedPart(() => import('../corners/corners-editor.tsx').then((m) => m.CornersEditor));

/** The room that is typed, and below it its layout. */
export function Results({ model, pattern, side, drawing, lists }: ResultsProps) {
  const { asked, room, faults, isSpoilt, isSearching } = model;
  return (
    <>
      <RoomForm model={model} pattern={pattern} />
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
      {room && !drawing && isSearching && <Skeleton className={styles.waiting} />}
      {drawing && (
        <div className={clsx(styles.result, isSearching && styles.stale)} aria-busy={isSearching}>
          <WithSide label="Packs" side={side} isWide>
            {drawing}
          </WithSide>
          {lists}
        </div>
      )}
    </>
  );
}
