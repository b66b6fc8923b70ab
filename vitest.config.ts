import { configDefaults, defineConfig } from 'vitest/config';

/**
 * These rooms keep nothing between files, so the files of a room share a process and what it has loaded: the book,
 * the plates. The time allowed is that of a busy machine.
 */
const shared = { isolate: false, testTimeout: 60_000 };

/** Components that are drawn and pressed have a DOM around them; all other files do without its weight. */
const components = 'web/src/**/*.dom.test.tsx';

/** One project per room. `npm test` runs the server's apart from the others, because it needs PostgreSQL. */
export default defineConfig({
  test: {
    allowOnly: false,
    dangerouslyIgnoreUnhandledErrors: false,
    // Left to itself, vitest keeps one core free: half of a small machine.
    maxWorkers: '100%',
    projects: [
      { test: { ...shared, name: 'core', include: ['core/src/**/*.test.ts'] } },
      { test: { ...shared, name: 'illustrations', include: ['illustrations/src/**/*.test.ts'] } },
      {
        test: {
          ...shared,
          name: 'web',
          include: ['web/**/*.test.{ts,tsx}'],
          exclude: [...configDefaults.exclude, components],
        },
      },
      {
        oxc: { jsx: { development: false } },
        test: {
          ...shared,
          name: 'components',
          env: { NODE_ENV: 'production' },
          include: [components],
          environment: 'jsdom',
          setupFiles: ['web/src/testing/dom-setup.ts'],
        },
      },
      { test: { ...shared, name: 'scripts', include: ['{scripts,docs,perf}/**/*.test.ts'] } },
      './server/vitest.config.ts',
    ],
  },
});
