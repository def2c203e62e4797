import { groupDigits } from '../../../../contracts/domain/number/notation.ts';
import { CornerHandle } from '../../../ui/corner-handle.tsx';
import type { Point } from '../laying/plane.ts';
import { type Size, within } from './room.ts';
import styles from './studio.module.css';

export interface Handle {
  /** unique on the picture */
  readonly id: string;
  /** what it marks: `Near left corner` */
  readonly name: string;
  readonly at: Point;
  readonly move: (to: Point, tag: string) => void;
  /** puts another corner after this one */
  readonly add?: (() => void) | undefined;
  /** takes this corner away */
  readonly remove?: (() => void) | undefined;
}

interface HandlesProps {
  handles: readonly Handle[];
  photo: Size;
  /** element that tells how the keys move a handle */
  describedBy: string;
  /** the one that is held or has the focus, for the magnifier; undefined when none is */
  onHold: (id: string | undefined) => void;
}

/** Corners on the picture, each a control of its own, which the arrow keys move by pixels. */
export const Handles = ({ handles, photo, describedBy, onHold }: HandlesProps) =>
  handles.map(({ name, move, ...handle }) => (
    <CornerHandle
      {...handle}
      key={handle.id}
      className={styles.handle}
      size={photo}
      step={1}
      move={(to, tag) => move(within(to, photo), tag)}
      aria-label={`${name}: ${groupDigits(handle.at.x)} across, ${groupDigits(handle.at.y)} down`}
      aria-describedby={describedBy}
      onFocus={() => onHold(handle.id)}
      onBlur={() => onHold(undefined)}
    />
  ));
