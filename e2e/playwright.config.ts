import { defineConfig } from '@playwright/test';
import { isLong } from '@/service/testing/database/settings';
import { chromiumFlags, chromiumPath } from './chromium';

export default defineConfig({
  forbidOnly: true,
  // `npm run test:long` runs these; what a change must prove at once is the rest.
  grepInvert: isLong ? undefined : /@long\b/,
  retries: 0,
  workers: 2,
  // A limit only ends what hangs: it costs nothing while tests pass, and none of them needs a fast machine.
  timeout: 360_000,
  expect: { timeout: 30_000 },
  globalSetup: './global-setup.ts',
  reporter: process.env.PLAYWRIGHT_JSON_OUTPUT_FILE ? [['list'], ['json']] : [['list']],
  use: {
    locale: 'zh-CN',
    timezoneId: 'Asia/Shanghai',
    viewport: { width: 1440, height: 900 },
    // Recording every test to keep what failed costs a fifth of the time; `--trace on` repeats one with it.
    trace: 'off',
    screenshot: 'only-on-failure',
    launchOptions: { executablePath: chromiumPath(), args: chromiumFlags },
  },
  // A folder of results each: a run empties its own, and the lanes of the whole run follow each other.
  projects: [
    // Processes are started, stopped and killed here; side by side they would only measure each other.
    {
      name: 'stack',
      testDir: './stack',
      outputDir: '../test-results/stack',
      fullyParallel: false,
      workers: 1,
    },
    // Attacks and faults: each file has a product of its own before a service that records and misbehaves.
    { name: 'safety', testDir: './safety', outputDir: '../test-results/safety' },
    { name: 'browser', testDir: './specs', outputDir: '../test-results/browser' },
  ],
});
