import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { inMemory } from '../../session/key-value-storage.ts';
import { startedNote } from './started-note.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

test('an estimate just addressed is still found at id 0 by its own tab, for a moment, and by no other', () => {
  const device = inMemory();
  const here = startedNote('started', { device, tab: inMemory() });
  const elsewhere = startedNote('started', { device, tab: inMemory() });
  here.write('first', 'this');
  expect([here.read(), elsewhere.read()]).toEqual(['first', 'first']);
  here.write('first', 'addressed');
  expect([here.read(), elsewhere.read()]).toEqual(['first', null]);
  vi.advanceTimersByTime(5_000);
  expect(here.read()).toBeNull();
});

test('leaving one estimate does not make the next one forgotten', () => {
  const storages = { device: inMemory(), tab: inMemory() };
  const note = startedNote('started', storages);
  note.write('first', 'addressed');
  note.write('second', 'this');
  note.write('first', 'none');
  vi.advanceTimersByTime(5_000);
  expect(note.read()).toBe('second');
});
