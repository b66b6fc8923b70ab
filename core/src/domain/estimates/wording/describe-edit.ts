import type { Unit } from '../../catalogue/trade-words.ts';
import { quantityText } from '../../catalogue/unit-labels.ts';
import { agreementText } from './agreement-text.ts';
import type { Book } from '../../catalogue/book/book.ts';
import type { OperationKind } from '../../catalogue/trade-words.ts';
import { lineValueText, refinishValueText, lineHoursText } from './book-value-text.ts';
import type { BookPin } from '../../catalogue/book/pin.ts';
import { pinOf } from '../model/book-pin.ts';
import type { Change, EditKind } from '../model/edit.ts';
import type { ChangeOf } from '../edits/edit-handler.ts';
import type { EditSentence } from './edit-sentence.ts';
import { calculatedLocation, lineOf } from '../edits/lines-on-estimate.ts';
import type { Estimate, Override } from '../model/estimate.ts';
import {
  claimLabels,
  type FieldLabels,
  headingLabels,
  lossLabels,
  noteLabels,
  partyLabels,
  photoLabels,
  describeFields,
  unitFieldLabels,
} from './field-labels.ts';
import { hours, money } from '../../number-text.ts';
import { profileLabels, describeRates } from './profile-labels.ts';
import { suggestedOperation } from '../model/suggested-operation.ts';
import {
  operationNames,
  partyNames,
  locationName,
  sideNames,
  type SideNames,
  stageNames,
} from './trade-labels.ts';

type Descriptions = {
  readonly [K in EditKind]: (
    change: ChangeOf<K>,
    before: Estimate,
    book: Book,
    sides: SideNames,
  ) => EditSentence;
};

