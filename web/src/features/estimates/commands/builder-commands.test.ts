import { expect, test } from 'vitest';
import { globalKeys } from '../../../lib/global-keys.ts';
import { boundCommands, type BuilderActions, builderCommands } from './builder-commands.ts';
import { keyHints } from './key-hints.ts';

/** Records the actions that were called. */
function recordedActions(done: string[]): BuilderActions {
  return {
    undo: () => done.push('undo'),
    redo: () => done.push('redo'),
    showSide: (view) => done.push(view),
    addLine: () => done.push('add line'),
    openHistory: () => done.push('history'),
    openComments: () => done.push('comments'),
    openDocuments: () => done.push('documents'),
    openTotals: () => done.push('documents'),
    openRates: () => done.push('documents'),
    saveTemplate: () => done.push('history'),
    insertTemplate: () => done.push('history'),
    addTemplate: (id) => done.push(id),
    canUndo: true,
    canRedo: false,
    mayEdit: true,
    maySaveTemplates: true,
  };
}

test('no two commands share a key in the same scope', () => {
  const pressed = [...builderCommands, ...globalKeys].flatMap(({ where, keys }) =>
    keys.map((key) => `${where}: ${key.join(' ')}`),
  );
  expect(pressed).toEqual([...new Set(pressed)]);
});

test('no command of the builder uses a global key', () => {
  const global = new Set(globalKeys.flatMap(({ keys }) => keys.map((key) => key.join(' '))));
  const taken = builderCommands
    .filter(({ where }) => where === 'Builder')
    .flatMap(({ keys }) => keys.map((key) => key.join(' ')))
    .filter((key) => global.has(key));
  expect(taken).toEqual([]);
});

test('a command runs its own action, and only while available', () => {
  const done: string[] = [];
  const bound = boundCommands(recordedActions(done));
  for (const { name, run } of bound)
    if (['Show Roof', 'Undo', 'Redo', 'Print or save a document'].includes(name)) run?.();
  expect(done).toEqual(['roof', 'undo', 'documents']);
});

test('only users with permission save lines as a template', () => {
  const offered = (maySaveTemplates: boolean) =>
    boundCommands({ ...recordedActions([]), maySaveTemplates }).some(
      ({ id, run }) => id === 'save-template' && run,
    );
  expect([offered(true), offered(false)]).toEqual([true, false]);
});

test('a template is found by name and added by users who may edit', () => {
  const done: string[] = [];
  const hail = { id: 'starter hail', name: 'Hail, fifth wheel', lines: 18 };
  const actions = recordedActions(done);
  const named = (may: boolean) =>
    boundCommands({ ...actions, mayEdit: may }, [], [hail]).find(({ name }) => name.includes(hail.name));
  named(true)?.run?.();
  expect(done).toEqual([hail.id]);
  expect(named(false)).toBeUndefined();
});

test('every command has a name of its own', () => {
  const names = builderCommands.map(({ where, name }) => `${where}: ${name}`);
  expect(names).toEqual([...new Set(names)]);
});

test.each(keyHints)('the key hinted at for "$does" is one of its command', ({ command, keys: [first] }) => {
  const candidates = command === null ? globalKeys : builderCommands.filter(({ id }) => id === command);
  expect(candidates.flatMap(({ keys }) => keys.map(([key]) => key))).toContain(first);
});
