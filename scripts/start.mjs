import { build, drawPictures, installPackages } from './lib/prepare.mjs';

/** `npm start`: installs what is missing, builds what is stale, then serves the shop in this process. */
await installPackages();
await build();
await drawPictures();

process.env.NODE_ENV ??= 'production';
await import('../dist/server/main.mjs');
