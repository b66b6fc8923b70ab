import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    name: 'server',
    // Loading the server for each file anew took longer than most of the tests in it.
    isolate: false,
    setupFiles: ['./src/testing/another-file.ts'],
    include: ['src/**/*.test.ts'],
    globalSetup: ['./document-worker-setup.mjs', './src/testing/database-setup.ts'],
    // Starting a database of its own takes a test longer than the default allows on a busy machine.
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
});
