import { type ChildProcess, fork } from 'node:child_process';
import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { sharedWork } from '../fixtures/media/renderer/draw.ts';
import type { PictureJob } from '../fixtures/media/renderer/picture-job.ts';
import type { MediaOrder } from './make-media-worker.ts';

const WORKER = fileURLToPath(new URL('./make-media-worker.ts', import.meta.url));

/**
 * Draws pictures in parallel, one process per core.
 * @param onDone called after each picture with the number made so far
 */
export async function drawAll(
  jobs: readonly PictureJob[],
  folder: string,
  onDone: (made: number) => void,
): Promise<void> {
  const waiting = [...jobs];
  const inHand = new Map<ChildProcess, string>();
  let made = 0;
  const size = Math.min(availableParallelism(), jobs.length);
  const workers = Array.from({ length: size }, () => fork(WORKER));
  try {
    await Promise.all(workers.map((worker) => serve(worker)));
  } finally {
    for (const worker of workers) worker.kill();
  }

  function serve(worker: ChildProcess): Promise<void> {
    return new Promise((resolve, reject) => {
      const next = () => {
        const job = take(worker);
        if (!job) return resolve();
        worker.send({ job, folder } satisfies MediaOrder);
      };
      worker.on('message', () => {
        made += 1;
        onDone(made);
        next();
      });
      worker.on('error', reject);
      worker.on('exit', (code) => reject(new Error(`a drawing process ended early (code ${code})`)));
      next();
    });
  }

  /** A process that has lit a room draws all its floors; other processes start with other rooms. */
  function take(worker: ChildProcess): PictureJob | undefined {
    const mine = inHand.get(worker);
    const others = new Set([...inHand].filter(([each]) => each !== worker).map(([, key]) => key));
    const same = waiting.findIndex((job) => sharedWork(job) === mine);
    const free = waiting.findIndex((job) => !others.has(sharedWork(job)));
    const [job] = waiting.splice(Math.max(0, same >= 0 ? same : free), 1);
    if (job) inHand.set(worker, sharedWork(job));
    return job;
  }
}
