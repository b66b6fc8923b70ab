import { type RefObject, useEffect, useEffectEvent } from 'react';
import { type Command, isCommandKey, offerCommands } from '../../../../lib/commands.ts';
import type { CardAction } from '../columns/card-item.tsx';
import { type Counter, counters } from '../view/board-address.ts';

export interface BoardKeys {
  readonly search: RefObject<HTMLInputElement | null>;
  /** Moves the focus from the card in focus by this key; false if the key leads nowhere. */
  readonly onStep: (key: string) => boolean;
  /** The action of the card in focus. */
  readonly onAction: (action: CardAction) => void;
  readonly onCounter: (counter: Counter) => void;
  readonly onClear: () => void;
}

const where = 'Shop board';
const commands: readonly Command[] = [
  { id: 'board-card', name: 'Another card', keys: [['←'], ['↑'], ['↓'], ['→']], where },
  { id: 'board-ends', name: 'First or last card of the column', keys: [['Home'], ['End']], where },
  { id: 'board-open', name: 'Open the repair order', keys: [['Enter']], where },
  { id: 'board-move', name: 'Move to another column', keys: [['M']], where },
  { id: 'board-hold', name: 'Hold', keys: [['H']], where },
  { id: 'board-promise', name: 'Promise a day', keys: [['P']], where },
  { id: 'board-find', name: 'Find on the board', keys: [['/']], where },
  {
    id: 'board-counters',
    name: 'Late, waiting, no next step, parts due',
    keys: [['1'], ['2'], ['3'], ['4']],
    where,
  },
  { id: 'board-clear', name: 'Clear filters', keys: [['Esc']], where },
];

const steps = new Set(['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight', 'Home', 'End']);
const actions: Readonly<Record<string, CardAction>> = { m: 'move', h: 'hold', p: 'promise' };

/** The keys of the board. Arrows work with single-letter keys switched off too. */
export function useBoardKeys({ search, onStep, onAction, onCounter, onClear }: BoardKeys): void {
  const act = (event: KeyboardEvent): boolean => {
    if (steps.has(event.key)) return isOnBoard(event) && onStep(event.key);
    if (event.key === 'Escape') {
      if (!isOnBoard(event)) return false;
      onClear();
      return true;
    }
    if (!isCommandKey(event)) return false;
    if (event.key === '/') {
      search.current?.focus();
      return true;
    }
    const counter = counters[Number(event.key) - 1];
    const action = actions[event.key.toLowerCase()];
    if (counter !== undefined) onCounter(counter);
    else if (action !== undefined) onAction(action);
    else return false;
    return true;
  };
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (!event.defaultPrevented && act(event)) event.preventDefault();
  });
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => press(event);
    document.addEventListener('keydown', onKey);
    const withdraw = offerCommands(commands);
    return () => {
      document.removeEventListener('keydown', onKey);
      withdraw();
    };
  }, []);
}

function isOnBoard({ target, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean {
  if (ctrlKey || metaKey || altKey || !(target instanceof HTMLElement)) return false;
  return target === document.body || target.closest('[data-board]') !== null;
}
