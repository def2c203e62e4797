import type { Plan, PlanFacts, PlanLine } from '../../../../../contracts/domain/plan/plan.ts';
import { planLines } from '../../../../../contracts/domain/plan/plan-lines.ts';
import type { Db, ProjectLineRow } from '../../../engine/database/tables.ts';
import { newId } from '../../../engine/security/token.ts';
import { addLineRows } from '../line-repository.ts';
import { removeLinesOf } from './repository.ts';

/**
 * Puts what a plan takes into its project, so that both come to the same: of these products the plan decides, and others
 * stay as they are. Fitting is no product of a project.
 * @param before ids of the products that the plan put there last
 * @param roomIds the project's rooms, by the ids of the plan's
 * @returns ids of the products that are there now because of the plan
 */
export async function keepProducts(
  db: Db,
  projectId: string,
  plan: Plan,
  facts: PlanFacts,
  { before, roomIds, now }: Kept,
): Promise<string[]> {
  const lines = planLines(plan, facts).filter(({ kind }) => kind !== 'Fitting');
  const productIds = [...new Set(lines.map(({ productId }) => productId))];
  await removeLinesOf(db, projectId, [...new Set([...before, ...productIds])]);
  const pictures = new Map(
    [...facts.floors, ...facts.accessories].map(({ productId, mainImg }) => [productId, mainImg]),
  );
  const rows = lines
    .flatMap((line) => rowsOf(line, roomIds))
    .map(
      (row, index): ProjectLineRow => ({
        ...row,
        line_id: newId('l'),
        project_id: projectId,
        main_img: pictures.get(row.product_id) ?? '',
        product_info: '',
        // lists go by time: floors first, in the order of the plan
        created_at: now + index,
      }),
    );
  await addLineRows(db, rows);
  return productIds;
}

interface Kept {
  readonly before: readonly string[];
  readonly roomIds: ReadonlyMap<string, string>;
  readonly now: number;
}

type PlannedRow = Pick<ProjectLineRow, 'room_id' | 'product_id' | 'number' | 'price_pence'>;

function rowsOf(line: PlanLine, roomIds: ReadonlyMap<string, string>): PlannedRow[] {
  const row = { product_id: line.productId, price_pence: line.productPrice ?? 0 };
  if (line.kind !== 'Floor') return [{ ...row, room_id: '', number: line.number }];
  return line.rooms
    .filter(({ packs }) => packs > 0)
    .map(({ roomId, packs }) => ({ ...row, room_id: roomIds.get(roomId) ?? '', number: packs }));
}
