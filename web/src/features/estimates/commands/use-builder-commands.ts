import { useNavigate } from '@tanstack/react-router';
import { useCallback, useEffect, useMemo } from 'react';
import { offerCommands } from '../../../lib/commands.ts';
import { useStore } from '../../catalogue/illustration/use-store.ts';
import { requestedComments } from '../comments/comment-state.ts';
import { useMay } from '../../session/use-may.ts';
import { useBuilder } from '../builder/builder-context.ts';
import { useUndoRedo } from '../builder/use-undo-redo.ts';
import { ratesRequest } from '../rates/rates-request.ts';
import { requestTemplates, linesToSave, namedTemplates } from '../templates/template-layer.ts';
import { useAddLine } from './use-add-line.ts';
import { boundCommands } from './builder-commands.ts';

/** Requests handled by other components, independent of the estimate. */
const requests = {
  insertTemplate: () => requestTemplates({ kind: 'insert' }),
  addTemplate: (id: string) => requestTemplates({ kind: 'add', id }),
  openRates: () => ratesRequest.set(true),
  openComments: () => requestedComments.set(true),
};

/** Offers the builder's commands to the finder and the list of keys. */
export function useBuilderCommands(): void {
  const { now, front, selection, present } = useBuilder();
  const templates = useStore(namedTemplates, (all) => all);
  const { undo, redo } = useUndoRedo();
  const navigate = useNavigate({ from: '/estimate/$id/new-estimate' });
  const { contents, undoLabel, redoLabel, mayWrite: mayEdit } = now;
  const maySaveTemplates = useMay()('change-profiles');
  const canUndo = undoLabel !== null;
  const canRedo = redoLabel !== null;
  const addLine = useAddLine();
  const openDocuments = useCallback(
    () => void navigate({ to: '/estimate/$id/documents', search: {} }),
    [navigate],
  );
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
          saveTemplate: () =>
            requestTemplates({ kind: 'save', lines: linesToSave(selection.get().line, present().estimate) }),
          openDocuments,
          openTotals: () => void navigate({ to: '/estimate/$id/totals', search: {} }),
          ...requests,
          openHistory: () => void navigate({ to: '/estimate/$id/history', search: {} }),
          canUndo,
          canRedo,
          mayEdit,
          maySaveTemplates,
        },
        contents.sides,
        templates,
      ),
    [
      undo,
      redo,
      addLine,
      front,
      selection,
      present,
      templates,
      navigate,
      openDocuments,
      contents,
      canUndo,
      canRedo,
      mayEdit,
      maySaveTemplates,
    ],
  );
  useEffect(() => offerCommands(commands), [commands]);
  usePrintKey(openDocuments);
}

/** Ctrl+P opens the estimate's documents, because a print of the panes is useless. */
function usePrintKey(openDocuments: () => void): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey) || event.key.toLowerCase() !== 'p') return;
      event.preventDefault();
      openDocuments();
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, [openDocuments]);
}
