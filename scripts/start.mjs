import { build, drawPictures, installPackages, makeFiles } from './lib/prepare.mjs';

/** `npm start`: installs what is missing, builds what is stale, then serves the shop in this process. */
await installPackages();
await build();
await drawPictures();
await makeFiles();

if (!process.env.NODE_ENV) {
  // Only for the speed of the libraries: the mock's console and customers stay on for trying the shop.
  process.env.NODE_ENV = 'production';
  // The console shows one process.
  process.env.MOCK_CONSOLE ||= (process.env.WORKERS || '1') === '1' ? 'on' : 'off';
  process.env.SEED_PEOPLE ||= 'on';
}
await import('../dist/server/main.mjs');
