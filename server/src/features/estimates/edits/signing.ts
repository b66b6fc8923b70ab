import type { Edit } from '@dre/core/domain/estimates/model/edit';

/** The author and time of a record, as the server knows them. */
export interface Signature {
  readonly by: string;
  readonly at: string;
}

type SignedEdit = Extract<Edit, Signature>;

const signedKinds: Readonly<Record<SignedEdit['kind'], true>> = {
  lock: true,
  correct: true,
  'record-sending': true,
  'remove-sending': true,
  'record-agreement': true,
  'withdraw-agreement': true,
  approve: true,
  decline: true,
  'start-repair': true,
  complete: true,
  void: true,
};

export function isSigned(edit: Edit): edit is SignedEdit {
  return Object.hasOwn(signedKinds, edit.kind);
}

/** Overwrites the author and time of a record, which are never trusted from the browser. */
export function signed(edit: Edit, signature: Signature): Edit {
  return isSigned(edit) ? { ...edit, ...signature } : edit;
}
