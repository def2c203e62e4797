import type { Db, ProjectLineRow } from '../../engine/database/tables.ts';
import { changeLineRow, removeLineRow } from './line-repository.ts';

/**
 * Moves a line to another room; if the room has the product already, packs are added up.
 * @param roomId '' for no room
 * @param lines all lines of the project
 */
export async function moveLine(
  db: Db,
  line: ProjectLineRow,
  roomId: string,
  lines: readonly ProjectLineRow[],
): Promise<void> {
  const there = lines.find(
    ({ line_id, room_id, product_id }) =>
      room_id === roomId && product_id === line.product_id && line_id !== line.line_id,
  );
  if (!there) return await changeLineRow(db, line.line_id, { room_id: roomId });
  await changeLineRow(db, there.line_id, { number: there.number + line.number });
  await removeLineRow(db, line.project_id, line.line_id);
}
