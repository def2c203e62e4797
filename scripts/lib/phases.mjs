import { cpus } from 'node:os';

const phases = [];

/**
 * Seconds that all processors of this machine have worked since it started. What a program's own children cost would leave
 * out the pages of a browser, which end without anybody waiting for them.
 */
const secondsOfWork = () =>
  cpus().reduce((sum, { times }) => sum + (times.user + times.nice + times.sys + times.irq) / 1000, 0);

/**
 * Does a part of the work, whose time is noted.
 * @param budget seconds of work that it may cost the processors, on the machine on which the budget was set
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

/** What each phase took, a line each, and the whole. */
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
