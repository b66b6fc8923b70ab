import type { Returning } from '@dre/core/contract/estimates/customers';
import type { Change } from '@dre/core/domain/estimates/model/edit';
import type { EditRefusal } from '@dre/core/domain/estimates/model/edit-refusal';
import type { Result } from '@dre/core/domain/result';
import { createContext, use } from 'react';
import type { IntakeStore, ReadyIntakeStore } from './intake-store.ts';
import type { Filling, Typed } from './returning/returning-changes.ts';

/** Who was chosen last, and what came of it. */
export interface Picked extends Pick<Filling, 'count' | 'kept'> {
  readonly offer: Returning;
}

/** What the fields of the form share. */
export interface Intake {
  readonly now: ReadyIntakeStore;
  readonly write: (label: string, changes: readonly Change[]) => Result<null, EditRefusal>;
  /** What is typed into a field is kept by the desk until it is written. */
  readonly desk: Pick<IntakeStore, 'draftOf' | 'type' | 'typed'>;
  /** Writes what is typed and not yet written, field by field; false where a field cannot be taken. */
  readonly unwritten: Set<() => boolean>;
  /** Waits for the end of a press, so that nothing moves from under it. */
  readonly afterPress: (then: () => void) => void;
  /** Fills the form with who was here before; `typed` is the field that led to them. */
  readonly pick: (offer: Returning, typed: Typed) => void;
  readonly picked: Picked | null;
  /** Takes also what was left as it was entered. */
  readonly takeAll: () => void;
}

const IntakeContext = createContext<Intake | null>(null);

export const IntakeProvider = IntakeContext.Provider;

export function useIntake(): Intake {
  const intake = use(IntakeContext);
  if (intake === null) throw new Error('Only the fields of the intake ask for it.');
  return intake;
}
