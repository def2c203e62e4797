import type { Target } from '../../contracts/suite/call-client.ts';
import { type ModelOptions, type ModelReport, runModel } from '../../contracts/suite/model/run-model.ts';
import { UsageFailure } from '../lib/usage.ts';

const PROGRESS_EVERY = 50;

/**
 * Compares a shop with the model, and prints what was made or the shortest sequence that fails.
 * @returns whether the shop was as the model every time
 */
export async function checkModel(target: Target, options: ModelOptions): Promise<boolean> {
  if (!target.control) throw new UsageFailure('--model needs --control, the console of a mock');
  const onBegun = (sequences: number) => {
    if (sequences % PROGRESS_EVERY === 0) console.error(`${sequences} sequences`);
  };
  const report = await runModel(target, target.control, { ...options, onBegun });
  console.log(modelReport(report, options.seed));
  return report.failure === undefined;
}

function modelReport({ sequences, kinds, failure }: ModelReport, seed: number): string {
  if (failure) {
    const steps = failure.steps.map(({ title, calls }, at) =>
      [`${at + 1}. ${title}`, ...calls.map((call) => `     ${call}`)].join('\n'),
    );
    return [
      'The shortest sequence that fails',
      ...steps,
      '',
      failure.why,
      '',
      `Repeat it with --seed ${seed} --path ${failure.path}`,
    ].join('\n');
  }
  const steps = [...kinds.values()].reduce((sum, count) => sum + count, 0);
  const rows = [...kinds].sort(([, one], [, other]) => other - one);
  return [
    ...rows.map(([kind, count]) => `${String(count).padStart(7)}  ${kind}`),
    `${sequences} sequences of ${steps} steps in all, seed ${seed}: the shop is as the model`,
  ].join('\n');
}
