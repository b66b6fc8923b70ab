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
  readonly deeds: LineActions;
  readonly isReadOnly: boolean;
  readonly mayKeepTemplates: boolean;
  readonly sides: readonly Side[];
  readonly sideOf: (key: string) => Side | undefined;
  readonly onNote: (key: string) => void;
  readonly onPhoto: () => void;
  /** Opens the values of a conflicting cell; false if the cell has no conflict. */
  readonly onChoose: (key: string, column: string) => boolean;
  readonly onAdd: () => void;
}

/** Keys of lines, in addition to those of every grid. In text columns letters are typed text, not commands. */
export function pressLineKey(event: KeyboardEvent, spot: GridTarget, lines: LineKeys): boolean {
  const { key, altKey } = event;
  const isCtrl = event.ctrlKey || event.metaKey;
  if (key === '/' && !isCtrl && !altKey) {
    lines.onAdd();
    return true;
  }
  if (lines.isReadOnly) return false;
  if (key === 'Enter' && lines.onChoose(spot.key, spot.column)) return true;
  if (altKey && !isCtrl) return pressWithAlt(key, spot, lines);
  if (isCtrl && key.toLowerCase() === 'd') lines.deeds.duplicate(spot.keys);
  else if (key === 'Delete') lines.deeds.remove(spot.keys);
  else if (!isCtrl && spot.column !== 'part' && spot.column !== 'operation')
    return pressLetter(key.toLowerCase(), spot, lines);
  else return false;
  return true;
}

function pressWithAlt(key: string, spot: GridTarget, { deeds, sides, sideOf }: LineKeys): boolean {
  if (key === 'ArrowUp' || key === 'ArrowDown') {
    deeds.move(spot.keys, key === 'ArrowDown' ? 1 : -1);
    return true;
  }
  if (key !== 'ArrowLeft' && key !== 'ArrowRight') return false;
  const side = sideOf(spot.key);
  const next = side && sides[sides.indexOf(side) + (key === 'ArrowRight' ? 1 : -1)];
  if (next !== undefined) deeds.moveToSide(spot.keys, next);
  // Alt with left or right arrow would navigate the browser back or forward.
  return true;
}

function pressLetter(letter: string, spot: GridTarget, lines: LineKeys): boolean {
  const { deeds, mayKeepTemplates, onNote, onPhoto } = lines;
  const operation = operations[letter];
  if (operation !== undefined) deeds.setOperation(spot.keys, operation);
  else if (letter === 'o') deeds.toggleOpen(spot.keys);
  else if (letter === 'n') onNote(spot.key);
  else if (letter === 't' && mayKeepTemplates) requestTemplates({ kind: 'save', lines: spot.keys });
  else if (letter === 'c') onPhoto();
  else return false;
  return true;
}
