import type { Repeated } from '../../contracts/suite/replay/repeat-calls.ts';

const nameOf = ({ entry }: Repeated) => `#${entry.id} ${entry.path}`;

/** One call in a line, and below it what is different. */
export function callLines(repeated: Repeated): string[] {
  const { entry, skipped, differences } = repeated;
  const word = skipped ? 'skipped' : differences.length > 0 ? 'differs' : 'same';
  const why = skipped ? [skipped] : differences;
  return [`${word.padEnd(8)}${nameOf(repeated)} by ${entry.who}`, ...why.map((line) => `          ${line}`)];
}

interface Verdict {
  readonly lines: readonly string[];
  readonly exitCode: 0 | 1 | 2;
}

/**
 * Whether what went wrong still does; where nothing did, whether all is as recorded.
 * @param calls ids of the calls that decide; all of them if there are none
 */
export function verdictOf(all: readonly Repeated[], calls: readonly string[]): Verdict {
  const about = calls.length === 0 ? all : all.filter(({ entry }) => calls.includes(entry.id));
  if (about.length === 0) return { lines: ["Can't tell: no such call was recorded."], exitCode: 2 };
  const wrong = about.filter(({ wasWrong }) => wasWrong.length > 0);
  if (wrong.length === 0) return asRecorded(about);
  const still = wrong.filter(({ isWrong }) => isWrong.length > 0);
  const skipped = wrong.filter((one) => one.skipped !== '');
  const lines = wrong.map((one) => `${wordFor(one).padEnd(14)}${nameOf(one)}: ${changeIn(one)}`);
  const { length } = wrong;
  const [last, exitCode] =
    still.length > 0
      ? ([
          `Not fixed: ${still.length} of ${counted(length)} that went wrong still ${still.length === 1 ? 'does' : 'do'}.`,
          1,
        ] as const)
      : skipped.length > 0
        ? ([
            `Can't tell: ${skipped.length} of ${counted(length)} that went wrong can't be repeated.`,
            2,
          ] as const)
        : ([
            `Fixed: ${length === 1 ? 'the call' : `all ${length} calls`} that went wrong no longer ${length === 1 ? 'does' : 'do'}.`,
            0,
          ] as const);
  return { lines: [...lines, last], exitCode };
}

function asRecorded(about: readonly Repeated[]): Verdict {
  const differing = about.filter(({ differences }) => differences.length > 0);
  if (differing.length > 0)
    return {
      lines: [
        `Not as recorded: ${differing.length} of ${counted(about.length)} ${differing.length === 1 ? 'differs' : 'differ'}. Nothing had gone wrong.`,
      ],
      exitCode: 1,
    };
  const skipped = about.filter((one) => one.skipped !== '');
  if (skipped.length === about.length)
    return { lines: ["Can't tell: none of the calls can be repeated."], exitCode: 2 };
  return {
    lines: [`As recorded: ${counted(about.length - skipped.length)}. Nothing had gone wrong.`],
    exitCode: 0,
  };
}

export const counted = (calls: number) => (calls === 1 ? '1 call' : `${calls} calls`);

const wordFor = ({ skipped, isWrong }: Repeated) =>
  skipped ? 'not repeated' : isWrong.length > 0 ? 'not fixed' : 'fixed';

function changeIn({ wasWrong, isWrong }: Repeated): string {
  const [was, is] = [wasWrong.join(', '), isWrong.join(', ')];
  return is === '' || is === was ? was : `${was}; now ${is}`;
}
