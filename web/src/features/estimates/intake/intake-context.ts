import type { ReturningMatch } from '@dre/core/contract/estimates/customers';
import type { Change } from '@dre/core/domain/estimates/model/edit';
import type { EditRefusal } from '@dre/core/domain/estimates/model/edit-refusal';
import type { Result } from '@dre/core/domain/result';
import { createContext, use } from 'react';
import type { IntakeStore, ReadyIntakeStore } from './intake-store.ts';
import type { Filling, Typed } from './returning/returning-changes.ts';

/** The customer selected last, and the result of filling in the form. */
export interface Picked extends Pick<Filling, 'count' | 'unchanged'> {
  readonly offer: ReturningMatch;
}

/** The context shared by the fields of the form. */
export interface Intake {
  readonly now: ReadyIntakeStore;
  readonly write: (label: string, changes: readonly Change[]) => Result<null, EditRefusal>;
  /** Stores typed text until it is applied; new if the estimate is begun here. */
  readonly store: Pick<IntakeStore, 'draftOf' | 'type' | 'typed' | 'isNew'>;
  /** Callbacks that apply each field's typed text; false if a field is invalid. */
  readonly unwritten: Set<() => boolean>;
  /** Runs after a press ends, so that nothing moves from under it. */
  readonly afterPress: (then: () => void) => void;
  /** Fills the form from a returning customer; `typed` is the field that found them. */
  readonly pick: (offer: ReturningMatch, typed: Typed) => void;
  readonly picked: Picked | null;
  /** Overwrites the fields that were left as entered, too. */
  readonly takeAll: () => void;
}

const IntakeContext = createContext<Intake | null>(null);

export const IntakeProvider = IntakeContext.Provider;

export function useIntake(): Intake {
  const intake = use(IntakeContext);
  if (intake === null) throw new Error('Only the fields of the intake ask for it.');
  return intake;
}
