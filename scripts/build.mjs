import { build, installPackages, makeMissing } from './lib/prepare.mjs';

/** `npm run build`: makes everything that a release serves; `NODE_ENV=production node dist/server/main.mjs` then starts it. */
await installPackages();
await build();
await makeMissing();
