import { defineConfig } from 'vitest/config';

/** Unit and integration tests, beside the code that they test. The browser's are Playwright's (client/e2e). */
export default defineConfig({
  test: {
    include: ['{contracts,fixtures,server,client,scripts}/**/*.test.{ts,tsx}'],
    exclude: ['client/e2e/**', 'node_modules/**'],
    setupFiles: ['vitest.setup.ts'],
    testTimeout: 120_000,
    hookTimeout: 240_000,
    // the tests that start a shop wait for it, and a third file has the cores meanwhile
    maxWorkers: 3,
  },
});
