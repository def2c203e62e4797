import type { CallTable } from '../../answering/handler.ts';
import { readDictionary } from './use-cases.ts';

/** One dictionary under two paths, as the documented backend has it. */
export const dictionaryCalls = {
  '/api/dic': { preparedBy: readDictionary },
  '/woojiapi/compose/qrydicbytype': { preparedBy: readDictionary },
} satisfies CallTable;
