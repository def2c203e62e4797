import { useRef, useState } from 'react';
import { useUndoKeys } from '../../../lib/use-undo-keys.ts';
import { Button } from '../../../ui/button.tsx';
import { InlineAlert } from '../../../ui/inline-alert.tsx';
import type { RoomModel } from '../use-room.ts';
import styles from './corners.module.css';
import { CornersDrawing } from './corners-drawing.tsx';
import { useCorners } from './use-corners.ts';
import { WallsTable } from './walls-table.tsx';

/** The outline of a room to draw, and beside it its walls to type. */
export function CornersEditor({ room }: { room: RoomModel }) {
  const model = useCorners(room);
  const [refused, setRefused] = useState('');
  const { undo, redo } = model;
  const place = useRef<HTMLDivElement>(null);
  useUndoKeys(place, undo, redo);
  return (
    <div ref={place} className={styles.editor} data-no-print="">
      <div className={styles.plan}>
        <CornersDrawing model={model} onRefuse={setRefused} />
        <div className={styles.tools}>
          <Button variant="outline" size="sm" aria-disabled={!undo || undefined} onClick={() => undo?.()}>
            Undo
          </Button>
          <Button variant="outline" size="sm" aria-disabled={!redo || undefined} onClick={() => redo?.()}>
            Redo
          </Button>
        </div>
        <InlineAlert>{refused || room.faults.length || room.faults.width}</InlineAlert>
      </div>
      <WallsTable model={model} />
    </div>
  );
}
