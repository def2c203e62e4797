import { fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { Order } from '../../fixtures/assets/plan.ts';
import type { WorkerMessage } from './worker.ts';

const PROGRAM = fileURLToPath(new URL('./worker.ts', import.meta.url));

/** A process that makes one thing after the other. */
export interface Worker {
  /** false once its process has ended, whatever the reason */
  isAlive(): boolean;
  /**
   * @param onFile called with the name of each file once it is made
   * @throws with the reason when making fails, or when the process ends before it has finished
   */
  run(order: Order, onFile?: (name: string) => void): Promise<void>;
  stop(): void;
}

export function startWorker(): Worker {
  const child = fork(PROGRAM, { execArgv: ['--import', 'tsx'] });
  let gone: Error | undefined;
  const onGone = new Set<(error: Error) => void>();
  const leave = (error: Error) => {
    gone ??= error;
    for (const tell of onGone) tell(gone);
  };
  child.on('error', leave);
  child.on('exit', (code, signal) =>
    leave(new Error(`its process ended (${signal ?? `exit code ${code}`})`)),
  );

  return {
    isAlive: () => gone === undefined,
    run(order, onFile = () => {}) {
      return new Promise<void>((resolve, reject) => {
        if (gone) throw gone;
        const end = (error?: Error) => {
          onGone.delete(end);
          child.off('message', onMessage);
          if (error) reject(error);
          else resolve();
        };
        const onMessage = (message: WorkerMessage) => {
          if ('file' in message) onFile(message.file);
          else if ('failed' in message) end(new Error(message.failed));
          else end();
        };
        onGone.add(end);
        child.on('message', onMessage);
        child.send(order);
      });
    },
    stop: () => child.kill(),
  };
}
