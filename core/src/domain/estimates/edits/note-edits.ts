import { accept, refuse } from '../../result.ts';
import { noteIssue } from './check-details.ts';
import type { Change } from '../model/edit.ts';
import type { Estimate, Note } from '../model/estimate.ts';
import { byId } from '../model/order-key.ts';
import { type EditHandlers, type Outcome, presentValues } from './edit-handler.ts';
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
    undo: (before, { noteId }) => presenceOf(before, noteId),
  },
  'restore-note': {
    apply: (estimate, { noteId }) => withChangedNote(estimate, noteId, (note) => note),
    undo: (before, { noteId }) => presenceOf(before, noteId),
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
  const issue = noteIssue(note);
  if (issue !== null) return refuse(issue);
  return accept({
    ...estimate,
    notes: [...estimate.notes.filter(({ id }) => id !== note.id), note].toSorted(byId),
    removed: { ...estimate.removed, notes: without(estimate.removed.notes, note.id) },
  });
}

/** If the change restored a removed note, its undo removes it again. */
function undoOn(before: Estimate, noteId: string, undo: (note: Note) => Change): readonly Change[] | null {
  const note = noteOf(before, noteId);
  if (note === undefined) return null;
  return isOnEstimate(before, noteId) ? [undo(note)] : [undo(note), { kind: 'remove-note', noteId }];
}

function presenceOf(before: Estimate, noteId: string): Change | null {
  if (noteOf(before, noteId) === undefined) return null;
  return { kind: isOnEstimate(before, noteId) ? 'restore-note' : 'remove-note', noteId };
}

function isOnEstimate({ notes }: Estimate, noteId: string): boolean {
  return notes.some(({ id }) => id === noteId);
}
