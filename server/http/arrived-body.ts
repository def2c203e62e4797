import type { IncomingMessage } from 'node:http';

/**
 * The whole body, if it arrived together with the headers, as small ones do. Waiting for its events would take longer than
 * checking the call.
 * @returns undefined if it is still on its way or of unknown length; then nothing has been read
 */
export async function arrivedBody(req: IncomingMessage): Promise<Buffer | undefined> {
  // the parser hands the body over right after the request
  await undefined;
  const length = Number(req.headers['content-length'] ?? 0);
  if (length === 0 || req.readableLength !== length) return undefined;
  const body: Buffer | null = req.read();
  // so that the end event fires
  req.resume();
  return body ?? undefined;
}
