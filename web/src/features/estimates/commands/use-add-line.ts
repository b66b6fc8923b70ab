import { useCallback, useEffect } from 'react';
import { isCommandKey } from '../../../lib/commands.ts';
import { useBuilderTools } from '../builder/builder-context.ts';

/** Focuses the field that adds lines, from any pane. */
export function useAddLine(): () => void {
  const { front } = useBuilderTools();
  return useCallback(() => {
    front.set('lines');
    // The lines must be in front before the field can take the focus.
    queueMicrotask(focusQuickAdd);
  }, [front]);
}

/** Adds a line by the "/" key. */
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
