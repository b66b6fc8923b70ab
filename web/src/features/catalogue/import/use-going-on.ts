import { useEffect, useRef } from 'react';
import { elsewhere } from './problem-fields.tsx';

/**
 * The rows are disabled while a fix is checked, and the focused field is gone afterwards: the focus then goes to the
 * cell the user moved on to, or to the next one that needs a fix.
 */
export function useGoingOn(isSettled: boolean): (next: string) => void {
  const target = useRef<string>(undefined);
  useEffect(() => {
    if (!isSettled || target.current === undefined) return;
    const cells = [...document.querySelectorAll<HTMLElement>('#rows [data-cell]')];
    const next = cells.find((cell) => cell.dataset['cell'] === target.current) ?? cells[0];
    target.current = undefined;
    (next ?? document.querySelector<HTMLElement>('button[aria-pressed="true"]'))?.focus();
  }, [isSettled]);
  return (next) => {
    target.current = next === elsewhere ? undefined : next;
  };
}
