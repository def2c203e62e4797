import type { ClockState } from '../../../../contracts/api/mock-console.ts';

/** One world's time: the machine's, moved by an offset in milliseconds. */
export class WorldClock {
  readonly #machine: () => number;
  #offsetMs = 0;

  constructor(machine: () => number) {
    this.#machine = machine;
  }

  readonly now = (): number => this.#machine() + this.#offsetMs;

  get state(): ClockState {
    return { offsetMs: this.#offsetMs, now: this.now() };
  }

  set(offsetMs: number): void {
    this.#offsetMs = offsetMs;
  }
}
