import { expect, test } from 'vitest';
import type { HoldKind } from '../model/hold.ts';
import { promiseRisk } from './promise-risk.ts';

const wait = (kind: HoldKind, expectedEnd: string | null) => ({ kind, expectedEnd });

test.each([
  ['nothing is waited for', [], null],
  ['a part comes in time', [wait('parts', '2026-11-20')], null],
  ['an answer has no date', [wait('approval', null), wait('customer', null)], null],
  ['a part comes too late', [wait('parts', '2026-12-02')], { kind: 'waits-until', day: '2026-12-02' }],
  ['a part is overdue', [wait('parts', '2026-11-14')], { kind: 'overdue', since: '2026-11-14' }],
  ['a part has no date', [wait('parts', null), wait('parts', '2026-11-20')], { kind: 'undated' }],
  [
    'the gravest risk is told',
    [wait('parts', null), wait('parts', '2026-11-14'), wait('weather', '2026-11-28')],
    { kind: 'waits-until', day: '2026-11-28' },
  ],
])('a promise for Nov 28, ten days ahead: %s', (_case, holds, risk) => {
  expect(promiseRisk('2026-11-28', '2026-11-18', holds)).toEqual(risk);
});

test('a part without a date is no risk while there is time to order it', () => {
  expect(promiseRisk('2026-12-09', '2026-11-18', [wait('parts', null)])).toEqual({ kind: 'undated' });
  expect(promiseRisk('2026-12-10', '2026-11-18', [wait('parts', null)])).toBeNull();
});
