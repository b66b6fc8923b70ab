import { useNavigate } from '@tanstack/react-router';
import { useEffect, useMemo } from 'react';
import { isCommandKey, offerCommands } from '../../../lib/commands.ts';
import { useBuilder } from '../builder/builder-context.ts';
import { useTurns } from '../builder/use-turns.ts';
import { boundCommands } from './builder-commands.ts';

/** Offers the builder's commands to the finder and the list of keys, and listens for "/". */
export function useBuilderCommands(): void {
  const { now } = useBuilder();
  const { undo, redo } = useTurns();
  const navigate = useNavigate({ from: '/estimate/$id/new-estimate' });
  const { estimate, contents, undoLabel, redoLabel } = now;
  const mayEdit = now.mayEdit && estimate.draft !== null && estimate.stage !== 'void';
  const canUndo = undoLabel !== null;
  const canRedo = redoLabel !== null;
  const commands = useMemo(
    () =>
      boundCommands(
        {
          undo,
          redo,
          addLine: focusQuickAdd,
          showSide: (view) => void navigate({ search: { damage: view }, replace: true }),
          openHistory: () => void navigate({ to: '/estimate/$id/history', search: {} }),
          canUndo,
          canRedo,
          mayEdit,
        },
        contents.sides,
      ),
    [undo, redo, navigate, contents, canUndo, canRedo, mayEdit],
  );
  useEffect(() => offerCommands(commands), [commands]);
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== '/' || !isCommandKey(event)) return;
      event.preventDefault();
      focusQuickAdd();
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, []);
}

function focusQuickAdd(): void {
  document.querySelector<HTMLInputElement>('section[aria-label="Estimate lines"] input')?.focus();
}
