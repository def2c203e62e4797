import fc from 'fast-check';
import type { Control, Target } from '../call-client.ts';
import { ANY_STEP } from './any-step.ts';
import { checkWhole } from './check-shop.ts';
import { openShop, readFloors } from './open-shop.ts';
import type { MadeStep } from './shop-under-test.ts';

export interface ModelOptions {
  /** sequences that are made */
  readonly runs: number;
  /** of the random values */
  readonly seed: number;
  /** steps that a sequence has at most */
  readonly steps: number;
  /** whether they are made on the main world, put back to the seed before each: on the shop's own database, not in memory */
  readonly isMainWorld: boolean;
  /** called with the number of sequences that have begun */
  readonly onBegun?: (sequences: number) => void;
  /** repeats the one sequence that a failure has named */
  readonly path?: string;
}

export interface ModelReport {
  readonly sequences: number;
  /** made steps, by kind */
  readonly kinds: ReadonlyMap<string, number>;
  /** the shortest sequence that fails; undefined when none does */
  readonly failure?: {
    readonly path: string;
    readonly steps: readonly MadeStep[];
    readonly why: string;
  };
}

/** Drawn for each that can be made: most are about things that are not there yet. */
const DRAWN_FOR_A_STEP = 6;
/** Between the path of the random values and that of the steps that were made. */
const REPLAYED = '/';

/**
 * Makes sequences of steps on a shop, each in a world of its own, and compares the shop with a model of what it must be like
 * after each step and at the end.
 * @throws CannotTell when the shop was started with orders
 */
export async function runModel(
  target: Target,
  control: Control,
  options: ModelOptions,
): Promise<ModelReport> {
  const { runs, seed, steps } = options;
  const [path = '', ...replay] = options.path?.split(REPLAYED) ?? [];
  const floors = await readFloors(target);
  const kinds = new Map<string, number>();
  let sequences = 0;
  let failed: { steps: readonly MadeStep[]; replay: string } = { steps: [], replay: '' };
  const sequence = fc.commands(ANY_STEP, {
    maxCommands: steps * DRAWN_FOR_A_STEP,
    size: 'max',
    ...(replay.length > 0 ? { replayPath: replay.join(REPLAYED) } : {}),
  });
  const property = fc.asyncProperty(sequence, async (commands) => {
    const { model, shop, close } = await openShop(target, control, { ...options, floors });
    sequences += 1;
    options.onBegun?.(sequences);
    try {
      await fc.asyncModelRun(() => ({ model, real: shop }), commands);
      await checkWhole(model, shop);
    } catch (error) {
      failed = { steps: shop.steps, replay: /replayPath="([^"]*)"/.exec(String(commands))?.[1] ?? '' };
      throw error;
    } finally {
      await close();
    }
    for (const { kind } of shop.steps) kinds.set(kind, (kinds.get(kind) ?? 0) + 1);
  });
  const result = await fc.check(property, { numRuns: runs, seed, ...(path === '' ? {} : { path }) });
  if (!result.failed) return { sequences, kinds };
  return {
    sequences,
    kinds,
    failure: {
      path: `${result.counterexamplePath}${REPLAYED}${failed.replay}`,
      steps: failed.steps,
      why:
        result.errorInstance instanceof Error ? result.errorInstance.message : String(result.errorInstance),
    },
  };
}