const descriptions: Descriptions = {
  'set-heading': ({ changes }, { heading }) => fields('Estimate', headingLabels, heading, changes),
  'set-party': ({ role, changes }, { parties }) =>
    fields(partyNames[role], partyLabels, parties[role], changes),
  'set-claim': ({ changes }, { claim }) => fields('Claim', claimLabels, claim, changes),
  'set-loss': ({ changes }, { loss }, _, sides) => fields('Loss', lossLabels, loss, changes, sides),
  'set-unit': ({ changes }, { unit }) => fields('Vehicle', unitFieldLabels, unit, changes),
  'set-profile': ({ changes: { standard: _standard, ...changes } }, { profile }) =>
    fields('Rates', profileLabels, profile, changes),
  'set-rates': ({ changes }, { profile }) => describeRates(profile, changes),
  'add-book-line': ({ part, operation, quantity: count, place }, before, book, sides) => ({
    what: `Line ${before.lastLineNumber + 1} added`,
    to: joined([
      book.part(part)?.name ?? part,
      operationNames[operation],
      times(count, book.part(part)?.unit ?? 'each'),
      locationName(place, sides),
    ]),
  }),
  'add-line': ({ fields: { description }, source, place }, before, _, sides) => ({
    what: `Line ${before.lastLineNumber + 1} added`,
    to: joined([description ?? '', source === 'manual' ? 'by hand' : source, locationName(place, sides)]),
  }),
  'change-line': ({ lineId, changes }, before) => onLine(before, lineId, changes),
  'set-operation': ({ lineId, operation, byHand }, before) => ({
    what: `${lineName(before, lineId)}: operation`,
    from: operationText(lineOf(before, lineId)?.operation ?? null),
    to: operationText(byHand === null ? operation : byHand.operation),
  }),
  'set-hours': ({ lineId, laborType, billed }, before) => {
    const line = lineOf(before, lineId);
    const what = `${lineName(before, lineId)}: ${before.profile.labor[laborType].name} hours`;
    if (line === undefined) return { what, to: billed === null ? 'the book’s' : hours(billed) };
    const entry = line.labor[laborType];
    return {
      what,
      from: lineHoursText(entry?.billed ?? null, entry?.book, line),
      to: lineHoursText(billed, entry?.book, line),
    };
  },
  'set-labor-type': ({ lineId, laborType, billedAs }, before) => {
    const { labor } = before.profile;
    const present = lineOf(before, lineId)?.billedAs?.[laborType] ?? laborType;
    const what = `${lineName(before, lineId)}: labor type`;
    return { what, from: labor[present].name, to: labor[billedAs].name };
  },
  'change-refinish': ({ lineId, changes }, before) => {
    const line = lineOf(before, lineId);
    const what = `${lineName(before, lineId)}: refinish`;
    if (changes === null) return { what, to: 'taken off' };
    if (line?.refinish == null) return { what, to: 'added' };
    const { names, from, to } = describeFields(refinishValueText(line), line.refinish, changes, sideNames);
    return { what: `${what} ${names}`, from, to };
  },
  'move-line': ({ lineId, place, asCalculated }, before, _, sides) => {
    const line = lineOf(before, lineId);
    const to = (asCalculated && line && calculatedLocation(before, line)) ?? place;
    return {
      what: `${lineName(before, lineId)} moved`,
      ...(line && { from: locationName(line.place, sides) }),
      to: locationName(to, sides),
    };
  },
  'reorder-line': ({ lineId }, before) => ({ what: `${lineName(before, lineId)} moved in the list` }),
  'duplicate-line': ({ lineId }, before) => ({
    what: `Line ${before.lastLineNumber + 1} added`,
    to: `a copy of ${lowered(lineName(before, lineId))}`,
  }),
  'remove-line': ({ lineId }, before) => ({ what: `${lineName(before, lineId)} removed` }),
  'restore-line': ({ lineId }, before) => ({ what: `${lineName(before, lineId)} brought back` }),
  calculate: ({ calculationId, inputs }, { calculations }, _, sides) => ({
    what: `${capital(inputs.calculator)} calculator ${calculations[calculationId] ? 'calculated again' : 'used'}`,
    to: locationName(inputs.place, sides),
  }),
  'remove-calculation': ({ calculationId }, { calculations }) => ({
    what: `${capital(calculations[calculationId]?.inputs.calculator ?? 'a')} calculator’s lines removed`,
  }),
  'override-automatic': ({ key, override }, before) => {
    const present = before.overrides[key];
    return {
      what: automaticName(before, key),
      from: present === undefined ? 'as calculated' : overrideText(present),
      to: overrideText(override),
    };
  },
  'restore-automatic': ({ key }, before) => {
    const present = before.overrides[key];
    return {
      what: automaticName(before, key),
      ...(present && { from: overrideText(present) }),
      to: 'as calculated',
    };
  },
  'accept-suggestion': ({ rule }, before, book) => ({
    what: `Line ${before.lastLineNumber + 1} added from a suggestion`,
    to: suggestionName(rule, book),
  }),
  'dismiss-suggestion': ({ rule }, _, book) => ({
    what: 'Suggestion dismissed',
    to: suggestionName(rule, book),
  }),
  'recall-suggestion': ({ rule }, _, book) => ({
    what: 'Answer to a suggestion taken back',
    to: suggestionName(rule, book),
  }),
  'add-photo': ({ photo }) => ({ what: 'Photo added', ...(photo.caption && { to: photo.caption }) }),
  'change-photo': ({ photoId, changes }, before, _, sides) => {
    const photo = photoOf(before, photoId);
    return photo === undefined
      ? { what: 'Photo changed' }
      : fields(photoName(before, photoId), photoLabels, photo, changes, sides);
  },
  'remove-photo': ({ photoId }, before) => ({ what: `${photoName(before, photoId)} removed` }),
  'restore-photo': ({ photoId }, before) => ({ what: `${photoName(before, photoId)} brought back` }),
  'tag-photo': ({ photoId, lineId }, before) => ({
    what: `${photoName(before, photoId)} shows`,
    to: lineName(before, lineId),
  }),
  'untag-photo': ({ photoId, lineId }, before) => ({
    what: `${photoName(before, photoId)} no longer shows`,
    from: lineName(before, lineId),
  }),
  'pin-photo': ({ photoId, pin }, before) => ({
    what: `${photoName(before, photoId)} pinned`,
    to: lineName(before, pin.lineId),
  }),
  'unpin-photo': ({ photoId, pinId }, before) => {
    const pin = photoOf(before, photoId)?.pins.find(({ id }) => id === pinId);
    const what = `${photoName(before, photoId)} unpinned`;
    return { what, ...(pin && { from: lineName(before, pin.lineId) }) };
  },
  'mark-photo': ({ photoId, mark }, before) => ({
    what: `${photoName(before, photoId)} marked`,
    to: mark.kind,
  }),
  'unmark-photo': ({ photoId }, before) => ({
    what: `Mark on ${lowered(photoName(before, photoId))} removed`,
  }),
  'add-note': ({ note }) => ({ what: 'Note added', to: note.text }),
  'change-note': ({ noteId, changes }, before) => {
    const note = noteOf(before, noteId);
    return note === undefined ? { what: 'Note changed' } : fields('Note', noteLabels, note, changes);
  },
  'remove-note': ({ noteId }, before) => ({ what: 'Note removed', ...noteFrom(before, noteId) }),
  'restore-note': ({ noteId }, before) => {
    const { from } = noteFrom(before, noteId);
    return { what: 'Note brought back', ...(from !== undefined && { to: from }) };
  },
  'move-to-edition': ({ edition, houseRevision }, before) => ({
    what: 'Moved to another edition of the book',
    from: bookText(pinOf(before)),
    to: bookText({ edition, houseRevision }),
  }),
  lock: (_, { draft }) => ({ what: `Locked${draft === null ? '' : ` as ${draft}`}` }),
  'start-supplement': () => ({ what: 'Supplement started' }),
  'discard-supplement': (_, { draft }) => ({
    what: `Supplement${draft === null ? '' : ` ${draft}`} discarded`,
  }),
  correct: ({ reason }) => ({ what: 'Corrected after locking', to: reason }),
  ...agreementText,
  'start-repair': () => ({ what: 'Status', from: 'approved', to: 'in repair' }),
  complete: () => ({ what: 'Status', from: 'in repair', to: 'completed' }),
  void: ({ reason }, before) => stage(before, because('void', reason)),
  'return-to-stage': ({ stage: to }, before) => stage(before, stageNames[to]),
};

