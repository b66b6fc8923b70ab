import { beforeEach, expect, test } from 'vitest';
import { linesToSave, selectedRows, templatesCalled } from './template-layer.ts';

const estimate = { lines: [{ id: 'one' }, { id: 'two' }, { id: 'three' }] };
const templates = [
  { id: 'a', name: 'Hail on a fifth wheel', lines: 18 },
  { id: 'b', name: 'Roof replaced, EPDM', lines: 9 },
];

beforeEach(() => selectedRows.set(new Set()));

test('a template is found by the words of its name, in any order and case', () => {
  expect(templatesCalled('wheel HAIL', templates).map(({ id }) => id)).toEqual(['a']);
  expect(templatesCalled('hail roof', templates)).toEqual([]);
});

test('one letter names no template', () => {
  expect(templatesCalled(' r ', templates)).toEqual([]);
});

test('a template is saved from the selected lines, in the order of the estimate', () => {
  selectedRows.set(new Set(['three', 'one', 'gone', 'auto:one']));
  expect(linesToSave(null, estimate)).toEqual(['one', 'three']);
  expect(linesToSave('three', estimate)).toEqual(['one', 'three']);
});

test('a template requested on a line outside the selection, or without one, is saved from that line', () => {
  selectedRows.set(new Set(['one']));
  expect(linesToSave('two', estimate)).toEqual(['two']);
  selectedRows.set(new Set());
  expect(linesToSave('two', estimate)).toEqual(['two']);
  expect(linesToSave(null, estimate)).toEqual([]);
});
