import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { contractFiles } from './generate/contract-files.ts';
import { pageFiles } from './generate/page-files.ts';
import { themeFiles } from './generate/theme-files.ts';

/** `npm run generate`: writes the files made from the contract and the page table. `--check` only reports what is out of date. */
const check = process.argv.includes('--check');
for (const [file, text] of Object.entries({ ...(await contractFiles()), ...pageFiles(), ...themeFiles() })) {
  const old = await readFile(file, 'utf8').catch(() => '');
  if (old === text) continue;
  if (check) {
    console.error(`${file} is out of date: run npm run generate`);
    process.exitCode = 1;
  } else {
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, text);
    console.log(`wrote ${file}`);
  }
}
