import type { EditRefusal, EditRefusalKind } from '../model/edit-refusal.ts';

type Messages = { readonly [K in EditRefusalKind]: (refusal: Extract<EditRefusal, { kind: K }>) => string };

/** Messages for refused edits: the problem, and what helps. */
const messages: Messages = {
  'role-reads-only': () => 'Your role reads estimates and does not change them.',
  'estimate-locked': () => 'This estimate is locked. Start a supplement to change it.',
  'estimate-void': () => 'This estimate is void and can no longer be changed.',
  'line-not-found': () => 'This line is no longer on the estimate.',
  'line-exists': () => 'This line is on the estimate already.',
  'too-many-lines': ({ limit }) => `An estimate holds at most ${limit.toLocaleString('en-US')} lines.`,
  'hours-out-of-range': ({ line }) => `Line ${line}: hours must be between 0.0 and 999.9.`,
  'price-out-of-range': ({ line }) =>
    `Line ${line}: prices must be between 0.00 and 999,999.99, all of the line together too.`,
  'quantity-out-of-range': ({ line }) => `Line ${line}: the quantity must be between 0 and 999,999.`,
  'value-is-calculated': ({ line }) =>
    `Line ${line}: the calculator gives this value. Open it and change the entries.`,
  'percent-out-of-range': ({ field }) => `The percentage under ${field} is out of range.`,
  'amount-out-of-range': ({ field }) => `The amount under ${field} is out of range.`,
  'text-too-long': ({ field, limit }) =>
    `The text under ${field} is too long. It may have ${limit.toLocaleString('en-US')} characters.`,
  'value-not-known': ({ field }) => `The value under ${field} is not one of those possible.`,
  'order-not-valid': () => 'The place in the list is not valid.',
  'operation-not-in-book': ({ part, operation }) =>
    `The book of this estimate has no ${operation} of ${part}.`,
  'book-not-at-hand': ({ edition }) =>
    `Edition ${edition} of the book is not on this device. Connect, then try again.`,
  'calculation-not-possible': ({ field }) => `The calculator cannot calculate with ${field}.`,
  'calculation-not-found': () => 'This calculation is no longer on the estimate.',
  'calculated-line-stands': ({ line }) =>
    `Line ${line} of this calculation was brought back without it. Remove that line first.`,
  'suggestion-not-found': () => 'The book of this estimate has no such suggestion.',
  'photo-not-found': () => 'This photo is no longer on the estimate.',
  'photo-exists': () => 'This photo is on the estimate already.',
  'too-many-photos': ({ limit }) => `An estimate holds at most ${limit.toLocaleString('en-US')} photos.`,
  'note-not-found': () => 'This note is no longer on the estimate.',
  'note-exists': () => 'This note is on the estimate already.',
  'too-many-taxes': ({ limit }) => `A profile holds at most ${limit} taxes.`,
  'profile-not-possible': ({ field, reason }) => `Profile, ${pathText(field)}: ${reason}.`,
  'lines-open': ({ lines }) =>
    lines.length === 1
      ? `Line ${lines.join()} is still open. Decide on it before locking.`
      : `Lines ${lines.join(', ')} are still open. Decide on them before locking.`,
  'nothing-to-lock': () => 'There are no lines yet, so there is nothing to lock.',
  'locked-already': ({ version, draft }) =>
    `${version} is locked already, and ${draft} is being written. Look at ${draft} before you lock it.`,
  'supplement-open': () => 'A supplement is being written already.',
  'supplement-changed': () => 'The supplement has changes in it. Undo them before discarding it.',
  'no-supplement-open': () => 'No supplement is being written.',
  'not-locked-yet': () => 'This estimate has not been locked yet. Simply change it.',
  'moves-money': () => 'This would change the totals. Start a supplement for it.',
  'version-superseded': ({ version, by }) =>
    by === ''
      ? `There is no locked version ${version} to answer.`
      : `${version} has been replaced by ${by}. Look at ${by} and answer that one.`,
  'recorded-already': ({ version }) => `This is on record for ${version} already.`,
  'too-many-records': ({ limit }) => `A version keeps ${limit} records of this kind at most.`,
  'record-not-found': ({ version }) => `There is no such record of ${version}.`,
  'reason-missing': () => 'Write down the reason first.',
  'name-missing': () => 'Write down who it was first.',
  'day-not-possible': ({ day }) => `${day} is not a day up to today.`,
  'stage-not-possible': ({ from, to }) =>
    `An estimate that is ${from.replace('-', ' ')} cannot become ${to.replace('-', ' ')}.`,
  'cannot-be-undone': () => 'This cannot be undone.',
};

/** Turns "taxes.0.tiers.1.upTo" into "taxes 1, tiers 2, up to". */
function pathText(path: string): string {
  return path
    .replaceAll(/\.(\d+)/g, (_, index: string) => ` ${Number(index) + 1}`)
    .replaceAll('.', ', ')
    .replaceAll(/([A-Z])/g, ' $1')
    .toLowerCase();
}

export const editRefusalKinds = Object.keys(messages) as readonly EditRefusalKind[];

export function refusalMessage(refusal: EditRefusal): string {
  const message = messages[refusal.kind] as (refusal: EditRefusal) => string;
  return message(refusal);
}
