import { expect, test } from 'vitest';
import { playwrightFailures, vitestFailures } from './failures.mjs';
import { root } from '../root.mjs';

test('a failed test is named with its file and the first line of its reason', () => {
  const passed = { status: 'passed', fullName: 'a part has a price', failureMessages: [] };
  const failed = {
    status: 'failed',
    fullName: 'a total adds up',
    failureMessages: ['1 is not 2\nat total.ts:3'],
  };
  const results = [
    { name: `${root}/core/a.test.ts`, status: 'failed', message: '', assertionResults: [passed, failed] },
    { name: `${root}/core/b.test.ts`, status: 'failed', message: 'Cannot find module', assertionResults: [] },
  ];
  expect(vitestFailures({ testResults: results })).toEqual([
    '✗ · core/a.test.ts · a total adds up · 1 is not 2',
    '✗ · core/b.test.ts · Cannot find module',
  ]);
});

test('a failed story is named wherever it stands in its file', () => {
  const story = (title: string, ok: boolean) => ({
    title,
    ok,
    file: 'shop/board.story.ts',
    tests: [{ results: [{ errors: ok ? [] : [{ message: '\u001B[31mTimed out\u001B[39m\nmore' }] }] }],
  });
  const suites = [{ specs: [story('one', true)], suites: [{ specs: [story('two', false)] }] }];
  expect(playwrightFailures({ suites, errors: [] })).toEqual([
    '✗ · e2e/shop/board.story.ts · two · Timed out',
  ]);
});
