import type { KeyboardEvent } from 'react';
import { expect, test, vi } from 'vitest';
import { pressQuickAddKey, topEntry, type QuickAdding } from './use-quick-add.ts';

const offer = { kind: 'replace' } as QuickAdding['results'][number]['offers'][number];

function adding(group: QuickAdding['results'][number]['group'], at?: number): QuickAdding {
  const results = [{ group, offers: [offer] }] as unknown as QuickAdding['results'];
  const calls = {
    add: vi.fn<QuickAdding['add']>(),
    addText: vi.fn<QuickAdding['addText']>(),
    point: vi.fn<QuickAdding['point']>(),
  };
  return {
    ...calls,
    results,
    templates: [],
    at: at ?? topEntry(results),
    operation: 0,
  } as unknown as QuickAdding;
}

const key = (name: string) => ({ key: name }) as KeyboardEvent;

test('Enter adds the part found for the typed text', () => {
  const found = adding('this-side');
  pressQuickAddKey(key('Enter'), found);
  expect(found.add).toHaveBeenCalledWith(offer, undefined);
  expect(found.addText).not.toHaveBeenCalled();
});

test('Enter on text without a match adds it as a line; an approximate match needs a selection', () => {
  const guessed = adding('nearest');
  pressQuickAddKey(key('Enter'), guessed);
  expect(guessed.addText).toHaveBeenCalled();
  expect(guessed.add).not.toHaveBeenCalled();
  pressQuickAddKey(key('ArrowDown'), guessed);
  expect(guessed.point).toHaveBeenCalledWith(0);
  const selected = adding('nearest', 0);
  pressQuickAddKey(key('Enter'), selected);
  expect(selected.add).toHaveBeenCalledWith(offer, undefined);
  pressQuickAddKey(key('ArrowUp'), selected);
  expect(selected.point).toHaveBeenCalledWith(-1);
});
