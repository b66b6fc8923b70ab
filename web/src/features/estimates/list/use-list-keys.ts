import { type RefObject, useEffect, useEffectEvent } from 'react';
import { isCommandKey, offerCommands } from '../../../lib/commands.ts';

export interface ListKeys {
  readonly search: RefObject<HTMLInputElement | null>;
  readonly onSelect: (id: string) => void;
  readonly onExtend: (id: string) => void;
  readonly onPreview: (id: string) => void;
}

const where = 'My Estimates';
const commands = [
  { id: 'list-search', name: 'Search', keys: [['/']], where },
  { id: 'list-row', name: 'Next or previous row', keys: [['↓'], ['↑']], where },
  { id: 'list-open', name: 'Open', keys: [['Enter']], where },
  { id: 'list-preview', name: 'Preview', keys: [['Space']], where },
  { id: 'list-select', name: 'Select', keys: [['X']], where },
  { id: 'list-extend', name: 'Select up to here', keys: [['Shift', 'X']], where },
];

/** Row links carry their estimate's id: focus on the link means focus on the row. */
function rowLinks(): HTMLElement[] {
  return [...document.querySelectorAll<HTMLElement>('main a[data-estimate]')];
}

/** Keys of the list. */
export function useListKeys({ search, onSelect, onExtend, onPreview }: ListKeys): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (!isCommandKey(event)) return;
    if (event.key === '/') {
      event.preventDefault();
      return search.current?.focus();
    }
    const links = rowLinks();
    const at = links.findIndex((link) => link === document.activeElement);
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      if (at < 0 && document.activeElement !== document.body) return;
      event.preventDefault();
      return links[
        Math.max(0, Math.min(links.length - 1, at + (event.key === 'ArrowDown' ? 1 : -1)))
      ]?.focus();
    }
    const id = links[at]?.dataset['estimate'];
    if (id === undefined) return;
    const actions: Record<string, (id: string) => void> = { x: onSelect, X: onExtend, ' ': onPreview };
    const action = actions[event.key];
    if (action === undefined) return;
    event.preventDefault();
    action(id);
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
