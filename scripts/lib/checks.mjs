import { run, step, tool } from './run.mjs';

/** The longest first. */
const CHECKS = [
  {
    name: 'types',
    // a second checker would repeat much of the first one's work
    command: [tool('tsc'), '--noEmit', '--checkers', '1'],
  },
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
  { name: 'lint and format', command: [tool('biome'), 'check', '--error-on-warnings', '.'] },
  { name: 'unused code', command: [tool('knip')] },
  { name: 'generated files', command: [tool('tsx'), 'scripts/generate.ts', '--check'] },
  {
    name: 'contract',
    command: [tool('redocly'), 'lint'],
    // no telemetry and no update notices for a check of local files
    env: { REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' },
  },
  { name: 'contract changes', command: [tool('tsx'), 'scripts/contract.ts', '--since-release'] },
  { name: 'licences', command: [tool('tsx'), 'scripts/licences.ts', '--check'] },
];

/**
 * Runs every check even after one has failed, so that you see everything at once. Two run side by side, each followed by the next
 * of the list, so a check's output is shown when it has ended.
 * @param only names of checks; all by default
 */
export async function runChecks(only = CHECKS.map(({ name }) => name)) {
  const wanted = CHECKS.filter(({ name }) => only.includes(name));
  const results = new Map();
  const checks = wanted.values();
  await Promise.all([runEach(checks, results), runEach(checks, results)]);
  const inOrder = wanted.map(({ name }) => ({ name, passed: results.get(name) }));
  for (const { name, passed } of inOrder) console.log(`${passed ? 'ok    ' : 'FAILED'} ${name}`);
  return inOrder;
}

/** @param checks an iterator that others may draw from as well */
async function runEach(checks, results) {
  for (const { name, command, env } of checks) {
    const [program, ...args] = command;
    const code = await step(`Checking ${name}`, () => run(program, args, { env, atEnd: true }));
    results.set(name, code === 0);
  }
}
