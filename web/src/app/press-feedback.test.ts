import { afterEach, expect, test, vi } from 'vitest';
import { showPress } from './press-feedback.ts';

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('another screen waits for the frame that answers the press', async () => {
  vi.useFakeTimers();
  const frames: (() => void)[] = [];
  vi.stubGlobal('navigator', { userActivation: { isActive: true } });
  vi.stubGlobal('document', { visibilityState: 'visible' });
  vi.stubGlobal('requestAnimationFrame', (frame: () => void) => frames.push(frame));
  const seen: string[] = [];
  const shown = showPress({ preload: false, cause: 'enter' })?.then(() => seen.push('screen'));
  for (const frame of frames) frame();
  seen.push('frame');
  vi.runAllTimers();
  await shown;
  expect(seen).toEqual(['frame', 'screen']);
});

test.each([
  ['a page just opened', { preload: false, cause: 'enter' }, false],
  ['a screen that is only fetched', { preload: true, cause: 'preload' }, true],
  ['a change within a screen', { preload: false, cause: 'stay' }, true],
] as const)('%s does not wait', (_, entering, isActive) => {
  vi.stubGlobal('navigator', { userActivation: { isActive } });
  expect(showPress(entering)).toBeUndefined();
});
