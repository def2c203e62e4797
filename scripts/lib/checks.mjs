import { run, step, tool } from './run.mjs';

const CHECKS = [
  {
    name: 'types',
    // a second checker would repeat much of the first one's work
    command: [tool('tsc'), '--noEmit', '--checkers', '1'],
  },
  { name: 'lint and format', command: [tool('biome'), 'check', '--error-on-warnings', '.'] },
  {
    name: 'imports',
    command: [
      tool('depcruise'),
      'contracts',
      'house-style',
      'fixtures',
      'server',
      'client',
      'scripts',
      '--config',
      '.dependency-cruiser.cjs',
    ],
  },
  {
    name: 'contract',
    command: [tool('redocly'), 'lint'],
    // no telemetry and no update notices for a check of local files
    env: { REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' },
  },
  { name: 'contract changes', command: [tool('tsx'), 'scripts/contract.ts', '--since-release'] },
  { name: 'unused code', command: [tool('knip')] },
  { name: 'licences', command: [tool('tsx'), 'scripts/licences.ts', '--check'] },
  { name: 'generated files', command: [tool('tsx'), 'scripts/generate.ts', '--check'] },
];

/** The check of types takes as long as all the others together. */
const isLong = ({ name }) => name === 'types';

/**
 * Runs every check even after one has failed, so that you see everything at once. A check's output is shown when it has ended,
 * as two run side by side.
 * @param only names of checks; all by default
 */
export async function runChecks(only = CHECKS.map(({ name }) => name)) {
  const wanted = CHECKS.filter(({ name }) => only.includes(name));
  const lanes = [wanted.filter(isLong), wanted.filter((check) => !isLong(check))];
  const results = (await Promise.all(lanes.map(runInOrder))).flat();
  for (const { name, passed } of results) console.log(`${passed ? 'ok    ' : 'FAILED'} ${name}`);
  return results;
}

async function runInOrder(checks) {
  const results = [];
  for (const { name, command, env } of checks) {
    const [program, ...args] = command;
    const code = await step(`Checking ${name}`, () => run(program, args, { env, atEnd: true }));
    results.push({ name, passed: code === 0 });
  }
  return results;
}
