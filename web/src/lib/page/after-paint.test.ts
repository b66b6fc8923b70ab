import { beforeEach, expect, test, vi } from 'vitest';

/** A page whose animation frames run on demand. */
async function page(visibilityState: 'visible' | 'hidden') {
  vi.resetModules();
  vi.useFakeTimers();
  const window = new EventTarget();
  const frames: (() => void)[] = [];
  const failures: unknown[] = [];
  vi.stubGlobal('window', window);
  vi.stubGlobal('document', { visibilityState });
  vi.stubGlobal('requestAnimationFrame', (frame: () => void) => frames.push(frame));
  vi.stubGlobal('reportError', (error: unknown) => failures.push(error));
  const { afterPaint } = await import('./after-paint.ts');
  const done: string[] = [];
  return {
    done,
    failures,
    press: (name: string) => afterPaint(() => done.push(name)),
    pressBroken: (error: Error) =>
      afterPaint(() => {
        throw error;
      }),
    drawFrame: () => {
      for (const frame of frames.splice(0)) frame();
    },
    afterFrame: () => vi.runAllTimers(),
    hear: (event: string) => window.dispatchEvent(new Event(event)),
  };
}

beforeEach(() => () => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('what was pressed is done behind the next frame, in the order it was pressed in, once', async () => {
  const { press, drawFrame, afterFrame, done } = await page('visible');
  press('add');
  press('undo');
  drawFrame();
  expect(done).toEqual([]);
  afterFrame();
  expect(done).toEqual(['add', 'undo']);
  press('redo');
  drawFrame();
  afterFrame();
  expect(done).toEqual(['add', 'undo', 'redo']);
});

test.each([
  ['a page that is put away', 'visibilitychange'],
  ['the next key', 'keydown'],
  ['the next press', 'pointerdown'],
])('%s finds done what was pressed, and it is not done again', async (_, event) => {
  const { press, drawFrame, afterFrame, hear, done } = await page('visible');
  press('add');
  hear(event);
  expect(done).toEqual(['add']);
  drawFrame();
  afterFrame();
  expect(done).toEqual(['add']);
});

test('a hidden page, which draws no frames, does what it is asked at once', async () => {
  const { press, done } = await page('hidden');
  press('add');
  expect(done).toEqual(['add']);
});

test('what fails is reported and holds up nothing behind it', async () => {
  const { press, pressBroken, drawFrame, afterFrame, done, failures } = await page('visible');
  const broken = new Error('broken');
  pressBroken(broken);
  press('add');
  drawFrame();
  afterFrame();
  expect(failures).toEqual([broken]);
  expect(done).toEqual(['add']);
});
