import { expect, test } from 'vitest';
import { importCircle } from './module-preload.ts';

test('scripts that import each other in a circle are found before they are published', () => {
  const graph = { page: ['lines', 'money'], lines: ['money'], money: ['rules'], rules: [] as string[] };
  expect(importCircle(new Map(Object.entries(graph)))).toBeUndefined();
  expect(importCircle(new Map(Object.entries({ ...graph, rules: ['lines'] })))).toEqual([
    'lines',
    'money',
    'rules',
    'lines',
  ]);
});
