import { createHash } from 'node:crypto';
import { type FaultProfileName, faultProfile } from '../../../../contracts/api/fault-profiles.ts';
import type { Fault, FaultEffect, NewFault } from '../../../../contracts/api/mock-console.ts';

const MAX_FAULTS = 100;
const HOUR_MS = 60 * 60_000;
const FIRST_SEED = 1;

/** The caller, for faults aimed at one. */
export interface Persona {
  /** '' if there is no session */
  readonly loginName: string;
  /** a trade customer or staff; guests and callers without a session are visitors */
  readonly isCustomer: boolean;
}

/** A fault that a call gets. */
export interface TakenFault {
  readonly effect: FaultEffect;
  /** 0 <= share < 1: where within its spread, for effects that have one */
  readonly share: number;
}

/** With `until`, it ends by itself. */
export interface ProfileStart {
  readonly name: FaultProfileName;
  readonly seed?: number;
  readonly until?: number;
}

interface Kept {
  fault: Fault;
  /** how many calls it was aimed at, by their path */
  readonly aimed: Map<string, number>;
}

/**
 * The faults set in one world. Each call gets at most one: the first that is aimed at it and fires, those of a profile last.
 *
 * What is left to chance follows from the fault's seed, the call's path and how many calls of that path the fault was aimed
 * at before. So a run repeats, whatever is called beside it and in whatever order calls of several paths arrive.
 */
export class FaultBook {
  readonly #now: () => number;
  #kept: Kept[] = [];
  #serial = 0;

  /** @param now milliseconds since 1970, on the world's clock */
  constructor(now: () => number) {
    this.#now = now;
  }

  list(): readonly Fault[] {
    return this.#inForce().map(({ fault }) => fault);
  }

  /** @returns undefined when there are too many */
  add(fault: NewFault): Fault | undefined {
    const kept = this.#inForce();
    if (kept.length >= MAX_FAULTS) return undefined;
    const added = this.#newFault(fault);
    const isOfProfile = ({ fault }: Kept) => fault.profile !== undefined;
    this.#kept = [...kept.filter((one) => !isOfProfile(one)), added, ...kept.filter(isOfProfile)];
    return added.fault;
  }

  /** Starts a profile, in place of the one that runs. @returns its faults */
  startProfile({ name, seed, until }: ProfileStart): readonly Fault[] {
    this.stopProfile();
    const { hours, faults } = faultProfile(name);
    const end = until ?? (hours === undefined ? undefined : this.#now() + hours * HOUR_MS);
    const started = faults.map((fault) =>
      this.#newFault({
        ...fault,
        profile: name,
        ...(seed === undefined ? {} : { seed }),
        ...(end === undefined ? {} : { until: end }),
      }),
    );
    this.#kept.push(...started);
    return started.map(({ fault }) => fault);
  }

  stopProfile(): void {
    this.#kept = this.#kept.filter(({ fault }) => fault.profile === undefined);
  }

  /** @returns whether there was one */
  remove(id: string): boolean {
    const before = this.#inForce();
    this.#kept = before.filter(({ fault }) => fault.id !== id);
    return this.#kept.length < before.length;
  }

  clear(): void {
    this.#kept = [];
  }

  /** Takes over the faults of a saved world. */
  restore(faults: readonly Fault[]): void {
    this.#kept = faults.map((fault) => ({ fault, aimed: new Map() }));
    this.#serial = Math.max(0, ...faults.map(({ id }) => Number(/^f-(\d{1,15})$/.exec(id)?.[1] ?? 0)));
  }

  /** Whether a fault could hit this call; `persona` when it depends on the caller, which costs a database query. */
  aimedAt(path: string): 'nothing' | 'path' | 'persona' {
    const aimed = this.list().filter((fault) => fault.path === '*' || fault.path === path);
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
  ): TakenFault | undefined {
    let taken: { readonly kept: Kept; readonly call: number } | undefined;
    for (const kept of this.#inForce()) {
      const { fault, aimed } = kept;
      if ((fault.path !== '*' && fault.path !== path) || !meets(fault.persona, persona)) continue;
      if (!isSentWith(fault.when ?? {})) continue;
      const call = (aimed.get(path) ?? 0) + 1;
      aimed.set(path, call);
      if (!taken && fires(fault, path, call)) taken = { kept, call };
    }
    if (!taken) return undefined;
    const { kept, call } = taken;
    const { fault } = kept;
    const { times } = fault;
    kept.fault = {
      ...fault,
      hits: fault.hits + 1,
      times: times.kind === 'times' ? { kind: 'times', left: times.left - 1 } : times,
    };
    if (times.kind === 'times' && times.left <= 1) this.remove(fault.id);
    return { effect: fault.effect, share: chance(fault, 'share', path, call) };
  }

  #newFault(fault: NewFault & Pick<Fault, 'profile'>): Kept {
    this.#serial += 1;
    const { persona, seed = FIRST_SEED } = fault;
    const id = `f-${this.#serial}`;
    return {
      fault: { ...fault, persona: persona.trim().toLowerCase(), seed, id, hits: 0 },
      aimed: new Map(),
    };
  }

  #inForce(): Kept[] {
    const now = this.#now();
    this.#kept = this.#kept.filter(({ fault: { until } }) => until === undefined || now < until);
    return this.#kept;
  }
}

function meets(wanted: string, { loginName, isCustomer }: Persona): boolean {
  if (wanted === '*') return true;
  if (wanted === 'customer') return isCustomer;
  return wanted === 'visitor' ? !isCustomer : wanted === loginName.toLowerCase();
}

function fires(fault: Fault, path: string, call: number): boolean {
  return fault.times.kind !== 'percent' || chance(fault, 'fires', path, call) * 100 < fault.times.percent;
}

/** 0 <= chance < 1, the same for the same values; faults with another effect have other chances. */
function chance({ seed, effect }: Fault, ...about: readonly (string | number)[]): number {
  const text = [seed, JSON.stringify(effect), ...about].join(' ');
  return createHash('sha256').update(text).digest().readUInt32BE() / 2 ** 32;
}
