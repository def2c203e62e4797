import { OPERATIONS } from '../../../calls/operations.ts';
import type { Role } from '../database/tables.ts';
import type { Seed } from './seed.ts';

const EVERYBODY: readonly Role[] = ['guest', 'trade', 'staff'];
const CUSTOMERS: readonly Role[] = ['trade', 'staff'];

const rights = () =>
  [...OPERATIONS.values()].flatMap(({ functionId, access }) =>
    (access === 'public' ? EVERYBODY : CUSTOMERS).map((role) => ({ role, function_id: functionId })),
  );

/** One function per call, switched on, and who may use it. Changed switches and rights stay as they are. */
export const sowFunctions: Seed = {
  name: 'functions',
  content: rights,
  async sow(db) {
    await db
      .insertInto('functions')
      .values([...OPERATIONS.values()].map(({ functionId }) => ({ function_id: functionId, is_on: 1 })))
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    await db
      .insertInto('role_rights')
      .values(rights())
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  },
};
