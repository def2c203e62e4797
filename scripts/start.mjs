import { build, drawPictures, installPackages, makeFiles } from './lib/prepare.mjs';

/** `npm start`: installs what is missing, builds what is stale, then serves the shop in this process. */
await installPackages();
await build();
await drawPictures();
await makeFiles();

if (!process.env.NODE_ENV) {
  // For the speed of the libraries only: whoever tries the shop wants the mock's console too, and customers.
  process.env.NODE_ENV = 'production';
  process.env.MOCK_CONSOLE ||= 'on';
  process.env.SEED_PEOPLE ||= 'on';
}
await import('../dist/server/main.mjs');
