import { expect, test } from 'vitest';
import { pictureCommand } from './picture-keys.ts';

const press = (key: string, held: Partial<Record<'ctrlKey' | 'altKey' | 'shiftKey', boolean>> = {}) => ({
  key,
  ctrlKey: false,
  altKey: false,
  metaKey: false,
  shiftKey: false,
  ...held,
});

test('arrows go from part to part, and move the picture while Space or Shift is held', () => {
  expect(pictureCommand(press('ArrowLeft'), false)).toEqual({ kind: 'go', to: 'left' });
  expect(pictureCommand(press('ArrowLeft'), true)).toEqual({ kind: 'pan', to: 'left' });
  expect(pictureCommand(press('ArrowDown', { shiftKey: true }), false)).toEqual({ kind: 'pan', to: 'down' });
  expect(pictureCommand(press('End'), false)).toEqual({ kind: 'go', to: 'last' });
});

test('plus, minus and zero zoom, brackets change the zone, L opens the list', () => {
  expect(pictureCommand(press('+', { shiftKey: true }), false)).toEqual({ kind: 'zoom', by: 1 });
  expect(pictureCommand(press('-'), false)).toEqual({ kind: 'zoom', by: -1 });
  expect(pictureCommand(press('0'), false)).toEqual({ kind: 'zoom', by: 'fit' });
  expect(pictureCommand(press(']'), false)).toEqual({ kind: 'zone', by: 1 });
  expect(pictureCommand(press('l'), false)).toEqual({ kind: 'list' });
});

test('keys with a modifier belong to the browser and the page', () => {
  expect(pictureCommand(press('+', { ctrlKey: true }), false)).toBeNull();
  expect(pictureCommand(press('ArrowLeft', { altKey: true }), false)).toBeNull();
  expect(pictureCommand(press('7'), false)).toBeNull();
});
