import { performance } from 'node:perf_hooks';
import type { Plan, PlanFacts } from '../../contracts/domain/plan/plan.ts';
import { workOut } from '../../contracts/domain/plan/plan-lines.ts';
import { largePlan } from './large-plan.ts';
import { say } from './say.ts';

const CHANGES = 300;
/** The most that one key press in the largest plan may take, drawing included. */
const GOAL_MS = 50;

/** How long one change of the largest plan takes to work out, compared with the least possible: reading the plan once. */
export function planSpeed(facts: PlanFacts): void {
  const plan = largePlan(facts);
  const count = plan.rooms.length;
  const products = new Set(plan.rooms.map(({ productId }) => productId)).size;
  const changed = (step: number): Plan => ({
    ...plan,
    rooms: plan.rooms.map((room, index) =>
      index === step % count
        ? { ...room, shape: { kind: 'Rectangle', lengthMm: 4000 + step, widthMm: 3000 } }
        : room,
    ),
  });
  const work: number[] = [];
  const base: number[] = [];
  for (let step = 0; step < CHANGES; step++) {
    const next = changed(step);
    work.push(timed(() => workOut(next, facts)));
    base.push(timed(() => JSON.parse(JSON.stringify(next))));
  }
  const [median, slow, least] = [part(work, 0.5), part(work, 0.99), part(base, 0.5)];
  say(`\nA change in a plan of ${count} rooms and ${products} floors, worked out`);
  say(
    `  median ${median.toFixed(2)} ms, p99 ${slow.toFixed(2)} ms (goal ${GOAL_MS} ms)   ${(median / least).toFixed(1)} times copying the plan as JSON`,
  );
}

function timed(work: () => unknown): number {
  const from = performance.now();
  work();
  return performance.now() - from;
}

const part = (times: readonly number[], share: number) =>
  [...times].sort((a, b) => a - b)[Math.floor(times.length * share)] ?? 0;
