import { anOrder } from '@dre/core/domain/testing/an-order';
import { expect, test } from 'vitest';
import { orderPhotoGroups } from './order-photo-groups.ts';

const aPhoto = (id: string, task: string | null) => ({
  kind: 'add-photo' as const,
  photo: { id, file: 'ab'.repeat(32), width: 4, height: 3, takenAt: null, task },
});
const ofEstimate = (id: string) => ({ id, file: 'f', width: 4, height: 3, takenAt: null, pin: null });

test('photos stand by line and phase, those of the estimate before the repair, and each once', () => {
  const order = anOrder([
    aPhoto('p-whole', null),
    aPhoto('p-body', 'wall|body'),
    aPhoto('p-paint', 'wall|refinish'),
    aPhoto('p-both', 'wall|body'),
  ]);
  const line = order.tasks.find(({ work }) => work.key === 'wall|body')?.work.lineNumber ?? 0;
  const lines = [{ lineNumber: line, photos: [ofEstimate('e-1'), ofEstimate('p-both')] }];
  const groups = orderPhotoGroups(order, lines);
  expect(groups.map(({ name }) => name)[0]).toBe('The whole unit');
  const wall = groups.find(({ lineNumber }) => lineNumber === line);
  expect(wall?.phases.map(({ label, photos }) => [label, photos.map(({ id }) => id)])).toEqual([
    ['Before the repair', ['e-1']],
    ['Body', ['p-body', 'p-both']],
    ['Paint', ['p-paint']],
  ]);
});
