import { startMaker } from './lib/maker.mjs';
import { build, installToRun } from './lib/prepare.mjs';

/**
 * `npm start`: installs what is missing, builds what is stale, then serves the shop in this process. Pictures and files that
 * are missing are made meanwhile; not so with NODE_ENV=production, where `npm run build` has made them.
 */
await installToRun();
await build();

if (process.env.NODE_ENV !== 'production') Object.assign(process.env, await startMaker());
if (!process.env.NODE_ENV) {
  // Only for the speed of the libraries: the mock's console and customers stay on for trying the shop.
  process.env.NODE_ENV = 'production';
  // The console shows one process.
  process.env.MOCK_CONSOLE ||= (process.env.WORKERS || '1') === '1' ? 'on' : 'off';
  process.env.SEED_PEOPLE ||= 'on';
}
await import('../dist/server/main.mjs');
