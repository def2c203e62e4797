import { KEPT, type KeptWork, orderOf } from '../../fixtures/assets/plan.ts';
import { startWorker } from './start-worker.ts';

/**
 * Draws committed pictures in parallel, each in some minutes.
 * @param size how many processes draw
 * @param onDone called after each work with the number made so far
 */
export async function drawKept(
  works: readonly KeptWork[],
  size: number,
  onDone: (made: number) => void,
): Promise<void> {
  const waiting = [...works];
  const inHand = new Map<number, string>();
  let made = 0;
  const workers = Array.from({ length: Math.min(size, works.length) }, startWorker);
  try {
    await Promise.all(
      workers.map(async (worker, id) => {
        for (let work = take(id); work; work = take(id)) {
          await worker.run(orderOf(work, KEPT, []));
          made += 1;
          onDone(made);
        }
      }),
    );
  } finally {
    for (const worker of workers) worker.stop();
  }

  /** Gives a process all floors of a room that it has lit; other processes start with other rooms. */
  function take(id: number): KeptWork | undefined {
    const mine = inHand.get(id);
    const others = new Set([...inHand].filter(([each]) => each !== id).map(([, key]) => key));
    const same = waiting.findIndex((work) => roomOf(work) === mine);
    const free = waiting.findIndex((work) => !others.has(roomOf(work)));
    const [work] = waiting.splice(Math.max(0, same >= 0 ? same : free), 1);
    if (work) inHand.set(id, roomOf(work));
    return work;
  }
}

const roomOf = ({ room, key }: KeptWork) => room ?? key;
