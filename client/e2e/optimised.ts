import type { LaunchOptions, WorkerFixture } from '@playwright/test';

/**
 * A browser that compiles what runs often: where a page works out pixels or layouts, that is most of the work, elsewhere it doesn't
 * pay off.
 */
export const optimised: [
  WorkerFixture<LaunchOptions, { launchOptions: LaunchOptions }>,
  { scope: 'worker'; option: true },
] = [
  async ({ launchOptions }, use) =>
    use({
      ...launchOptions,
      args: launchOptions.args?.filter((flag) => !flag.startsWith('--js-flags')) ?? [],
    }),
  { scope: 'worker', option: true },
];
