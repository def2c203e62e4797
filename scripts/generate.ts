import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { architecture } from './generate/architecture.ts';
import { contractFiles } from './generate/contract-files.ts';
import { decisionIndex } from './generate/decision-index.ts';
import { faultList } from './generate/fault-list.ts';
import { fontFiles } from './generate/font-files.ts';
import { pageFiles } from './generate/page-files.ts';
import { themeFiles } from './generate/theme-files.ts';

/**
 * `npm run generate`: writes the files made from the contract, the page table, the theme, the import rules, the decisions and the faults. `--check` only reports
 * what is out of date.
 */
const check = process.argv.includes('--check');
const contract = await contractFiles().catch((error: Error) => {
  console.error(error.message);
  process.exit(1);
});
const files = {
  ...contract,
  ...pageFiles(),
  ...themeFiles(),
  ...(await fontFiles()),
  ...(await architecture()),
  ...(await decisionIndex()),
  ...(await faultList()),
};
for (const [file, content] of Object.entries<string | Buffer>(files)) {
  const made = Buffer.from(content);
  const old = await readFile(file).catch(() => undefined);
  if (old?.equals(made)) continue;
  if (check) {
    console.error(`${file} is out of date: run npm run generate`);
    process.exitCode = 1;
  } else {
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, made);
    console.log(`wrote ${file}`);
  }
}
