import { accept, refuse } from '../../result.ts';
import { noteFault } from '../check-particulars.ts';
import type { Estimate, Note } from '../estimate.ts';
import { byId } from '../order-key.ts';
import { type EditHandlers, type Outcome, presentValues } from './handler.ts';
import { without } from './lines-on-estimate.ts';

export const noteEdits: EditHandlers<'add-note' | 'change-note' | 'remove-note' | 'restore-note'> = {
  'add-note': {
    apply: (estimate, { note }) =>
      noteOf(estimate, note.id) === undefined
        ? withNote(estimate, note)
        : refuse({ kind: 'note-exists', noteId: note.id }),
    undo: (_, { note }) => ({ kind: 'remove-note', noteId: note.id }),
  },
  'change-note': {
    apply: (estimate, { noteId, changes }) =>
      withChangedNote(estimate, noteId, (note) => ({ ...note, ...changes })),
    undo: (before, { noteId, changes }) =>
      undoOn(before, noteId, (note) => ({
        kind: 'change-note',
        noteId,
        changes: presentValues(note, changes),
      })),
  },
  'remove-note': {
    apply: (estimate, { noteId }) => {
      const note = noteOf(estimate, noteId);
      if (note === undefined) return refuse({ kind: 'note-not-found', noteId });
      return accept({
        ...estimate,
        notes: estimate.notes.filter(({ id }) => id !== noteId),
        removed: { ...estimate.removed, notes: { ...estimate.removed.notes, [noteId]: note } },
      });
    },
    undo: (before, { noteId }) => undoOn(before, noteId, () => ({ kind: 'restore-note', noteId })),
  },
  'restore-note': {
    apply: (estimate, { noteId }) => withChangedNote(estimate, noteId, (note) => note),
    undo: (before, { noteId }) => undoOn(before, noteId, () => ({ kind: 'restore-note', noteId })),
  },
};

function noteOf(estimate: Estimate, noteId: string): Note | undefined {
  return estimate.notes.find(({ id }) => id === noteId) ?? estimate.removed.notes[noteId];
}

function withChangedNote(estimate: Estimate, noteId: string, change: (note: Note) => Note): Outcome {
  const note = noteOf(estimate, noteId);
  return note === undefined ? refuse({ kind: 'note-not-found', noteId }) : withNote(estimate, change(note));
}

function withNote(estimate: Estimate, note: Note): Outcome {
  const fault = noteFault(note);
  if (fault !== null) return refuse(fault);
  return accept({
    ...estimate,
    notes: [...estimate.notes.filter(({ id }) => id !== note.id), note].toSorted(byId),
    removed: { ...estimate.removed, notes: without(estimate.removed.notes, note.id) },
  });
}

function undoOn<C>(
  before: Estimate,
  noteId: string,
  undo: (note: Note) => C,
): C | { kind: 'remove-note'; noteId: string } | null {
  const note = noteOf(before, noteId);
  if (note === undefined) return null;
  return before.notes.some(({ id }) => id === noteId) ? undo(note) : { kind: 'remove-note', noteId };
}
