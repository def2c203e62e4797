import type { RequestListener, Server } from 'node:http';
import { closeServer, openServer, portOf } from '../../http/open-server.ts';

export interface Listening {
  readonly url: string;
  readonly server: Server;
  close(): Promise<void>;
}

/** A real server, with the shop's own limits, on a port that the system chooses. */
export async function listen(listener: RequestListener): Promise<Listening> {
  const server = await openServer(0, listener);
  return { url: `http://127.0.0.1:${portOf(server)}`, server, close: () => closeServer(server, 0) };
}
