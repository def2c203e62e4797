import type { RequestListener, Server } from 'node:http';
import { closeServer, openServer, portOf } from '../../http/open-server.ts';

export interface Listening {
  readonly url: string;
  readonly server: Server;
  close(): Promise<void>;
}

/**
 * A real server on a port that the system chooses. It keeps idle connections as long as the shop does: Node's own 5 s run
 * out when a busy machine halts a test, whose next call then meets a connection that closes.
 */
export async function listen(listener: RequestListener): Promise<Listening> {
  const server = await openServer(0, listener, '127.0.0.1');
  return { url: `http://127.0.0.1:${portOf(server)}`, server, close: () => closeServer(server, 0) };
}
