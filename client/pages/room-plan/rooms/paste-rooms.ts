import { countText } from '../../../../contracts/domain/number/notation.ts';
import { newRoom } from '../../../../contracts/domain/plan/new-plan.ts';
import { MAX_PLAN_ROOMS, type PlanRoom } from '../../../../contracts/domain/plan/plan.ts';
import { ROOM_NAME_MAX } from '../../../../contracts/domain/project/project-limits.ts';
import { freeId } from '../../../features/plan/count-rooms.ts';
import { LENGTH_MAX_MM } from '../../../features/plan/figure-field.tsx';
import { changePlan, planChoice, type Units } from '../../../features/plan/kept-plan.ts';
import { readLength } from '../../../features/plan/length-text.ts';
import { reshaped, SIZES } from './shape-fields.tsx';

type SizeKey = (typeof SIZES)[number];

/** A row of a spreadsheet; an empty cell leaves what the room has. */
interface PastedRoom {
  readonly name?: string;
  readonly sizes: Partial<Record<SizeKey, number>>;
}

export interface Pasted {
  /** what has been done, in a sentence */
  readonly words: string;
  readonly undo: () => void;
}

/**
 * Fills rooms from cells that were copied in a spreadsheet, a row for each room from `id` on: a length and a width, or one of them,
 * or a name before them. Rows with names beyond the last room add rooms. Stairs are passed over.
 * @param key the field that was pasted into, for rows of one cell
 * @returns undefined for a single cell, which is typed as usual; a sentence if something can't be taken, and then nothing has changed
 */
export function pasteRooms(
  id: string,
  key: SizeKey,
  text: string,
  units: Units,
): Pasted | string | undefined {
  const lines = text.replace(/\s+$/, '').split(/\r?\n/);
  if (lines.length === 1 && !lines[0]?.includes('\t')) return undefined;
  const rows: PastedRoom[] = [];
  for (const [index, line] of lines.entries()) {
    const row = readRow(line, key, units);
    if (typeof row === 'string') return `Row ${index + 1} of what you pasted: ${row} Nothing has changed.`;
    rows.push(row);
  }
  return fillFrom(id, rows);
}

function readRow(line: string, key: SizeKey, units: Units): PastedRoom | string {
  const cells = line.split('\t').map((cell) => cell.trim());
  if (cells.length > 3) return 'there are more cells than a name, a length and a width.';
  const name = cells.length === 3 ? cells[0] : undefined;
  if (name !== undefined && name.length > ROOM_NAME_MAX)
    return `a name has at most ${ROOM_NAME_MAX} characters.`;
  const keys: readonly SizeKey[] = cells.length === 1 ? [key] : SIZES;
  const sizes: Partial<Record<SizeKey, number>> = {};
  for (const [index, cell] of cells.slice(-keys.length).entries()) {
    if (cell === '') continue;
    const mm = readLength(cell, units);
    if (mm === undefined || mm > LENGTH_MAX_MM) return `“${cell}” isn’t a length.`;
    sizes[keys[index] ?? key] = mm;
  }
  return { ...(name && { name }), sizes };
}

function fillFrom(id: string, rows: readonly PastedRoom[]): Pasted | string {
  const kept = planChoice.now();
  const before = kept.plan.rooms;
  const start = before.findIndex((room) => room.id === id);
  const targets = before.slice(start).filter(({ kind }) => kind !== 'Stairs');
  const further = rows.slice(targets.length);
  if (further.some(({ name }) => !name))
    return `You pasted ${countText(rows.length, 'row')}, but there are only ${countText(targets.length, 'room')} from here on. Add the missing rooms first, or paste their names too. Nothing has changed.`;
  if (before.length + further.length > MAX_PLAN_ROOMS)
    return `A plan takes at most ${MAX_PLAN_ROOMS} rooms. Nothing has changed.`;
  const byId = new Map(targets.map((room, index) => [room.id, rows[index]]));
  let rooms = before.map((room) => filled(room, byId.get(room.id)));
  for (const row of further) {
    const added = newRoom(freeId({ ...kept, plan: { ...kept.plan, rooms } }), row.name ?? '');
    rooms = [...rooms, filled(added, row)];
  }
  changePlan(() => ({ rooms }));
  const number = countText(rows.length - further.length, 'room');
  const added = further.length > 0 ? ` and ${countText(further.length, 'room')} added` : '';
  return { words: `${number} filled in${added}.`, undo: () => takeBack(targets, rooms.slice(before.length)) };
}

function filled(room: PlanRoom, row: PastedRoom | undefined): PlanRoom {
  if (!row || room.kind === 'Stairs') return room;
  const { name = room.name, sizes } = row;
  const shape = reshaped(room.shape, 'Rectangle');
  return { ...room, name, shape: Object.keys(sizes).length > 0 ? { ...shape, ...sizes } : room.shape };
}

/** Gives the rooms their names and shapes back, and removes the added ones; what else was changed since stays. */
function takeBack(filledOnes: readonly PlanRoom[], added: readonly PlanRoom[]): void {
  const were = new Map(filledOnes.map((room) => [room.id, room]));
  changePlan(({ rooms }) => ({
    rooms: rooms
      .filter(({ id }) => added.every((room) => room.id !== id))
      .map((room) => {
        const was = were.get(room.id);
        return was ? { ...room, name: was.name, shape: was.shape } : room;
      }),
  }));
}
