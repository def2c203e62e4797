import { build, drawPictures, installPackages, makeFiles } from './lib/prepare.mjs';

/** `npm start`: installs what is missing, builds what is stale, then serves the shop in this process. */
await installPackages();
await build();
await drawPictures();
await makeFiles();

if (!process.env.NODE_ENV) {
  // This only makes the libraries faster; if you are trying the shop, you want the mock's console too.
  process.env.NODE_ENV = 'production';
  process.env.MOCK_CONSOLE ||= 'on';
}
await import('../dist/server/main.mjs');
