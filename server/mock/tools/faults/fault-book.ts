import type { Fault, NewFault } from '../../../../contracts/api/mock-console.ts';

const MAX_FAULTS = 100;

/** The caller, for faults aimed at one. */
export interface Persona {
  /** '' if there is no session */
  readonly loginName: string;
  /** a trade customer or staff; guests and callers without a session are visitors */
  readonly isCustomer: boolean;
}

/** The faults set in one world. Each call gets at most one: the first that is aimed at it and fires. */
export class FaultBook {
  readonly #random: () => number;
  #faults: Fault[] = [];
  #serial = 0;

  /** @param random 0 <= random < 1, for faults by percent */
  constructor(random: () => number) {
    this.#random = random;
  }

  list(): readonly Fault[] {
    return this.#faults;
  }

  /** @returns undefined when there are too many */
  add(fault: NewFault): Fault | undefined {
    if (this.#faults.length >= MAX_FAULTS) return undefined;
    this.#serial += 1;
    const kept = { ...fault, persona: fault.persona.trim().toLowerCase(), id: `f-${this.#serial}`, hits: 0 };
    this.#faults.push(kept);
    return kept;
  }

  /** @returns whether there was one */
  remove(id: string): boolean {
    const before = this.#faults.length;
    this.#faults = this.#faults.filter((fault) => fault.id !== id);
    return this.#faults.length < before;
  }

  clear(): void {
    this.#faults = [];
  }

  /** Takes over the faults of a saved world. */
  restore(faults: readonly Fault[]): void {
    this.#faults = [...faults];
    this.#serial = Math.max(0, ...faults.map(({ id }) => Number(/^f-(\d{1,15})$/.exec(id)?.[1] ?? 0)));
  }

  /** Whether a fault could hit this call; `persona` when it depends on the caller, which costs a database query. */
  aimedAt(path: string): 'nothing' | 'path' | 'persona' {
    const aimed = this.#faults.filter((fault) => fault.path === '*' || fault.path === path);
    if (aimed.length === 0) return 'nothing';
    return aimed.some((fault) => fault.persona !== '*') ? 'persona' : 'path';
  }

  /**
   * The fault for this call; one set for a number of calls is removed after the last.
   * @param isSentWith whether the call has these values
   */
  take(
    path: string,
    persona: Persona,
    isSentWith: (wanted: NonNullable<Fault['when']>) => boolean,
  ): Fault | undefined {
    const fault = this.#faults.find(
      (each) =>
        (each.path === '*' || each.path === path) &&
        meets(each.persona, persona) &&
        isSentWith(each.when ?? {}) &&
        this.#fires(each),
    );
    if (!fault) return undefined;
    const { times } = fault;
    const hit: Fault = {
      ...fault,
      hits: fault.hits + 1,
      times: times.kind === 'times' ? { kind: 'times', left: times.left - 1 } : times,
    };
    const isSpent = hit.times.kind === 'times' && hit.times.left <= 0;
    this.#faults = this.#faults.flatMap((each) => (each.id !== hit.id ? [each] : isSpent ? [] : [hit]));
    return hit;
  }

  #fires({ times }: Fault): boolean {
    return times.kind !== 'percent' || this.#random() * 100 < times.percent;
  }
}

function meets(wanted: string, { loginName, isCustomer }: Persona): boolean {
  if (wanted === '*') return true;
  return wanted === 'visitor' ? !isCustomer : wanted === loginName.toLowerCase();
}
