import type { Db } from './tables.ts';

/** The outcome of one job of a group. */
export type Outcome<R> = { readonly value: R } | { readonly failure: unknown };

/**
 * Runs the jobs of one group. It must undo the changes of a failed job, because the others are committed.
 * @returns an outcome for each job, in their order
 */
export type RunGroup<Job, R> = (trx: Db, jobs: readonly Job[]) => Promise<readonly Outcome<R>[]>;

interface Waiting<Job, R> {
  readonly job: Job;
  readonly resolve: (value: R) => void;
  readonly reject: (failure: unknown) => void;
}

/** Bounds how long a group keeps others waiting: 64 basket lines take a few milliseconds. */
const MAX_JOBS = 64;

/**
 * Group commit: jobs that arrive together, or while a group is being written, share one transaction and so one write to the
 * disk. No outcome is returned before the commit; if that fails, all jobs of the group fail with its error.
 */
export class GroupCommit<Job, R> {
  readonly #db: Db;
  readonly #run: RunGroup<Job, R>;
  readonly #maxJobs: number;
  #waiting: Waiting<Job, R>[] = [];
  #isWriting = false;

  /** @param maxJobs of one transaction; with 1, each job waits for the one before */
  constructor(db: Db, run: RunGroup<Job, R>, maxJobs = MAX_JOBS) {
    this.#db = db;
    this.#run = run;
    this.#maxJobs = maxJobs;
  }

  /** Rejects with the job's own failure, or with the database's if the group was not committed. */
  submit(job: Job): Promise<R> {
    return new Promise((resolve, reject) => {
      this.#waiting.push({ job, resolve, reject });
      this.#writeSoon();
    });
  }

  /** Waits until input that has already arrived is read, as it may bring more jobs. */
  #writeSoon(): void {
    if (this.#isWriting || this.#waiting.length === 0) return;
    this.#isWriting = true;
    setImmediate(() => void this.#write());
  }

  async #write(): Promise<void> {
    const group = this.#waiting.splice(0, this.#maxJobs);
    try {
      const jobs = group.map(({ job }) => job);
      const outcomes = await this.#db.transaction().execute((trx) => this.#run(trx, jobs));
      for (const [index, { resolve, reject }] of group.entries()) {
        const outcome = outcomes[index];
        if (outcome && 'value' in outcome) resolve(outcome.value);
        else reject(outcome?.failure);
      }
    } catch (error) {
      for (const { reject } of group) reject(error);
    } finally {
      this.#isWriting = false;
      this.#writeSoon();
    }
  }
}
