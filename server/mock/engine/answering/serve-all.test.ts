import { describe, expect, it } from 'vitest';
import type { CallTable, ServedCalls } from './handler.ts';
import { serveAll } from './serve-all.ts';

const dictionary = {
  '/api/dic': { preparedBy: async () => ({ resultCode: '0', data: [] }) },
} satisfies CallTable;
const again = {
  '/api/dic': { preparedBy: async () => ({ resultCode: '0', data: [] }) },
} satisfies CallTable;
const sessions = {
  '/api/logout': { handler: async () => ({ resultCode: '0' }) },
} satisfies CallTable;

/** The compiler is the test: a line that wrongly compiles fails `npm run check`. */
describe('serving every call', () => {
  it('joins the tables of the resources', () => {
    const both: Pick<ServedCalls, '/api/dic' | '/api/logout'> = serveAll(dictionary, sessions);
    expect(both['/api/dic']).toBe(dictionary['/api/dic']);
    expect(both['/api/logout']).toBe(sessions['/api/logout']);
  });

  it('does not compile if no resource serves a path, two do, or the contract does not list it', () => {
    // @ts-expect-error the other calls are not served
    const missing: ServedCalls = serveAll(dictionary, sessions);
    // @ts-expect-error two tables serve /api/dic
    const twice: Pick<ServedCalls, '/api/dic'> = serveAll(dictionary, again);
    const unknown = {
      // @ts-expect-error the contract lists no such path
      '/api/nothing': { handler: async () => ({ resultCode: '0' }) },
    } satisfies CallTable;
    expect([missing, twice, unknown]).toHaveLength(3);
  });

  it('does not compile if a limit counts by a field that the call lacks, or a prepared answer reads the session', () => {
    const counted = {
      '/api/dic': {
        handler: async () => ({ resultCode: '0', data: [] }),
        // @ts-expect-error the call for a dictionary has no email
        limits: [{ per: 'email', calls: 1, withinMs: 1 }],
      },
    } satisfies CallTable;
    const personal = {
      '/api/dic': {
        // @ts-expect-error other callers would be shown this caller's session
        preparedBy: async (_input, { session }) => ({ resultCode: '0', data: [], session }),
      },
    } satisfies CallTable;
    expect([counted, personal]).toHaveLength(2);
  });
});
