import { startMaker } from './lib/maker.mjs';
import { installPackages } from './lib/prepare.mjs';
import { run, tool } from './lib/run.mjs';

/** `npm run dev`: the shop with hot reload. The server restarts on a change; Vite swaps the browser's modules. */
await installPackages();
process.exitCode = await run(
  tool('tsx'),
  ['watch', '--clear-screen=false', '--exclude', 'client/**', '--exclude', 'dist/**', 'server/main.ts'],
  {
    env: { NODE_ENV: 'development', ...(await startMaker()) },
  },
);
