import { installPackages } from './lib/prepare.mjs';
import { must, tool } from './lib/run.mjs';

/**
 * Remakes the pictures and files that have changed:
 *   npm run fixtures
 * or fills the database of DATA_DIR or DATABASE_URL, to measure how the shop copes with growth:
 *   npm run fixtures -- --products 100000
 */
const MAKERS = ['scripts/make-kept-pictures.ts', 'scripts/make-missing.ts'];
const GROW = 'scripts/fixtures/grow-database.ts';

await installPackages();
const options = process.argv.slice(2);
if (options.length > 0) await must('Filling the database', tool('tsx'), [GROW, ...options]);
else for (const maker of MAKERS) await must(maker, tool('tsx'), [maker]);
