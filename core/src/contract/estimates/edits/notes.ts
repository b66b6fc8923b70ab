import { Type } from 'typebox';
import { exact, NewId, Text } from './values.ts';

export const noteFields = { text: Text, audience: Type.Enum(['internal', 'customer', 'insurer']) };

export const noteChanges = [
  { kind: Type.Literal('add-note'), note: Type.Object({ id: NewId, ...noteFields }, exact) },
  {
    kind: Type.Literal('change-note'),
    noteId: NewId,
    changes: Type.Partial(Type.Object(noteFields, exact), exact),
  },
  { kind: Type.Literal('remove-note'), noteId: NewId },
  { kind: Type.Literal('restore-note'), noteId: NewId },
] as const;
