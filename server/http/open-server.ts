import { once } from 'node:events';
import {
  createServer,
  type IncomingMessage,
  type RequestListener,
  type Server,
  type ServerResponse,
} from 'node:http';
import { Server as TcpServer } from 'node:net';
import { StartFailure } from '../config/start-failure.ts';

const SECOND = 1000;

/** The server can't listen; the message says what to do. */
export class PortFailure extends StartFailure {
  override readonly name = 'PortFailure';
}

/**
 * Listens with limits for slow clients: headers within 10 s, a whole request within 30 s, no silence over 60 s.
 * @param port 0 lets the system choose
 * @param host an address of this machine; all of them by default
 * @throws PortFailure when the port is taken or not allowed
 */
export async function openServer(port: number, listener: RequestListener, host?: string): Promise<Server> {
  const server = createServer(
    {
      headersTimeout: 10 * SECOND,
      requestTimeout: 30 * SECOND,
      keepAliveTimeout: 65 * SECOND,
      connectionsCheckingInterval: 5 * SECOND,
    },
    listener,
  );
  server.on('checkContinue', (req, res) => {
    continueWhenRead(req, res);
    listener(req, res);
  });
  server.timeout = 60 * SECOND;
  server.listen(port, host);
  try {
    await once(server, 'listening');
  } catch (error) {
    throw new PortFailure(reasonOf(error, port));
  }
  return server;
}

/**
 * Sends "100 Continue" when a handler begins to read the body, so that after an earlier refusal the caller need not send it.
 * Such a refusal closes the connection, because the caller may send the body all the same.
 */
function continueWhenRead(req: IncomingMessage, res: ServerResponse): void {
  const { shouldKeepAlive } = res;
  res.shouldKeepAlive = false;
  const ask = (event: string | symbol): void => {
    if (event !== 'data' && event !== 'readable') return;
    req.off('newListener', ask);
    if (res.headersSent) return;
    res.shouldKeepAlive = shouldKeepAlive;
    res.writeContinue();
  };
  req.on('newListener', ask);
}

function reasonOf(error: unknown, port: number): string {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  if (code === 'EADDRINUSE') {
    return `Port ${port} is already in use. Stop the program that uses it, or choose another port: PORT=${port + 1} npm start`;
  }
  if (code === 'EACCES') return `Port ${port} needs administrator rights. Choose a port above 1023.`;
  return `Can't listen on port ${port}: ${code || String(error)}`;
}

export function portOf(server: Server): number {
  const address = server.address();
  if (typeof address !== 'object' || address === null)
    throw new Error("the server isn't listening on a port");
  return address.port;
}

/** How long a kept connection has for one more request, whose answer ends it. */
const LAST_REQUEST_MS = SECOND;
const SWEEP_MS = 50;

/**
 * Stops accepting, lets open requests finish within the limit, then cuts the rest off. A connection that is closed just when its
 * client sends a request would break that off, so a kept one is ended by its next answer, and closed only if it stays idle.
 */
export async function closeServer(server: Server, limitMs: number): Promise<void> {
  const closed = once(server, 'close');
  server.prependListener('request', (_req, res) => {
    res.shouldKeepAlive = false;
  });
  // unlike http's own, this leaves idle connections open
  TcpServer.prototype.close.call(server);
  let sweep: NodeJS.Timeout | undefined;
  const last = setTimeout(
    () => {
      sweep = setInterval(() => server.closeIdleConnections(), SWEEP_MS);
    },
    Math.min(LAST_REQUEST_MS, limitMs),
  );
  const limit = setTimeout(() => server.closeAllConnections(), limitMs);
  await closed;
  clearTimeout(last);
  clearInterval(sweep);
  clearTimeout(limit);
}
