import { useState } from 'react';
import { boundsOf, inBounds, isRoom } from '../../../../contracts/domain/layout/corners.ts';
import type { Column } from '../../../../contracts/domain/layout/layout-job.ts';
import type { Point } from '../../../../contracts/domain/layout/outline.ts';
import { followed, type Typed, type Wall, wallsOf } from '../../../../contracts/domain/layout/walls.ts';
import type { RoomModel } from '../use-room.ts';

interface Shape {
  readonly corners: readonly Point[];
  readonly columns: readonly Column[];
}

/** Walls that are typed but don't make a room yet. */
interface Draft {
  readonly walls: readonly Wall[];
  readonly typed: number;
  readonly result: Typed;
}

export interface CornersModel extends Shape {
  readonly walls: readonly Wall[];
  readonly draft: Draft | undefined;
  /** @returns false where walls would cross: nothing is changed */
  readonly place: (corners: readonly Point[]) => boolean;
  readonly type: (at: number, part: Partial<Wall>) => void;
  /** what is typed is given up for the room as it is drawn */
  readonly drop: () => void;
  /** undefined where there is nothing to undo */
  readonly undo: (() => void) | undefined;
  readonly redo: (() => void) | undefined;
}

/** A room by its corners: what is drawn and what is typed are the same corners, in the address. */
export function useCorners({ asked, change }: RoomModel): CornersModel {
  const { corners, columns } = asked;
  const [past, setPast] = useState<readonly Shape[]>([]);
  const [future, setFuture] = useState<readonly Shape[]>([]);
  const [typed, setTyped] = useState<Draft & { readonly of: string }>();
  const key = JSON.stringify(corners);
  const draft = typed?.of === key ? typed : undefined;
  const show = (shape: Shape) => change({ ...shape, ...inBounds(shape.corners) });
  const place = (next: readonly Point[]): boolean => {
    if (!isRoom(next)) return false;
    const shape = { corners: inBounds(next).corners, columns: inPlace(columns, next) };
    setTyped(undefined);
    if (JSON.stringify(shape.corners) === key) return true;
    setPast([...past, { corners, columns }]);
    setFuture([]);
    show(shape);
    return true;
  };
  const type = (at: number, part: Partial<Wall>) => {
    const walls = (draft?.walls ?? wallsOf(corners)).map((wall, other) =>
      other === at ? { ...wall, ...part } : wall,
    );
    const result = followed(corners, walls, at);
    if (result.kind !== 'closed' || !place(result.corners)) setTyped({ walls, typed: at, result, of: key });
  };
  /** @returns what takes the last of these shapes, and leaves what is drawn to the others */
  const step = (from: readonly Shape[], setFrom: typeof setPast, setTo: typeof setPast) => {
    const shape = from.at(-1);
    if (!shape) return undefined;
    return () => {
      setFrom(from.slice(0, -1));
      setTo((others) => [...others, { corners, columns }]);
      show(shape);
    };
  };
  return {
    corners,
    columns,
    walls: draft?.walls ?? wallsOf(corners),
    draft,
    place,
    type,
    drop: () => setTyped(undefined),
    undo: step(past, setPast, setFuture),
    redo: step(future, setFuture, setPast),
  };
}

/** Columns stay where they are in the room when its bounds begin elsewhere. */
function inPlace(columns: readonly Column[], corners: readonly Point[]): readonly Column[] {
  const { x0, y0 } = boundsOf(corners);
  return columns.map((column) => ({
    ...column,
    x: Math.max(0, column.x - x0),
    y: Math.max(0, column.y - y0),
  }));
}
