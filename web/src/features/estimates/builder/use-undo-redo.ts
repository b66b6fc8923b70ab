import { refusalMessage } from '@dre/core/domain/estimates/wording/refusal-messages';
import { useCallback, useEffect } from 'react';
import { afterPaint } from '../../../lib/page/after-paint.ts';
import { showBanner } from '../../../ui/feedback/banner/banners.ts';
import { useBuilderTools } from './builder-context.ts';

/** Undoes or redoes the user's own last step; a banner states the reason if that is no longer possible. */
export function useUndoRedo(): { undo: () => void; redo: () => void } {
  const { present, announce } = useBuilderTools();
  const run = useCallback(
    (side: 'undo' | 'redo') => {
      const { store } = present();
      const { undoLabel, redoLabel } = store.snapshot();
      const label = side === 'undo' ? undoLabel : redoLabel;
      if (label === null) return;
      const done = store[side]();
      if (!done.ok) void showBanner({ message: refusalMessage(done.refusal), tone: 'error' });
      else announce(`${side === 'undo' ? 'Undone' : 'Done again'}: ${label}`);
    },
    [present, announce],
  );
  const undo = useCallback(() => afterPaint(() => run('undo')), [run]);
  const redo = useCallback(() => afterPaint(() => run('redo')), [run]);
  return { undo, redo };
}

/** Ctrl Z and Ctrl Shift Z, except in text fields, which have an undo of their own. */
export function useUndoKeys(): void {
  const { undo, redo } = useUndoRedo();
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey) || event.altKey || isWriting(event.target)) return;
      const key = event.key.toLowerCase();
      if (key !== 'z' && key !== 'y') return;
      event.preventDefault();
      if (key === 'y' || event.shiftKey) redo();
      else undo();
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, [undo, redo]);
}

function isWriting(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && target.matches('input, textarea, [contenteditable="true"]');
}
