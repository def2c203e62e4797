import { parseArgs } from 'node:util';
import { build, installPackages, makeMissing } from './lib/prepare.mjs';

/**
 * `npm run build`: makes everything that a release needs; `NODE_ENV=production node dist/server/main.mjs` then starts it.
 * With `-- --large` also the large pictures of floors, for which the viewer otherwise shows its next size.
 */
const { large } = parseArgs({ options: { large: { type: 'boolean', default: false } } }).values;
await installPackages();
await build();
await makeMissing({ large });
