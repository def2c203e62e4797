import cluster from 'node:cluster';
import { once } from 'node:events';

/** A shop that serves. */
export interface Running {
  readonly banner: string;
  /** Lets running requests finish and closes the backend. */
  close(): Promise<void>;
}

/**
 * Opens the shop as one of several workers, and reports to the process that manages them. It ends after a message from that
 * process, or SIGTERM, once its running requests have finished. The terminal's signals go to all processes at once, so they are
 * left to the managing process.
 */
export async function beWorker(open: () => Promise<Running>): Promise<void> {
  const opening = open();
  let isStopping = false;
  const stop = async () => {
    if (isStopping) return;
    isStopping = true;
    await (await opening).close();
    await giveBack();
    process.exit(0);
  };
  process.on('message', (message) => {
    if (message === STOP) void stop();
  });
  process.on('SIGTERM', stop);
  for (const signal of ['SIGINT', 'SIGHUP'] as const) process.on(signal, () => undefined);
  const { banner } = await opening;
  process.send?.({ banner });
}

/**
 * Ends after the managing process has heard that this one takes no more connections. Those that were already on their way here
 * go back and to another worker; without this they would be lost, and their clients wait for nothing.
 */
async function giveBack(): Promise<void> {
  if (!process.connected) return;
  const disconnected = once(process, 'disconnect');
  cluster.worker?.disconnect();
  await disconnected;
}

/** A worker's message once it serves, with the text for the terminal. */
export interface Ready {
  readonly banner: string;
}

/** The message to a worker when the whole shop stops. */
export const STOP = 'stop';

export function isReady(message: unknown): message is Ready {
  return typeof message === 'object' && message !== null && 'banner' in message;
}
