import { proxy } from 'valtio/vanilla';
import { PROJECT_NAME_MAX } from '../../../contracts/rules/project-limits.ts';
import {
  type CounterName,
  countersOf,
  type PropertyType,
  type RoomCounts,
  roomCount,
} from '../../../contracts/rules/room-counts.ts';
import { readStored, writeStored } from '../../lib/storage.ts';

/** What this browser has entered, on both trees and in every tab. */
export interface PropertyChoice {
  readonly type: PropertyType;
  readonly counts: RoomCounts;
  /** of the project that the rooms are to be saved as */
  readonly projectName: string;
}

const PROPERTY_KEY = 'alderline.property';
/** Raise it when the stored shape changes: older content is then ignored. */
const VERSION = 1;
const NO_CHOICE: PropertyChoice = { type: 'Flat', counts: {}, projectName: '' };
export const property = proxy<{ choice: PropertyChoice }>({ choice: NO_CHOICE });

/** @returns a flat without rooms for no content, or content that is not ours */
function readChoice(): PropertyChoice {
  const value = readStored(PROPERTY_KEY);
  if (typeof value !== 'object' || value === null) return NO_CHOICE;
  const { version, type, counts, projectName } = value as Record<string, unknown>;
  const isOurs = version === VERSION && typeof counts === 'object' && counts !== null;
  if (!isOurs || (type !== 'Flat' && type !== 'House')) return NO_CHOICE;
  const kept = countersOf('House').map((name) => [name, roomCount((counts as RoomCounts)[name])]);
  return {
    type,
    counts: Object.fromEntries(kept),
    projectName: typeof projectName === 'string' ? projectName.slice(0, PROJECT_NAME_MAX) : '',
  };
}

function keep(choice: PropertyChoice): void {
  property.choice = choice;
  writeStored(PROPERTY_KEY, { version: VERSION, ...choice });
}

export function chooseType(type: PropertyType): void {
  keep({ ...property.choice, type });
}

export function countRooms(name: CounterName, count: number): void {
  const { choice } = property;
  keep({ ...choice, counts: { ...choice.counts, [name]: roomCount(count) } });
}

export function nameProject(projectName: string): void {
  keep({ ...property.choice, projectName });
}

/** After the rooms have been saved: they are to be saved once. */
export function clearProperty(): void {
  keep(NO_CHOICE);
}

/** Brings back what was entered, and follows the other tabs. @returns a function that stops it */
export function followProperty(): () => void {
  property.choice = readChoice();
  const follow = (event: StorageEvent) => {
    if (event.key === PROPERTY_KEY || event.key === null) property.choice = readChoice();
  };
  window.addEventListener('storage', follow);
  return () => window.removeEventListener('storage', follow);
}
