import { Router } from 'express';
import type { FunctionRow } from '../../../../contracts/api/mock-console.ts';
import { bumpRevision } from '../../engine/database/revision.ts';
import type { Db } from '../../engine/database/tables.ts';
import { ControlFailure } from './control-failure.ts';
import { type InWorld, param } from './in-world.ts';
import { readControl } from './read-control.ts';

/** The functions that calls belong to: who may use them, and whether they are on. */
export function functionRoutes(inWorld: InWorld): Router {
  return Router()
    .get(
      '/functions',
      inWorld(async ({ db }) => ({ functions: await listFunctions(db) })),
    )
    .patch(
      '/functions/:functionId',
      inWorld(async ({ db, shop }, req) => {
        const { on } = readControl('PATCH /functions/:functionId', req.body);
        const row = await switchFunction(db, param(req, 'functionId'), on);
        await shop.refresh();
        return row;
      }),
    );
}

async function listFunctions(db: Db): Promise<FunctionRow[]> {
  const functions = await db.selectFrom('functions').selectAll().orderBy('function_id').execute();
  const rights = await db.selectFrom('role_rights').selectAll().orderBy('role').execute();
  return functions.map((row) => ({
    functionId: row.function_id,
    on: row.is_on === 1,
    roles: rights.filter((right) => right.function_id === row.function_id).map((right) => right.role),
  }));
}

async function switchFunction(db: Db, functionId: string, on: boolean): Promise<FunctionRow> {
  return await db.transaction().execute(async (trx) => {
    await bumpRevision(trx);
    await trx
      .updateTable('functions')
      .set({ is_on: on ? 1 : 0 })
      .where('function_id', '=', functionId)
      .execute();
    const row = (await listFunctions(trx)).find((each) => each.functionId === functionId);
    if (!row) throw new ControlFailure('functionId: no such function', 404);
    return row;
  });
}
