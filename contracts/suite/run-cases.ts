import type { Target } from './call-client.ts';
import type { ContractCase } from './contract-case.ts';
import { CannotTell, NotServed } from './judge.ts';

export interface Verdict {
  readonly one: ContractCase;
  /** `absent`: an extension that is not served; `skipped`: the backend has no data for the case */
  readonly verdict: 'kept' | 'broken' | 'absent' | 'skipped';
  /** '' if kept */
  readonly why: string;
}

export interface RunOptions {
  /** whether to run cases that change stored data too */
  readonly writes: boolean;
}

/** Why a case is skipped on this target; undefined if it runs. */
function leftOut(target: Target, one: ContractCase, { writes }: RunOptions): string | undefined {
  if (one.needs === 'console' && !target.control) return "needs a mock's console (--control)";
  if (one.needs === 'seeds' && target.customers) return "needs the mock's own people";
  if (one.writes && !writes) return 'writes (--write)';
  return undefined;
}

async function verdictOn(target: Target, one: ContractCase, options: RunOptions): Promise<Verdict> {
  const reason = leftOut(target, one, options);
  if (reason !== undefined) return { one, verdict: 'skipped', why: reason };
  try {
    await one.run(target);
    return { one, verdict: 'kept', why: '' };
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    if (error instanceof CannotTell) return { one, verdict: 'skipped', why };
    return { one, verdict: error instanceof NotServed ? 'absent' : 'broken', why };
  }
}

/** Runs the cases one after another, as a backend may limit calls. */
export async function runCases(
  target: Target,
  cases: readonly ContractCase[],
  options: RunOptions,
): Promise<Verdict[]> {
  const verdicts: Verdict[] = [];
  for (const one of cases) verdicts.push(await verdictOn(target, one, options));
  return verdicts;
}
