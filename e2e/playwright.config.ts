import { defineConfig } from '@playwright/test';
import { chromiumFlags, findChromium } from '../scripts/chromium.mjs';
import { cache } from '../scripts/root.mjs';

// Workers read this file again; the environment passes them the browser found once.
const executablePath = (process.env['CHROMIUM_PATH'] ??= await findChromium({ shellFirst: true }));

/**
 * A page of a story lives for seconds, so the script engine compiles functions when they are first called, leaves out the
 * costliest optimization, and gives young objects so much room that few pages ever collect them.
 */
const engineFlags = ['--max-lazy', '--no-opt', '--min-semi-space-size=32', '--max-semi-space-size=64'];

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
  // No story measures time by waiting, so timeouts allow for a busy machine.
  timeout: 120_000,
  expect: { timeout: 20_000 },
  reporter: [['list'], ['json', { outputFile: `${cache}/tests/browser.json` }]],
  use: {
    locale: 'en-US',
    timezoneId: 'America/Chicago',
    // ui-moving.story tests animations; everywhere else they would only cost time.
    contextOptions: { reducedMotion: 'reduce' },
    screenshot: 'only-on-failure',
    launchOptions: { executablePath, args: [...chromiumFlags, `--js-flags=${engineFlags.join(' ')}`] },
  },
});
