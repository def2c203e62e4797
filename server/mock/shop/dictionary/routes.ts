import type { CallTable } from '../../engine/answering/handler.ts';
import { readDictionary } from './use-cases.ts';

/** One dictionary under two paths, as in the documented backend. */
export const dictionaryCalls = {
  '/api/dic': { preparedBy: readDictionary },
  '/woojiapi/compose/qrydicbytype': { preparedBy: readDictionary },
} satisfies CallTable;
