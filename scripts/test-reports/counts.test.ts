import { expect, test } from 'vitest';
import { playwrightCount, verdict, vitestCount } from './counts.mjs';

test('a stage adds what passed and what failed', () => {
  expect(verdict({ passed: 3, failed: 0, skipped: 0 }, 0)).toEqual({ passed: 3, failed: 0, complaint: '' });
  expect(verdict({ passed: 3, failed: 2, skipped: 0 }, 1)).toEqual({ passed: 3, failed: 2, complaint: '' });
});

test('a skipped test is a failure', () => {
  expect(verdict({ passed: 3, failed: 1, skipped: 2 }, 0)).toMatchObject({ passed: 3, failed: 3 });
});

test('a stage that ran nothing, left no report or ended badly is a failure', () => {
  expect(verdict({ passed: 0, failed: 0, skipped: 0 }, 0).failed).toBe(1);
  expect(verdict(undefined, 0).failed).toBe(1);
  expect(verdict({ passed: 9, failed: 0, skipped: 0 }, 1)).toMatchObject({ passed: 9, failed: 1 });
});

test('a test file that does not load counts as a failed test', () => {
  const testResults = [
    { status: 'failed', assertionResults: [] },
    { status: 'failed', assertionResults: [{}] },
    { status: 'passed', assertionResults: [{}] },
  ];
  const report = { testResults, numPassedTests: 1, numFailedTests: 1, numPendingTests: 0, numTodoTests: 0 };
  expect(vitestCount(report)).toEqual({ passed: 1, failed: 2, skipped: 0 });
});

test('a browser story that passes only sometimes has failed', () => {
  const report = { stats: { expected: 5, unexpected: 1, flaky: 1, skipped: 0 }, errors: [{}] };
  expect(playwrightCount(report)).toEqual({ passed: 5, failed: 3, skipped: 0 });
});
