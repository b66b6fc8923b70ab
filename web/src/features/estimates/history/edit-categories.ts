import type { Change, EditKind } from '@dre/core/domain/estimates/model/edit';
import type { EditCategory } from './history-address.ts';

export const categoryNames: Readonly<Record<EditCategory, string>> = {
  lines: 'Lines',
  vehicle: 'Vehicle, people and claim',
  rates: 'Rates and taxes',
  photos: 'Photos',
  notes: 'Notes',
  status: 'Status',
};

const categoryOfKind: Readonly<Record<EditKind, EditCategory>> = {
  'set-heading': 'vehicle',
  'set-party': 'vehicle',
  'set-claim': 'vehicle',
  'set-loss': 'vehicle',
  'set-unit': 'vehicle',
  'set-profile': 'rates',
  'set-rates': 'rates',
  'add-book-line': 'lines',
  'add-line': 'lines',
  'change-line': 'lines',
  'set-operation': 'lines',
  'set-hours': 'lines',
  'set-labor-type': 'lines',
  'change-refinish': 'lines',
  'move-line': 'lines',
  'reorder-line': 'lines',
  'duplicate-line': 'lines',
  'remove-line': 'lines',
  'restore-line': 'lines',
  calculate: 'lines',
  'remove-calculation': 'lines',
  'override-automatic': 'lines',
  'restore-automatic': 'lines',
  'accept-suggestion': 'lines',
  'dismiss-suggestion': 'lines',
  'recall-suggestion': 'lines',
  'add-photo': 'photos',
  'change-photo': 'photos',
  'remove-photo': 'photos',
  'restore-photo': 'photos',
  'tag-photo': 'photos',
  'untag-photo': 'photos',
  'pin-photo': 'photos',
  'unpin-photo': 'photos',
  'mark-photo': 'photos',
  'unmark-photo': 'photos',
  'add-note': 'notes',
  'change-note': 'notes',
  'remove-note': 'notes',
  'restore-note': 'notes',
  'move-to-edition': 'lines',
  lock: 'status',
  'start-supplement': 'status',
  'discard-supplement': 'status',
  correct: 'status',
  'record-sending': 'status',
  'remove-sending': 'status',
  'record-agreement': 'status',
  'withdraw-agreement': 'status',
  approve: 'status',
  decline: 'status',
  'start-repair': 'status',
  complete: 'status',
  void: 'status',
  'return-to-stage': 'status',
};

export function categoryOf({ kind }: Change): EditCategory {
  return categoryOfKind[kind];
}

/** The line an edit concerns; for a copy, the line it creates. */
export function lineOfEdit(change: Change): string | null {
  if (change.kind === 'duplicate-line') return change.copyId;
  if (change.kind === 'pin-photo') return change.pin.lineId;
  return 'lineId' in change ? change.lineId : null;
}
