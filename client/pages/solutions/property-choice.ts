import { PROJECT_NAME_MAX } from '../../../contracts/rules/project-limits.ts';
import {
  type CounterName,
  countersOf,
  type PropertyType,
  type RoomCounts,
  roomCount,
} from '../../../contracts/rules/room-counts.ts';
import { keptChoice } from '../../state/kept-choice.ts';

export interface PropertyChoice {
  readonly type: PropertyType;
  readonly counts: RoomCounts;
  /** of the project that the rooms are to be saved as */
  readonly projectName: string;
  /** the project, once it is made but its rooms are not saved yet; '' otherwise */
  readonly projectId: string;
}

const NONE: PropertyChoice = { type: 'Flat', counts: {}, projectName: '', projectId: '' };

export const property = keptChoice<PropertyChoice>({
  key: 'alderline.property',
  version: 2,
  none: NONE,
  read: ({ type, counts, projectName, projectId }) => {
    if (typeof counts !== 'object' || counts === null) return undefined;
    if (type !== 'Flat' && type !== 'House') return undefined;
    const kept = countersOf('House').map((name) => [name, roomCount((counts as RoomCounts)[name])]);
    return {
      type,
      counts: Object.fromEntries(kept),
      projectName: typeof projectName === 'string' ? projectName.slice(0, PROJECT_NAME_MAX) : '',
      projectId: typeof projectId === 'string' ? projectId : '',
    };
  },
});

export function chooseType(type: PropertyType): void {
  property.keep({ ...property.now(), type });
}

export function countRooms(name: CounterName, count: number): void {
  const choice = property.now();
  property.keep({ ...choice, counts: { ...choice.counts, [name]: roomCount(count) } });
}

export function nameProject(projectName: string): void {
  property.keep({ ...property.now(), projectName });
}

/** @param projectId '' when it is gone */
export function keepProject(projectId: string): void {
  property.keep({ ...property.now(), projectId });
}

/** After the rooms have been saved: they are to be saved once. */
export function clearProperty(): void {
  property.keep(NONE);
}
