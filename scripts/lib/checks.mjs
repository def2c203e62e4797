import { run, step, tool } from './run.mjs';

const CHECKS = [
  { name: 'types', command: [tool('tsc'), '--noEmit'] },
  { name: 'lint and format', command: [tool('biome'), 'check', '--error-on-warnings', '.'] },
  {
    name: 'imports',
    command: [
      tool('depcruise'),
      'contracts',
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
    command: [tool('redocly'), 'lint', 'contracts/openapi.yaml'],
    // no telemetry and no update notices for a check of one local file
    env: { REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' },
  },
  { name: 'what nobody uses', command: [tool('knip')] },
  { name: 'generated files', command: [tool('tsx'), 'scripts/generate.ts', '--check'] },
];

/** Runs every check even after one has failed, so that you see everything at once. */
export async function runChecks() {
  const results = [];
  for (const { name, command, env } of CHECKS) {
    const [program, ...args] = command;
    const code = await step(`Checking ${name}`, () => run(program, args, { env }));
    results.push({ name, passed: code === 0 });
  }
  for (const { name, passed } of results) console.log(`${passed ? 'ok    ' : 'FAILED'} ${name}`);
  return results;
}
