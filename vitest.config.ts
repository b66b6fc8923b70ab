import { defineConfig } from 'vitest/config';

/** One project per room. `npm test` runs the server's apart from the others, because it needs PostgreSQL. */
export default defineConfig({
  test: {
    allowOnly: false,
    dangerouslyIgnoreUnhandledErrors: false,
    projects: [
      { test: { name: 'core', include: ['core/src/**/*.test.ts'], testTimeout: 60_000 } },
      { test: { name: 'illustrations', include: ['illustrations/src/**/*.test.ts'], testTimeout: 60_000 } },
      { test: { name: 'web', include: ['web/**/*.test.{ts,tsx}'] } },
      {
        test: {
          name: 'scripts',
          include: ['scripts/**/*.test.ts', 'docs/**/*.test.ts'],
          testTimeout: 60_000,
        },
      },
      './server/vitest.config.ts',
    ],
  },
});
