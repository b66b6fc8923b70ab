import { useCallback, useEffect } from 'react';
import { isCommandKey } from '../../../lib/commands.ts';
import { useBuilderTools } from '../builder/builder-context.ts';

/** To the field where lines are added, wherever one is. */
export function useAddLine(): () => void {
  const { front } = useBuilderTools();
  return useCallback(() => {
    front.set('lines');
    // Once they are in front.
    queueMicrotask(focusQuickAdd);
  }, [front]);
}

/** The same by "/". */
export function useAddLineKey(): void {
  const addLine = useAddLine();
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== '/' || !isCommandKey(event)) return;
      event.preventDefault();
      addLine();
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, [addLine]);
}

function focusQuickAdd(): void {
  document.querySelector<HTMLInputElement>('section[aria-label="Estimate lines"] input')?.focus();
}
