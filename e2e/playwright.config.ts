import { defineConfig } from '@playwright/test';
import { chromiumFlags, findChromium } from '../scripts/chromium.mjs';
import { cache } from '../scripts/root.mjs';

// Workers read this file again; through the environment they get the browser found once.
const executablePath = (process.env['CHROMIUM_PATH'] ??= await findChromium());

export default defineConfig({
  testDir: '.',
  testMatch: '*.story.ts',
  globalSetup: './stage.setup.ts',
  outputDir: '../test-results',
  fullyParallel: true,
  workers: 2,
  retries: 0,
  forbidOnly: true,
  timeout: 60_000,
  reporter: [['list'], ['json', { outputFile: `${cache}/tests/browser.json` }]],
  use: {
    locale: 'en-US',
    timezoneId: 'America/Chicago',
    screenshot: 'only-on-failure',
    launchOptions: { executablePath, args: chromiumFlags },
  },
});
