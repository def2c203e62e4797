import type { IncomingHttpHeaders } from 'node:http';
import { MAIN_WORLD, WORLD_HEADER } from '../../../../contracts/api/mock-console.ts';

export const WORLD_NAME = /^[a-z0-9-]{1,40}$/;
export const WORLD_NAME_RULE = 'must be 1 to 40 characters from a-z, 0-9 and -';

/** The world that a request asks for; undefined if the name is invalid. */
export function askedWorld(headers: IncomingHttpHeaders): string | undefined {
  const name = headers[WORLD_HEADER] ?? MAIN_WORLD;
  return typeof name === 'string' && WORLD_NAME.test(name) ? name : undefined;
}
