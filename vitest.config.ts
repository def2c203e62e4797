import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';
import { ChangedFirst } from './scripts/testing/changed-first.ts';

const SHARED = {
  setupFiles: ['vitest.setup.ts'],
  testTimeout: 120_000,
  hookTimeout: 240_000,
  // a busy machine may take longer than the second that it is by default
  expect: { poll: { timeout: 60_000 } },
};
/** What runs the mock in its own process: a password at full cost takes 60 ms, hundreds of times. */
const MOCK = { ...SHARED, setupFiles: [...SHARED.setupFiles, 'server/mock/testing/hash-cheaply.ts'] };

/** Tests that start the built shop as a process of its own. */
const PROCESSES = [
  'server/{main,start-failures}.test.ts',
  'server/metrics/metrics.test.ts',
  'server/upstream/{two-programs,documented-calls}.test.ts',
  'scripts/{backup,bench/processes,container,contract,record}.test.ts',
];
/** What is killed, cut off and raced here is judged under a load of its own. */
const LOAD = ['server/{durability,two-processes,workers}.test.ts'];
/** What makes pictures and files is slow, and changes rarely. */
const ASSETS = ['{fixtures/assets,scripts/making}/**/*.test.ts'];
/**
 * What strangers send, what is raced, cut off or broken within one process, and what holds for any letter, length or schema:
 * thorough, so not part of the quick loop.
 */
const THOROUGH = [
  'contracts/api/openapi.test.ts',
  'server/calls/validator.test.ts',
  'server/mock/engine/papers/{letters,papers,tagged}.test.ts',
  'server/mock/engine/pdfs/*.test.ts',
  'server/mock/engine/pictures/remake-picture.test.ts',
  'server/mock/engine/input/{bodies,hostile-bodies,random-bodies}.test.ts',
  'server/mock/engine/answering/{answered-calls,lock-order,parallel-inserts}.test.ts',
  'server/mock/engine/database/{cut-connections,database-gone}.test.ts',
  'server/mock/shop/gallery/hostile-pictures.test.ts',
  'server/mock/sequences.test.ts',
  'server/mock/trade/payment/failing-provider.test.ts',
  'server/upstream/{replies,slow-upstream}.test.ts',
];
const CONTRACT = ['server/calls/contract.test.ts'];

/**
 * Unit and integration tests, beside the code that they test; the browser's are Playwright's (client/e2e). By project:
 *   npx vitest --project backend basket
 * Files of a project that keeps nothing between them share their modules, which saves most of the work of loading them.
 */
export default defineConfig({
  test: {
    globalSetup: ['server/mock/testing/template-databases.ts'],
    // what has been compiled for a run before, and hasn't changed, is not compiled again
    experimental: { fsModuleCache: true, fsModuleCachePath: '.cache/vitest' },
    maxWorkers: availableParallelism(),
    sequence: { sequencer: ChangedFirst },
    projects: [
      {
        test: {
          ...SHARED,
          name: 'rules',
          include: ['{contracts,fixtures,scripts}/**/*.test.ts'],
          exclude: [...PROCESSES, ...ASSETS, ...THOROUGH],
          isolate: false,
        },
      },
      { test: { ...SHARED, name: 'client', include: ['client/**/*.test.{ts,tsx}'], isolate: false } },
      {
        test: {
          ...MOCK,
          name: 'backend',
          include: ['server/**/*.test.ts'],
          exclude: [...PROCESSES, ...LOAD, ...THOROUGH, ...CONTRACT],
          isolate: false,
        },
      },
      { test: { ...MOCK, name: 'thorough', include: THOROUGH, isolate: false } },
      { test: { ...SHARED, name: 'assets', include: ASSETS, isolate: false } },
      { test: { ...SHARED, name: 'processes', include: PROCESSES } },
      { test: { ...SHARED, name: 'contract', include: CONTRACT } },
      {
        test: { ...SHARED, name: 'load', include: LOAD, fileParallelism: false, sequence: { groupOrder: 1 } },
      },
    ],
  },
});
