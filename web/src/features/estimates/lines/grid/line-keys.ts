import type { OperationKind, Side } from '@dre/core/domain/catalogue/trade-words';
import type { KeyboardEvent } from 'react';
import type { GridTarget } from '../../../../ui/grid/grid-definition.ts';
import { requestTemplates } from '../../templates/template-layer.ts';
import type { LineActions } from '../use-line-actions.ts';

const operations: Readonly<Record<string, OperationKind>> = {
  r: 'repair',
  p: 'replace',
  f: 'refinish',
  i: 'ri',
  b: 'blend',
};

interface LineKeys {
  readonly actions: LineActions;
  readonly isReadOnly: boolean;
  readonly maySaveTemplates: boolean;
  readonly sides: readonly Side[];
  readonly sideOf: (key: string) => Side | undefined;
  readonly onNote: (key: string) => void;
  readonly onPhoto: () => void;
  /** Opens the values of a conflicting cell; false if the cell has no conflict. */
  readonly onSelect: (key: string, column: string) => boolean;
  readonly onAdd: () => void;
}

/** Keys of lines, in addition to those of every grid. In text columns letters are typed text, not commands. */
export function pressLineKey(event: KeyboardEvent, target: GridTarget, lines: LineKeys): boolean {
  const { key, altKey } = event;
  const isCtrl = event.ctrlKey || event.metaKey;
  if (key === '/' && !isCtrl && !altKey) {
    lines.onAdd();
    return true;
  }
  if (lines.isReadOnly) return false;
  if (key === 'Enter' && lines.onSelect(target.key, target.column)) return true;
  if (altKey && !isCtrl) return pressWithAlt(key, target, lines);
  if (isCtrl && key.toLowerCase() === 'd') lines.actions.duplicate(target.keys);
  else if (key === 'Delete') lines.actions.remove(target.keys);
  else if (!isCtrl && target.column !== 'part' && target.column !== 'operation')
    return pressLetter(key.toLowerCase(), target, lines);
  else return false;
  return true;
}

function pressWithAlt(key: string, target: GridTarget, { actions, sides, sideOf }: LineKeys): boolean {
  if (key === 'ArrowUp' || key === 'ArrowDown') {
    actions.move(target.keys, key === 'ArrowDown' ? 1 : -1);
    return true;
  }
  if (key !== 'ArrowLeft' && key !== 'ArrowRight') return false;
  const side = sideOf(target.key);
  const next = side && sides[sides.indexOf(side) + (key === 'ArrowRight' ? 1 : -1)];
  if (next !== undefined) actions.moveToSide(target.keys, next);
  // Alt with left or right arrow would navigate the browser back or forward.
  return true;
}

function pressLetter(letter: string, target: GridTarget, lines: LineKeys): boolean {
  const { actions, maySaveTemplates, onNote, onPhoto } = lines;
  const operation = operations[letter];
  if (operation !== undefined) actions.setOperation(target.keys, operation);
  else if (letter === 'o') actions.toggleOpen(target.keys);
  else if (letter === 'n') onNote(target.key);
  else if (letter === 't' && maySaveTemplates) requestTemplates({ kind: 'save', lines: target.keys });
  else if (letter === 'c') onPhoto();
  else return false;
  return true;
}
