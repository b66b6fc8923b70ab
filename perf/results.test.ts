import { format } from 'oxfmt';
import { describe, expect, test } from 'vitest';
import { type Listed, mergeRows, readResults, type Row, tableOf, writeResults } from './results.ts';

const some: readonly Listed[] = [
  { id: 'edit-scale', number: 'P1' },
  { id: 'page-depth', number: 'P5' },
  { id: 'offline-equal', number: 'P10', later: 'later' },
  { id: 'manual', number: '' },
];

function row(goal: string, figure: string, more: Partial<Row> = {}): Row {
  return {
    goal,
    figure,
    size: '',
    value: '1',
    limit: '2',
    verdict: 'PASS',
    date: '2026-11-16',
    commit: 'abcd1234',
    load: '0.5',
    machine: '2 × processor, 8 GB',
    ...more,
  };
}

describe('the page of results', () => {
  test('a run replaces the goals it measured and leaves the others with their day and commit', () => {
    const known = [
      row('page-depth', 'old'),
      row('edit-scale', 'key-ms', { commit: 'older', date: '2026-01-01' }),
    ];
    const merged = mergeRows(known, [row('page-depth', 'new')], some);
    expect(merged).toEqual([known[1], row('page-depth', 'new')]);
  });

  test('a goal measured at one size keeps what it came to at another', () => {
    const large = row('page-depth', 'by-total', { size: '2,000,000 estimates' });
    const small = row('page-depth', 'by-total', { size: '50,000 estimates', value: '3', verdict: 'FAIL' });
    expect(mergeRows([large], [small], some)).toEqual([large, small]);
  });

  test('a goal that no longer exists leaves the page', () => {
    expect(mergeRows([row('forgotten', 'figure')], [row('manual', 'figure')], some)).toEqual([
      row('manual', 'figure'),
    ]);
  });

  test('the page is read as it was written, machines of different runs included', async () => {
    const rows = [
      row('edit-scale', 'key-ms', { machine: '8 × another, 32 GB' }),
      row('page-depth', 'by-total', { size: '50,000 estimates' }),
      row('manual', '/help@390'),
    ];
    expect(readResults(await writeResults(rows, some))).toEqual(rows);
  });

  test('the page tells of goals nobody has measured and of those that come later, and is formatted', async () => {
    const page = await writeResults([row('manual', 'kb')], some);
    expect(page).toMatch(/P1 +\| edit-scale +\|.*not measured/);
    expect(page).toMatch(/P10 +\| offline-equal +\|.*later/);
    expect((await format('RESULTS.md', page, { printWidth: 110 })).code).toBe(page);
  });

  test('the table of a run stands in columns', () => {
    const lines = tableOf([row('edit-scale', 'key-ms'), row('manual', 'kb', { value: '128.75' })], some);
    expect(lines.split('\n')).toEqual([
      'P1  edit-scale/key-ms  1       2  PASS',
      '    manual/kb          128.75  2  PASS',
    ]);
  });
});