/** Describes an edit from the estimate before it, in the company's names for its sides. */
export function describeEdit(
  edit: Change,
  before: Estimate,
  book: Book,
  sides: SideNames = sideNames,
): EditSentence {
  // The table has a function for every kind, but the compiler cannot relate it to the kind through a key.
  const describe = descriptions[edit.kind] as (...args: Parameters<typeof describeEdit>) => EditSentence;
  return describe(edit, before, book, sides);
}

function fields<T extends object>(
  subject: string,
  table: FieldLabels<T>,
  present: T,
  changes: Partial<T>,
  sides = sideNames,
): EditSentence {
  const { names, from, to } = describeFields(table, present, changes, sides);
  return { what: `${subject}: ${names}`, from, to };
}

function onLine(before: Estimate, lineId: string, changes: ChangeOf<'change-line'>['changes']): EditSentence {
  const line = lineOf(before, lineId);
  return line === undefined
    ? { what: 'A line changed' }
    : fields(lineName(before, lineId), lineValueText(line), line, changes);
}

function stage(before: Estimate, to: string): EditSentence {
  return { what: 'Status', from: stageNames[before.stage], to };
}

function because(what: string, reason = ''): string {
  return reason === '' ? what : `${what}: ${reason}`;
}

function lineName(estimate: Estimate, lineId: string): string {
  const line = lineOf(estimate, lineId);
  if (line === undefined) return 'A line';
  return line.description === '' ? `Line ${line.number}` : `Line ${line.number}, ${line.description}`;
}

function photoOf({ photos, removed }: Estimate, photoId: string) {
  return photos.find(({ id }) => id === photoId) ?? removed.photos[photoId];
}

function photoName(estimate: Estimate, photoId: string): string {
  const caption = photoOf(estimate, photoId)?.caption ?? '';
  return caption === '' ? 'Photo' : `Photo “${caption}”`;
}

function noteOf({ notes, removed }: Estimate, noteId: string) {
  return notes.find(({ id }) => id === noteId) ?? removed.notes[noteId];
}

function noteFrom(estimate: Estimate, noteId: string): { from?: string } {
  const note = noteOf(estimate, noteId);
  return note === undefined ? {} : { from: note.text };
}

/** Keys of automatic lines are a rule followed by the ids of its causes. */
function automaticName(estimate: Estimate, key: string): string {
  const [rule = '', ...causes] = key.split(':');
  const cause = causes.find((id) => lineOf(estimate, id) !== undefined);
  const name = capital(rule.replaceAll('-', ' '));
  return cause === undefined ? name : `${name} of ${lowered(lineName(estimate, cause))}`;
}

function overrideText(override: Override): string {
  if (override.kind === 'left-out') return 'left out';
  return override.kind === 'hours' ? hours(override.hours) : money(override.amount);
}

function suggestionName(rule: string, book: Book): string {
  const suggested = suggestedOperation(rule, book);
  if (suggested === null) return rule;
  return joined([book.part(suggested.part)?.name ?? suggested.part, operationNames[suggested.operation]]);
}

function bookText({ edition, houseRevision }: BookPin): string {
  const house = houseRevision === null || houseRevision === 0 ? '' : `house values ${houseRevision}`;
  return joined([`edition ${edition}`, house]);
}

function operationText(operation: OperationKind | null): string {
  return operation === null ? 'nothing' : operationNames[operation];
}

/** One piece needs no quantity; one foot of something sold by the foot does. */
function times(count: number, unit: Unit): string {
  return count === 1_000 && unit === 'each' ? '' : quantityText(count, unit);
}

function joined(parts: readonly string[]): string {
  return parts.filter((part) => part !== '').join(', ');
}

function capital(text: string): string {
  return text.slice(0, 1).toUpperCase() + text.slice(1);
}

function lowered(text: string): string {
  return text.slice(0, 1).toLowerCase() + text.slice(1);
}
