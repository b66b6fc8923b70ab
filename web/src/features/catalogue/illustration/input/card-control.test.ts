import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { cardControl } from './card-control.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

test('a card opens when the pointer rests, the next one at once, and leaving closes it after a moment', () => {
  const card = cardControl();
  card.rest('roof.ac');
  vi.advanceTimersByTime(179);
  expect(card.at.get()).toBeNull();
  vi.advanceTimersByTime(1);
  expect(card.at.get()).toEqual({ region: 'roof.ac', form: 'card' });
  card.rest('roof.vent');
  expect(card.at.get()?.region).toBe('roof.vent');
  card.leave();
  vi.advanceTimersByTime(119);
  expect(card.at.get()).not.toBeNull();
  vi.advanceTimersByTime(1);
  expect(card.at.get()).toBeNull();
});

test('passing over parts opens nothing, and a pointer on the card keeps it open', () => {
  const card = cardControl();
  for (const region of ['a.one', 'a.two', 'a.three']) {
    card.rest(region);
    vi.advanceTimersByTime(100);
  }
  expect(card.at.get()).toBeNull();
  card.leave();
  vi.advanceTimersByTime(500);
  card.rest('a.one');
  vi.advanceTimersByTime(180);
  card.leave();
  card.hold();
  vi.advanceTimersByTime(1000);
  expect(card.at.get()?.region).toBe('a.one');
  expect(card.close()).toBe(true);
  expect(card.close()).toBe(false);
});

test('a tap opens the card at once and keeps it open, although the focus left the part before', () => {
  const card = cardControl();
  card.open('a.one');
  expect(card.at.get()).toEqual({ region: 'a.one', form: 'card' });
  card.leave();
  card.open('a.two');
  vi.advanceTimersByTime(1000);
  expect(card.at.get()?.region).toBe('a.two');
});

test('a sheet stays until it is put away', () => {
  const card = cardControl();
  card.openSheet('a.one');
  card.rest('a.two');
  card.leave();
  vi.advanceTimersByTime(1000);
  expect(card.at.get()).toEqual({ region: 'a.one', form: 'sheet' });
});
