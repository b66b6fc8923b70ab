import type { Edit } from '@dre/core/domain/estimates/model/edit';

/** Who did it and when, as the server knows them. */
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

/** What a record says of who and when is never believed from the browser: the server writes it over what was sent. */
export function signed(edit: Edit, signature: Signature): Edit {
  return isSigned(edit) ? { ...edit, ...signature } : edit;
}
