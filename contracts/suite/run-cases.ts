import type { Asked, Problem, Target, Watch } from './call-client.ts';
import type { ContractCase } from './contract-case.ts';
import { CannotTell, ContractViolation, NotServed } from './judge.ts';

/** One thing that a case found wrong. */
export interface Violation extends Problem {
  /** whose reply it is; another call than the case's own if that needs it, such as a log-in */
  readonly call: string;
  /** the call that shows it, with `$TOKEN` or `$GUEST_TOKEN` for a token of the backend */
  readonly asked: Asked | undefined;
}

/** What a case needs and this run doesn't have; `data`: what the backend should have had for it. */
export type Lack = 'console' | 'seeds' | 'writes' | 'data';

export interface Verdict {
  readonly one: ContractCase;
  /** `absent`: an extension that is not served; `skipped`: it lacks something */
  readonly verdict: 'kept' | 'broken' | 'absent' | 'skipped';
  /** '' if kept */
  readonly why: string;
  /** why it was skipped */
  readonly lack?: Lack;
  /** at least one if broken, otherwise none */
  readonly violations: readonly Violation[];
  readonly sent: readonly Asked[];
  /** how long it took, in milliseconds */
  readonly ms: number;
}

export interface RunOptions {
  /** whether to run cases that change stored data too */
  readonly writes: boolean;
}

const LACKS: Readonly<Record<Exclude<Lack, 'data'>, string>> = {
  console: "needs a mock's console (--control)",
  seeds: "needs the mock's own people",
  writes: 'writes (--write)',
};

/** What keeps a case from being run on this target. */
function lackOf(target: Target, one: ContractCase, { writes }: RunOptions): keyof typeof LACKS | undefined {
  if (one.needs === 'console' && !target.control) return 'console';
  if (one.needs === 'seeds' && target.customers) return 'seeds';
  return one.writes && !writes ? 'writes' : undefined;
}

/** What one case sends and finds, while it runs. */
interface Notes {
  readonly asked: Asked[];
  readonly violations: Violation[];
}

function watchFor(notes: () => Notes): Watch {
  const names = new Map<string, string>();
  return {
    given: (token, path) => void names.set(token, path === '/api/guestlogin' ? '$GUEST_TOKEN' : '$TOKEN'),
    asking: (asked) => void notes().asked.push(nameless(asked)),
    broken: (asked, call, problems) =>
      void notes().violations.push(...problems.map((one) => ({ ...one, call, asked: nameless(asked) }))),
  };

  function nameless(asked: Asked): Asked {
    const { token } = asked.options;
    return token ? { ...asked, options: { ...asked.options, token: names.get(token) ?? token } } : asked;
  }
}

/** Messages begin with the call's path. Ids and emails differ from run to run, and may be somebody's. */
function violationsOf(error: unknown, { asked }: Notes): Violation[] {
  const message = error instanceof Error ? error.message : String(error);
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause.message : undefined;
  const last = asked.at(-1);
  if (cause !== undefined || (error instanceof Error && error.name === 'TimeoutError')) {
    return [{ call: last?.path ?? '', what: `no whole reply (${cause ?? message})`, asked: last }];
  }
  const [, call = last?.path ?? '', what = message] = /^(\/[\w/]+): (.*)$/s.exec(message) ?? [];
  // a log-in that several cases share was sent in the first of them
  const shown = asked.findLast(({ path }) => path === call);
  const problems = error instanceof ContractViolation ? error.problems : [];
  if (problems.length > 0) return problems.map((problem) => ({ ...problem, call, asked: shown }));
  return [{ call, what: what.replace(/\S+@\S+|[\da-f]{8}-[\da-f-]{27}/g, '…'), asked: shown }];
}

async function verdictOn(
  target: Target,
  one: ContractCase,
  options: RunOptions,
  notes: Notes,
): Promise<Verdict> {
  const lack = lackOf(target, one, options);
  if (lack !== undefined)
    return { one, verdict: 'skipped', why: LACKS[lack], lack, violations: [], sent: [], ms: 0 };
  const begun = performance.now();
  const done = (verdict: Omit<Verdict, 'one' | 'sent' | 'ms'>): Verdict => ({
    ...verdict,
    one,
    sent: notes.asked,
    ms: Math.round(performance.now() - begun),
  });
  const { violations } = notes;
  try {
    await one.run(target);
  } catch (error) {
    // what fails after a damaged reply may follow from it
    if (violations.length === 0) {
      const why = error instanceof Error ? error.message : String(error);
      if (error instanceof CannotTell) return done({ verdict: 'skipped', why, lack: 'data', violations });
      if (error instanceof NotServed) return done({ verdict: 'absent', why, violations });
      violations.push(...violationsOf(error, notes));
    }
  }
  if (violations.length === 0) return done({ verdict: 'kept', why: '', violations });
  const why = violations.map(({ call, what }) => (call ? `${call}: ${what}` : what)).join('; ');
  return done({ verdict: 'broken', why, violations });
}

/** Runs the cases one after another, as a backend may limit calls. */
export async function runCases(
  target: Target,
  cases: readonly ContractCase[],
  options: RunOptions,
): Promise<Verdict[]> {
  const verdicts: Verdict[] = [];
  let notes: Notes = { asked: [], violations: [] };
  const watched = { ...target, watch: watchFor(() => notes) };
  for (const one of cases) {
    notes = { asked: [], violations: [] };
    verdicts.push(await verdictOn(watched, one, options, notes));
  }
  return verdicts;
}
