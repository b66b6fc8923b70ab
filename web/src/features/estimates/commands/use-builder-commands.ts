import { useNavigate } from '@tanstack/react-router';
import { useEffect, useMemo } from 'react';
import { offerCommands } from '../../../lib/commands.ts';
import { useBuilder } from '../builder/builder-context.ts';
import { useTurns } from '../builder/use-turns.ts';
import { askTemplates } from '../templates/template-layer.ts';
import { useAddLine } from './use-add-line.ts';
import { boundCommands } from './builder-commands.ts';

/** Offers the builder's commands to the finder and the list of keys. */
export function useBuilderCommands(): void {
  const { now, front, chosen } = useBuilder();
  const { undo, redo } = useTurns();
  const navigate = useNavigate({ from: '/estimate/$id/new-estimate' });
  const { estimate, contents, undoLabel, redoLabel } = now;
  const mayEdit = now.mayEdit && estimate.draft !== null && estimate.stage !== 'void';
  const canUndo = undoLabel !== null;
  const canRedo = redoLabel !== null;
  const addLine = useAddLine();
  const commands = useMemo(
    () =>
      boundCommands(
        {
          undo,
          redo,
          addLine,
          showSide: (view) => {
            front.set('damage');
            void navigate({ search: { damage: view }, replace: true, resetScroll: false });
          },
          saveTemplate: () => askTemplates({ kind: 'save', lines: chosenLine(chosen.get().line) }),
          insertTemplate: () => askTemplates({ kind: 'insert' }),
          openHistory: () => void navigate({ to: '/estimate/$id/history', search: {} }),
          canUndo,
          canRedo,
          mayEdit,
        },
        contents.sides,
      ),
    [undo, redo, addLine, front, chosen, navigate, contents, canUndo, canRedo, mayEdit],
  );
  useEffect(() => offerCommands(commands), [commands]);
}

function chosenLine(key: string | null): readonly string[] {
  return key === null ? [] : [key];
}
