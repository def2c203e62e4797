import { readFile } from 'node:fs/promises';
import { readLicences } from './licences/read-licences.ts';

/**
 * `npm run licences`: the licences of all packages that a release is built or run with. `--check` prints only those that aren't
 * accepted. The exit code is 1 if there are any.
 */
const isCheck = process.argv.includes('--check');
const licences = readLicences(JSON.parse(await readFile('package-lock.json', 'utf8')));
for (const { name, packages, isAccepted } of licences) {
  if (isCheck && isAccepted) continue;
  const note = isAccepted
    ? ''
    : ' - not accepted: leave the package out, or see scripts/licences/read-licences.ts';
  console.log(`${name} (${packages.length})${note}\n  ${packages.join('\n  ')}`);
}
process.exitCode = licences.every(({ isAccepted }) => isAccepted) ? 0 : 1;
