import { cpus } from 'node:os';

const phases = [];

/**
 * Seconds that all processors of this machine have worked since it started. The time of child processes would leave out a
 * browser's pages, which end without being waited for.
 */
const secondsOfWork = () =>
  cpus().reduce((sum, { times }) => sum + (times.user + times.nice + times.sys + times.irq) / 1000, 0);

/**
 * Does a part of the work and notes its time.
 * @param budget seconds of processor time that it may take, on the machine on which the budget was set
 */
export async function inPhase(name, budget, work) {
  const from = { at: Date.now(), work: secondsOfWork() };
  try {
    return await work();
  } finally {
    phases.push({
      name,
      budget,
      seconds: (Date.now() - from.at) / 1000,
      work: secondsOfWork() - from.work,
    });
  }
}

/** The time of each phase, a line each, and the total. */
export function phaseLines() {
  const sum = (of) => phases.reduce((total, phase) => total + of(phase), 0);
  const all = {
    name: 'all',
    seconds: sum(({ seconds }) => seconds),
    work: sum(({ work }) => work),
    budget: sum(({ budget }) => budget),
  };
  const text = (value) => `${value.toFixed(0).padStart(5)} s`;
  return [...phases, all].map(
    ({ name, seconds, work, budget }) =>
      `${name.padEnd(10)} ${text(seconds)}   work ${text(work)} of ${text(budget)}`,
  );
}
