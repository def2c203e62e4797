import type { IncomingMessage } from 'node:http';

/**
 * The whole body, if it came with its headers, as small ones do: waiting for its events takes longer than checking the call.
 * @returns undefined if it is still on its way or of unknown length; then nothing has been read
 */
export async function arrivedBody(req: IncomingMessage): Promise<Buffer | undefined> {
  // the parser hands the body over right after the request
  await undefined;
  const length = Number(req.headers['content-length'] ?? 0);
  if (length === 0 || req.readableLength !== length) return undefined;
  const body: Buffer | null = req.read();
  // for its end to be noticed
  req.resume();
  return body ?? undefined;
}
