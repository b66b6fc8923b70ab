import { defineConfig } from '@playwright/test';
import { chromiumFlags, findChromium } from '../scripts/chromium.mjs';
import { cache } from '../scripts/root.mjs';

// Workers read this file again; through the environment they get the browser found once.
const executablePath = (process.env['CHROMIUM_PATH'] ??= await findChromium({ shellFirst: true }));

export default defineConfig({
  testDir: '.',
  testMatch: '**/*.story.ts',
  globalSetup: './stage.setup.ts',
  outputDir: '../test-results',
  fullyParallel: true,
  // Stories wait about as much as they work, so four of them fill two cores.
  workers: 4,
  retries: 0,
  forbidOnly: true,
  // No story measures time by waiting: what is expected may come as late as on a busy machine it does.
  timeout: 120_000,
  expect: { timeout: 20_000 },
  reporter: [['list'], ['json', { outputFile: `${cache}/tests/browser.json` }]],
  use: {
    locale: 'en-US',
    timezoneId: 'America/Chicago',
    // Movement is seen by ui-moving.story; everywhere else it would only be waited for.
    contextOptions: { reducedMotion: 'reduce' },
    screenshot: 'only-on-failure',
    // Functions are compiled when they are called: most of what a page loads is not, in a story.
    launchOptions: { executablePath, args: [...chromiumFlags, '--js-flags=--max-lazy'] },
  },
});
