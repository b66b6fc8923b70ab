import { type RefObject, useEffect, useEffectEvent } from 'react';
import { type Command, isCommandKey, offerCommands } from '../../../lib/commands.ts';

export interface PartsKeys {
  readonly search: RefObject<HTMLInputElement | null>;
  readonly onStep: (step: 1 | -1) => void;
  readonly onSelect: (isRange: boolean) => void;
  readonly onOrder: () => void;
  readonly onReceive: () => void;
  readonly onDate: () => void;
  readonly onPanel: () => void;
  /** Leaves the panel, or drops the selection. */
  readonly onLeave: (isInPanel: boolean) => void;
}

const where = 'Parts desk';
const commands: readonly Command[] = [
  { id: 'parts-row', name: 'Another row', keys: [['↑'], ['↓']], where },
  { id: 'parts-select', name: 'Select the row', keys: [['X']], where },
  { id: 'parts-range', name: 'Select up to the row', keys: [['Shift', 'X']], where },
  { id: 'parts-order', name: 'Order', keys: [['O']], where },
  { id: 'parts-receive', name: 'Receive', keys: [['R']], where },
  { id: 'parts-date', name: 'Change the expected day', keys: [['D']], where },
  { id: 'parts-panel', name: 'Go to the panel', keys: [['Enter']], where },
  { id: 'parts-list', name: 'Back to the list', keys: [['Esc']], where },
  { id: 'parts-find', name: 'Find on the parts desk', keys: [['/']], where },
];

/** The keys of the parts desk. Arrows, Enter and Esc work with single-letter keys switched off too. */
export function usePartsKeys(keys: PartsKeys): void {
  const act = (event: KeyboardEvent): boolean => {
    const place = placeOf(event);
    switch (event.key) {
      case 'ArrowUp':
      case 'ArrowDown':
        if (place !== 'list') return false;
        keys.onStep(event.key === 'ArrowUp' ? -1 : 1);
        return true;
      case 'Enter':
        if (!isRow(event.target)) return false;
        keys.onPanel();
        return true;
      case 'Escape':
        if (place === null) return false;
        keys.onLeave(place === 'panel');
        return true;
      default:
        return isCommandKey(event) && letter(event);
    }
  };
  const letter = (event: KeyboardEvent): boolean => {
    const actions: Readonly<Record<string, () => void>> = {
      x: () => keys.onSelect(event.shiftKey),
      o: keys.onOrder,
      r: keys.onReceive,
      d: keys.onDate,
      '/': () => keys.search.current?.focus(),
    };
    const action = actions[event.key.toLowerCase()];
    action?.();
    return action !== undefined;
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

function placeOf({ target, ctrlKey, metaKey, altKey }: KeyboardEvent): 'list' | 'panel' | null {
  if (ctrlKey || metaKey || altKey || !(target instanceof HTMLElement)) return null;
  if (target.closest('[role="dialog"]') !== null) return null;
  if (target.closest('[data-panel]') !== null) return 'panel';
  return target === document.body || target.closest('[data-parts]') !== null ? 'list' : null;
}

function isRow(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && target.matches('[data-row]');
}
