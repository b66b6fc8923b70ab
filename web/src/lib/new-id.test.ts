import { expect, test } from 'vitest';
import { newId } from './new-id.ts';

test('an id says when it was made, and is of no other device', () => {
  const now = Date.UTC(2026, 10, 15, 10, 42);
  const ids = Array.from({ length: 100 }, () => newId(now));
  expect(new Set(ids).size).toBe(100);
  for (const id of ids) {
    expect(id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
    expect(Number.parseInt(id.replaceAll('-', '').slice(0, 12), 16)).toBe(now);
  }
});

test('ids sort in the order they were made', () => {
  const ids = [1, 2, 300, 70_000].map((now) => newId(now));
  expect(ids.toSorted()).toEqual(ids);
});
