import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

export interface Line {
  /** address of the database by way of this proxy */
  readonly databaseUrl: string;
  /** Breaks all connections at once, as a fallen network device would; new ones can be made. */
  cut(): void;
  close(): Promise<void>;
}

/** A proxy to PostgreSQL whose connections a test can cut. */
export async function openLine(databaseUrl: string): Promise<Line> {
  const target = new URL(databaseUrl);
  const open = new Set<Socket>();
  const server = createServer((near) => {
    const far = connect(Number(target.port), target.hostname);
    for (const socket of [near, far]) {
      open.add(socket);
      socket.on('error', () => undefined);
      socket.on('close', () => open.delete(socket));
    }
    near.pipe(far).pipe(near);
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const through = new URL(databaseUrl);
  through.host = `127.0.0.1:${(server.address() as AddressInfo).port}`;
  const cut = () => {
    for (const socket of open) socket.resetAndDestroy();
  };
  return {
    databaseUrl: through.href,
    cut,
    async close() {
      cut();
      server.close();
      await once(server, 'close');
    },
  };
}
