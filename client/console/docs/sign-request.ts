import type { DocsRequest } from 'swagger-ui-dist/swagger-ui-es-bundle.js';
import { callHeaders, newCallSerial } from '../../lib/call-headers.ts';
import { worldHeaders } from '../../lib/mock-world.ts';

/** Adds the headers that a browser of this site sends to a docs call, and signs its final address. */
export function signRequest(
  request: DocsRequest,
  { brand, siteSalt }: { readonly brand: string; readonly siteSalt: string },
): DocsRequest {
  if (request.loadSpec) return request;
  const { pathname, search } = new URL(request.url, location.origin);
  const token = Object.entries(request.headers).find(([name]) => name.toLowerCase() === 'token')?.[1];
  const callserial = newCallSerial();
  Object.assign(
    request.headers,
    callHeaders({ brand, siteSalt, token, callserial, url: pathname + search }),
    worldHeaders(),
  );
  return request;
}
