import { AsyncLocalStorage } from 'node:async_hooks';
import { readFileSync } from 'node:fs';

/** Seconds of work that the programs started here have cost the processor so far; NaN where /proc doesn't say it. */
function secondsOfWork() {
  const CLOCK_TICKS = 100;
  try {
    const fields = readFileSync('/proc/self/stat', 'utf8').split(') ').at(-1).split(' ');
    return (Number(fields[13]) + Number(fields[14])) / CLOCK_TICKS;
  } catch {
    return Number.NaN;
  }
}

const current = new AsyncLocalStorage();
const phases = [];
let counted = 0;

/** Adds what a program has cost to its phase; call it as the program ends. */
export function countWork() {
  const now = secondsOfWork();
  const phase = current.getStore();
  if (phase) phase.work += now - counted;
  counted = now;
}

/**
 * Does a part of the work, whose time is noted. Phases may overlap.
 * @param budget seconds of work that it may cost the processor of a machine on which the budget was set
 */
export async function inPhase(name, budget, work) {
  const phase = { name, budget, work: 0, from: Date.now(), until: 0 };
  phases.push(phase);
  try {
    return await current.run(phase, work);
  } finally {
    phase.until = Date.now();
  }
}

/** What each phase took, a line each, and the whole. */
export function phaseLines() {
  const from = Math.min(...phases.map((phase) => phase.from));
  const until = Math.max(...phases.map((phase) => phase.until));
  const sum = (of) => phases.reduce((total, phase) => total + of(phase), 0);
  const all = {
    name: 'all',
    from,
    until,
    work: sum(({ work }) => work),
    budget: sum(({ budget }) => budget),
  };
  const seconds = (value) => `${value.toFixed(0).padStart(5)} s`;
  return [...phases, all].map(
    (phase) =>
      `${phase.name.padEnd(10)} ${seconds((phase.until - phase.from) / 1000)}   work ${seconds(phase.work)} of ${seconds(phase.budget)}`,
  );
}
