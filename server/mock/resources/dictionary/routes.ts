import type { Handlers } from '../../answering/handler.ts';
import { listEntries } from './repository.ts';

export const dictionaryRoutes = {
  '/api/dic': async ({ type }, { db }) => ({ resultCode: '0', data: await listEntries(db, type) }),
  '/woojiapi/compose/qrydicbytype': async ({ type }, { db }) => ({
    resultCode: '0',
    data: await listEntries(db, type),
  }),
} satisfies Handlers<'/api/dic' | '/woojiapi/compose/qrydicbytype'>;
