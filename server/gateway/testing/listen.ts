import type { RequestListener, Server } from 'node:http';
import { closeServer, openServer, portOf } from '../../http/open-server.ts';

export interface Listening {
  readonly url: string;
  readonly server: Server;
  close(): Promise<void>;
}

/**
 * A real server on a port that the system chooses. It keeps idle connections as long as the shop does: on a busy machine
 * Node's default of 5 s could close one just as a test makes its next call.
 */
export async function listen(listener: RequestListener): Promise<Listening> {
  const server = await openServer(0, listener, '127.0.0.1');
  return { url: `http://127.0.0.1:${portOf(server)}`, server, close: () => closeServer(server, 0) };
}
