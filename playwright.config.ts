import { availableParallelism } from 'node:os';
import { defineConfig } from '@playwright/test';

/** Another port lets two checkouts run side by side. */
const PORT = Number(process.env.E2E_PORT ?? 4700);
const FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  // a machine without a graphics card draws 3D in software
  '--enable-unsafe-swiftshader',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  // a page is closed before optimised code or a small young generation pays off: 6 % less work
  '--js-flags=--no-opt,--no-maglev,--min-semi-space-size=16',
];

/** Real Chromium against the built shop on the mock with a data folder of its own. */
export default defineConfig({
  testDir: 'client/e2e',
  testMatch: '**/*.spec.ts',
  fullyParallel: true,
  // one more than cores: a page waits for its timers, the server and the disk for a sixth of its time
  workers: availableParallelism() + 1,
  // on a slow machine beside other work; no test takes a tenth of it on a quiet one
  timeout: 300_000,
  expect: { timeout: 20_000 },
  forbidOnly: true,
  reporter: [
    ['list'],
    ['json', { outputFile: '.cache/reports/browser.json' }],
    ['junit', { outputFile: '.cache/reports/browser.xml' }],
  ],
  outputDir: '.cache/playwright',
  use: {
    baseURL: `http://localhost:${PORT}`,
    launchOptions: { executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium', args: FLAGS },
    // nothing is judged half-way through a movement; what moves is tested where movement matters
    contextOptions: { reducedMotion: 'reduce' },
    // what cannot be clicked by then never can
    actionTimeout: 60_000,
    // recording every test would take a quarter of the time: `npx playwright test --last-failed --trace on` does it
    trace: 'off',
  },
  // A test runs on both trees only where their views differ: `x.both.spec.ts`. `x.phone.spec.ts` runs on the phone's alone.
  projects: [
    {
      name: 'desktop',
      testIgnore: '**/*.phone.spec.ts',
      grepInvert: /@mobile-only/,
      use: { viewport: { width: 1440, height: 900 } },
    },
    {
      name: 'mobile',
      testMatch: '**/*.{phone,both}.spec.ts',
      grepInvert: /@desktop-only/,
      use: {
        viewport: { width: 390, height: 844 },
        isMobile: true,
        hasTouch: true,
        userAgent:
          'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1',
      },
    },
  ],
  webServer: {
    command: 'node client/e2e/serve.mjs',
    url: `http://localhost:${PORT}/healthz`,
    env: {
      PORT: String(PORT),
      NODE_ENV: 'production',
      MOCK_CONSOLE: 'on',
      SEED_PEOPLE: 'on',
      // a test begins on its customer's first day
      SEED_ORDERS: 'off',
      LOG_LEVEL: 'warn',
    },
    reuseExistingServer: false,
    timeout: 60_000,
  },
});
