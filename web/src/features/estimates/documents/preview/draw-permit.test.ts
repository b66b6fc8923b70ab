import { expect, test } from 'vitest';
import { drawWithPermit } from './draw-permit.ts';

const stays = new AbortController().signal;

test('pages are drawn one after the other, the visible ones before the thumbnails', async () => {
  const order: string[] = [];
  const drawn = ['thumb 1', 'thumb 2', 'page 1', 'page 2'].map(
    (name) =>
      new Promise<void>((resolve) => {
        drawWithPermit({
          isWaitedFor: name.startsWith('page'),
          left: stays,
          draw: async () => {
            order.push(`${name} begins`);
            await Promise.resolve();
            order.push(`${name} ends`);
            resolve();
          },
        });
      }),
  );
  await Promise.all(drawn);
  expect(order).toEqual(
    ['thumb 1', 'page 1', 'page 2', 'thumb 2'].flatMap((name) => [`${name} begins`, `${name} ends`]),
  );
});

test('a page that cannot be drawn leaves the others their turn', async () => {
  const drawn = new Promise<void>((resolve) => {
    const fail = () => Promise.reject(new Error('The file was let go.'));
    drawWithPermit({ isWaitedFor: true, left: stays, draw: fail });
    drawWithPermit({ isWaitedFor: true, left: stays, draw: async () => resolve() });
  });
  await expect(drawn).resolves.toBeUndefined();
});

test('a page whose file was closed does not block the others', async () => {
  const abort = new AbortController();
  const drawn: string[] = [];
  drawWithPermit({ isWaitedFor: true, left: abort.signal, draw: () => new Promise(() => undefined) });
  drawWithPermit({
    isWaitedFor: true,
    left: abort.signal,
    draw: async () => void drawn.push('of the same file'),
  });
  const next = new Promise<void>((resolve) => {
    drawWithPermit({ isWaitedFor: false, left: stays, draw: async () => resolve() });
  });
  abort.abort();
  await next;
  expect(drawn).toEqual([]);
});
