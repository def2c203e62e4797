import { runChecks } from './lib/checks.mjs';
import { installPackages } from './lib/prepare.mjs';

/** `npm run check`: types, lint and format, imports, contract drift. */
await installPackages();
const results = await runChecks();
process.exitCode = results.every((result) => result.passed) ? 0 : 1;
