import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import type { BlockPattern } from '../../../../contracts/domain/layout/block-pattern.ts';
import { WithSide } from '../../../ui/side-panel.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { EmptyState } from '../../../ui/states.tsx';
import type { RoomModel } from '../use-room.ts';
import styles from './bench.module.css';
import { RoomForm } from './room-form.tsx';

interface ResultsProps {
  model: RoomModel & { readonly isSearching: boolean };
  pattern: BlockPattern | undefined;
  /** undefined, as the others are, until a layout is found */
  side: ReactNode;
  drawing: ReactNode;
  lists: ReactNode;
}

/** The room that is typed, and below it its layout. */
export function Results({ model, pattern, side, drawing, lists }: ResultsProps) {
  const { room, faults, isSearching } = model;
  return (
    <>
      <RoomForm model={model} pattern={pattern} />
      {!room && Object.keys(faults).length === 0 && (
        <EmptyState title="Enter the room’s sizes">
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
