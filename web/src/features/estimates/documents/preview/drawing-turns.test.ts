import { expect, test } from 'vitest';
import { drawInTurn } from './drawing-turns.ts';

test('pages are drawn one after the other, those somebody waits for before the small ones', async () => {
  const told: string[] = [];
  const drawn = ['thumb 1', 'thumb 2', 'page 1', 'page 2'].map(
    (name) =>
      new Promise<void>((resolve) => {
        drawInTurn({
          isWaitedFor: name.startsWith('page'),
          draw: async () => {
            told.push(`${name} begins`);
            await Promise.resolve();
            told.push(`${name} ends`);
            resolve();
          },
        });
      }),
  );
  await Promise.all(drawn);
  expect(told).toEqual(
    ['thumb 1', 'page 1', 'page 2', 'thumb 2'].flatMap((name) => [`${name} begins`, `${name} ends`]),
  );
});

test('a page that cannot be drawn leaves the others their turn', async () => {
  const drawn = new Promise<void>((resolve) => {
    drawInTurn({ isWaitedFor: true, draw: () => Promise.reject(new Error('The file was let go.')) });
    drawInTurn({ isWaitedFor: true, draw: async () => resolve() });
  });
  await expect(drawn).resolves.toBeUndefined();
});
