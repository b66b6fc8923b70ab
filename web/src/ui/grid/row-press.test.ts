import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type Drag, startPress } from './row-press.ts';

const rowHeight = 32;
const keys = ['a', 'b', 'c', 'd'];

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('window', new EventTarget());
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** The part of a grid's body a press reads: its rows, one below the other. */
const body = {
  querySelectorAll: () =>
    keys.map((key, at) => ({
      dataset: { key },
      getBoundingClientRect: () => ({ top: at * rowHeight, height: rowHeight }),
    })),
} as unknown as HTMLElement;

const above = (key: string) => keys.indexOf(key) * rowHeight + 1;

function pointer(type: string, clientY: number, pointerType = 'mouse'): PointerEvent {
  return Object.assign(new Event(type), { clientX: 0, clientY, pointerType }) as unknown as PointerEvent;
}

/** The pointer goes down on the last row. */
function pressed(pointerType = 'mouse') {
  const told = { drags: [] as (Drag | null)[], drops: [] as (readonly [string, string | null])[] };
  startPress(body, pointer('pointerdown', above('d'), pointerType), {
    key: 'd',
    isDraggable: true,
    signal: new AbortController().signal,
    onDrag: (drag) => void told.drags.push(drag),
    onDrop: (key, before) => void told.drops.push([key, before]),
    onMenu: () => undefined,
  });
  return told;
}

test('a row that is dragged in less than a quarter of a second stays where it is dropped', () => {
  const { drags, drops } = pressed();
  vi.advanceTimersByTime(50);
  window.dispatchEvent(pointer('pointermove', above('b')));
  // The pointer rests over its target beyond the moment a resting press becomes a drag.
  vi.advanceTimersByTime(300);
  expect(drags.at(-1)).toEqual({ dragged: 'd', before: 'b' });
  window.dispatchEvent(pointer('pointerup', above('b')));
  expect(drops).toEqual([['d', 'b']]);
  expect(drags.at(-1)).toBe(null);
});

test('a row that is dragged and dropped before a quarter of a second has passed is moved', () => {
  const { drops } = pressed();
  window.dispatchEvent(pointer('pointermove', above('a')));
  window.dispatchEvent(pointer('pointerup', above('a')));
  vi.advanceTimersByTime(300);
  expect(drops).toEqual([['d', 'a']]);
});

test('a row that is pressed, held and let go stays where it was', () => {
  const { drags, drops } = pressed();
  vi.advanceTimersByTime(300);
  window.dispatchEvent(pointer('pointerup', above('d')));
  expect(drags).toEqual([{ dragged: 'd', before: 'd' }, null]);
  expect(drops).toEqual([]);
});

test('a finger that moves before it has rested scrolls, and moves no row', () => {
  const { drops } = pressed('touch');
  window.dispatchEvent(pointer('pointermove', above('b'), 'touch'));
  vi.advanceTimersByTime(300);
  window.dispatchEvent(pointer('pointerup', above('b'), 'touch'));
  expect(drops).toEqual([]);
});
