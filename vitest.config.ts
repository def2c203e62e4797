import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';
import { ChangedFirst } from './scripts/testing/changed-first.ts';

const SHARED = { setupFiles: ['vitest.setup.ts'], testTimeout: 120_000, hookTimeout: 240_000 };

/** Tests that start the built shop as a process of its own. */
const PROCESSES = [
  'server/{main,start-failures}.test.ts',
  'server/metrics/metrics.test.ts',
  'server/upstream/{two-programs,documented-calls}.test.ts',
  'scripts/{backup,contract,record}.test.ts',
];
/** What is killed, cut off and raced here is judged under a load of its own. */
const LOAD = ['server/{durability,two-processes,workers}.test.ts'];
/** What makes pictures and files is slow, and changes rarely. */
const ASSETS = ['{fixtures/{media,files},scripts/making}/**/*.test.ts'];
/** What strangers send, and what is raced, cut off or broken within one process: thorough, so not part of the quick loop. */
const ATTACKS = [
  'server/mock/engine/pdfs/*.test.ts',
  'server/mock/engine/pictures/remake-picture.test.ts',
  'server/mock/engine/input/{hostile,random}-bodies.test.ts',
  'server/mock/engine/answering/{lock-order,parallel-inserts}.test.ts',
  'server/mock/engine/database/{cut-connections,database-gone}.test.ts',
  'server/mock/shop/gallery/hostile-pictures.test.ts',
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
    maxWorkers: availableParallelism(),
    sequence: { sequencer: ChangedFirst },
    projects: [
      {
        test: {
          ...SHARED,
          name: 'rules',
          include: ['{contracts,fixtures,scripts}/**/*.test.ts'],
          exclude: [...PROCESSES, ...ASSETS],
          isolate: false,
        },
      },
      { test: { ...SHARED, name: 'client', include: ['client/**/*.test.{ts,tsx}'], isolate: false } },
      {
        test: {
          ...SHARED,
          name: 'backend',
          include: ['server/**/*.test.ts'],
          exclude: [...PROCESSES, ...LOAD, ...ATTACKS, ...CONTRACT],
          isolate: false,
        },
      },
      { test: { ...SHARED, name: 'attacks', include: ATTACKS, isolate: false } },
      { test: { ...SHARED, name: 'assets', include: ASSETS, isolate: false } },
      { test: { ...SHARED, name: 'processes', include: PROCESSES } },
      { test: { ...SHARED, name: 'contract', include: CONTRACT } },
      {
        test: { ...SHARED, name: 'load', include: LOAD, fileParallelism: false, sequence: { groupOrder: 1 } },
      },
    ],
  },
});
