import type { CallTable } from '../../engine/answering/handler.ts';
import { HOUR_MS } from '../../engine/limits/limit.ts';
import { readLogo, removeLogo, uploadLogo } from './use-cases.ts';

export const logoCalls = {
  '/woojiapi/user/uploadcompanylogo': {
    handler: uploadLogo,
    limits: [{ per: 'address', calls: 240, withinMs: HOUR_MS }],
  },
  '/woojiapi/user/qrycompanylogo': { handler: readLogo },
  '/woojiapi/user/deletecompanylogo': { handler: removeLogo },
} satisfies CallTable;
