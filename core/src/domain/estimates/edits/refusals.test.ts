import { expect, test } from 'vitest';
import { aBook } from '../../testing/a-book.ts';
import { cents, centsPerHour, millionths, noMoney, noPercent, tenthHours, thousandths } from '../../units.ts';
import type { GivenAgreement, SendingRecord } from '../model/lifecycle/agreement.ts';
import { applyEdit, invertEdit } from './apply-edit.ts';
import { blankLine } from '../model/line-from-book.ts';
import { defaultProfile } from '../model/default-profile.ts';
import type { Change } from '../model/edit.ts';
import type { Estimate } from '../model/estimate.ts';
import { limits } from '../model/limits.ts';
import type { Line } from '../model/line.ts';
import { newEstimate } from '../model/new-estimate.ts';
import type { EditRefusal } from '../model/edit-refusal.ts';
import { editRefusalKinds, refusalMessage } from '../wording/refusal-messages.ts';
import type { Tax } from '../model/profile.ts';

const book = aBook();
const place = { side: 'whole', subSide: 'fees', region: null } as const;
const signed = { by: 'Dana', at: '2026-11-15T10:42:00Z' };
const line: Line = { ...blankLine, id: 'a', number: 7, order: 'V', source: { kind: 'manual' }, place };
const photo = {
  id: 'p',
  file: 'f',
  width: 4_032,
  height: 3_024,
  caption: '',
  place: null,
  view: null,
  lines: [],
  takenAt: null,
  order: 'V',
};
const pointPair = { onPhoto: [0, 0], onDrawing: [0, 0] } as const;
const untouched = { isPrinted: true, pins: [], marks: [], alignment: null, knownLength: null };
const note = { id: 'n', text: '', audience: 'internal' } as const;
const tax: Tax = {
  id: 't',
  name: 'State',
  rate: millionths(60_000),
  onParts: [],
  onLabor: [],
  onPaint: true,
  onSupplies: true,
  onSublet: false,
  onOther: [],
  tiers: [],
};

const draft = newEstimate({ id: 'estimate-1', edition: 1, profile: defaultProfile() });
const written: Estimate = {
  ...draft,
  lines: [line],
  lastLineNumber: 7,
  photos: [{ ...photo, ...untouched }],
  notes: [note],
};
const locked = after(written, { kind: 'lock', ...signed });
const supplement = after(locked, { kind: 'start-supplement' });
const calculated: Estimate = {
  ...written,
  lines: [{ ...line, source: { kind: 'calculator', calculation: 'c', piece: 'roof', part: null } }],
};

function after(estimate: Estimate, change: Change): Estimate {
  const outcome = applyEdit(estimate, change, book);
  if (!outcome.ok) throw new Error(refusalMessage(outcome.refusal));
  return outcome.value;
}

const changed = (changes: Extract<Change, { kind: 'change-line' }>['changes']): Change => ({
  kind: 'change-line',
  lineId: 'a',
  changes,
});
const calculation: Change = {
  kind: 'calculate',
  calculationId: 'c',
  inputs: {
    calculator: 'roofing',
    place,
    surface: 'roof-straw',
    repair: 'replace',
    length: thousandths(1_000),
    width: thousandths(1_000),
    penetrations: 0,
    deckSheets: 0,
    extraLayers: 0,
  },
  lines: {},
  leftOut: [],
};
const added: Change = { kind: 'add-line', lineId: 'b', order: 'V', source: 'manual', place, fields: {} };

function agreed(changes: Partial<GivenAgreement>): Change {
  const given = {
    id: 'a',
    payer: 'customer',
    name: 'Ana',
    how: 'phone',
    on: '2026-11-14',
    note: '',
  } as const;
  return { kind: 'record-agreement', version: 'E01', agreement: { ...given, ...changes }, ...signed };
}

const aSending = { id: '', to: 'customer', recipient: 'Ana', how: 'paper', on: '2026-11-14' } as const;
const manySendings: readonly SendingRecord[] = Array.from({ length: limits.records }, (_, at) => ({
  ...aSending,
  id: String(at),
  recorded: signed,
}));

const cases: readonly (readonly [Estimate, Change, EditRefusal, string])[] = [
  [locked, changed({ note: 'x' }), { kind: 'estimate-locked' }, 'Start a supplement'],
  [locked, { kind: 'lock', ...signed }, { kind: 'estimate-locked' }, 'locked'],
  [
    written,
    { kind: 'move-to-edition', edition: 2, houseRevision: 0, staying: [] },
    { kind: 'book-not-at-hand', edition: 2 },
    'Edition 2 of the book is not on this device',
  ],
  [{ ...written, stage: 'void' }, added, { kind: 'estimate-void' }, 'void'],
  [written, { kind: 'remove-line', lineId: 'z' }, { kind: 'line-not-found', lineId: 'z' }, 'no longer'],
  [written, { ...added, lineId: 'a' } as Change, { kind: 'line-exists', lineId: 'a' }, 'already'],
  [
    { ...written, lines: Array.from({ length: limits.lines }, (_, index) => ({ ...line, id: `${index}` })) },
    added,
    { kind: 'too-many-lines', lineId: 'b', limit: 10_000 },
    '10,000 lines',
  ],
  [
    written,
    { kind: 'set-hours', lineId: 'a', laborType: 'body', billed: tenthHours(10_000) },
    { kind: 'hours-out-of-range', lineId: 'a', line: 7 },
    'Line 7: hours',
  ],
  [
    written,
    { kind: 'set-hours', lineId: 'a', laborType: 'body', billed: tenthHours(-1) },
    { kind: 'hours-out-of-range', lineId: 'a', line: 7 },
    'between 0.0 and 999.9',
  ],
  [
    written,
    changed({ price: cents(100_000_000) }),
    { kind: 'price-out-of-range', lineId: 'a', line: 7 },
    'Line 7: prices',
  ],
  [
    written,
    changed({ sublet: cents(-1) }),
    { kind: 'price-out-of-range', lineId: 'a', line: 7 },
    '999,999.99',
  ],
  [
    written,
    changed({ quantity: thousandths(-1) }),
    { kind: 'quantity-out-of-range', lineId: 'a', line: 7 },
    'Line 7: the quantity',
  ],
  [
    calculated,
    changed({ quantity: thousandths(1) }),
    { kind: 'value-is-calculated', lineId: 'a', line: 7 },
    'the calculator gives this value',
  ],
  [
    written,
    changed({ betterment: { kind: 'percent', percent: millionths(1_000_001), basis: 'part' } }),
    { kind: 'percent-out-of-range', field: 'betterment' },
    'betterment',
  ],
  [
    written,
    changed({ priceAdjustment: millionths(-1_000_001) }),
    { kind: 'percent-out-of-range', field: 'priceAdjustment' },
    'priceAdjustment',
  ],
  [
    written,
    { kind: 'set-claim', changes: { deductible: cents(-1) } },
    { kind: 'amount-out-of-range', field: 'deductible' },
    'deductible',
  ],
  [
    written,
    { kind: 'override-automatic', key: 'overlap:a', override: { kind: 'hours', hours: 0.5 } },
    { kind: 'amount-out-of-range', field: 'hours' },
    'hours',
  ],
  [
    written,
    changed({ note: 'x'.repeat(10_001) }),
    { kind: 'text-too-long', field: 'note', limit: 10_000 },
    '10,000 characters',
  ],
  [
    written,
    { kind: 'set-party', role: 'customer', changes: { name: 'x'.repeat(501) } },
    { kind: 'text-too-long', field: 'name', limit: 500 },
    '500 characters',
  ],
  [
    written,
    { kind: 'set-loss', changes: { date: '2026-02-30' } },
    { kind: 'value-not-known', field: 'date' },
    'date',
  ],
  [
    written,
    { kind: 'reorder-line', lineId: 'a', order: 'no key' },
    { kind: 'order-not-valid', order: 'no key' },
    'place in the list',
  ],
  [
    written,
    {
      kind: 'add-book-line',
      lineId: 'b',
      order: 'V',
      part: 'DOOR',
      operation: 'replace',
      quantity: thousandths(1_000),
      place,
    },
    { kind: 'operation-not-in-book', part: 'DOOR', operation: 'replace' },
    'no replace of DOOR',
  ],
  [written, calculation, { kind: 'calculation-not-possible', field: 'surface' }, 'surface'],
  [calculated, calculation, { kind: 'calculated-line-stands', lineId: 'a', line: 7 }, 'Line 7'],
  [
    written,
    { kind: 'remove-calculation', calculationId: 'c' },
    { kind: 'calculation-not-found', calculationId: 'c' },
    'no longer',
  ],
  [
    written,
    { kind: 'dismiss-suggestion', rule: 'S999' },
    { kind: 'suggestion-not-found', rule: 'S999' },
    'suggestion',
  ],
  [written, { kind: 'remove-photo', photoId: 'z' }, { kind: 'photo-not-found', photoId: 'z' }, 'photo'],
  [written, { kind: 'add-photo', photo }, { kind: 'photo-exists', photoId: 'p' }, 'already'],
  [
    written,
    {
      kind: 'change-photo',
      photoId: 'p',
      changes: { alignment: { drawing: 'fw35-left', pairs: [pointPair] } },
    },
    { kind: 'value-not-known', field: 'alignment' },
    'alignment',
  ],
  [
    written,
    {
      kind: 'change-photo',
      photoId: 'p',
      changes: { knownLength: { from: [0, 0], to: [9, 9], length: thousandths(0) } },
    },
    { kind: 'value-not-known', field: 'known length' },
    'known length',
  ],
  [
    {
      ...written,
      photos: Array.from({ length: limits.photos }, (_, index) => ({
        ...photo,
        id: `${index}`,
        ...untouched,
      })),
    },
    { kind: 'add-photo', photo },
    { kind: 'too-many-photos', limit: 2_000 },
    '2,000 photos',
  ],
  [written, { kind: 'remove-note', noteId: 'z' }, { kind: 'note-not-found', noteId: 'z' }, 'note'],
  [written, { kind: 'add-note', note }, { kind: 'note-exists', noteId: 'n' }, 'already'],
  [
    written,
    { kind: 'set-profile', changes: { taxes: Array.from({ length: 7 }, () => tax) } },
    { kind: 'too-many-taxes', limit: 6 },
    'at most 6 taxes',
  ],
  [
    written,
    {
      kind: 'set-profile',
      changes: { refinish: { ...written.profile.refinish, blendOnPanel: millionths(10_000_000) } },
    },
    {
      kind: 'profile-not-possible',
      field: 'refinish.blendOnPanel',
      reason: 'must be between 0% and 100%',
    },
    'refinish, blend on panel: must be between 0% and 100%',
  ],
  [
    written,
    {
      kind: 'set-profile',
      changes: { taxes: [{ ...tax, tiers: [{ upTo: cents(100), rate: noPercent, surcharge: noMoney }] }] },
    },
    { kind: 'profile-not-possible', field: 'taxes.0.tiers.0.upTo', reason: 'must be open in the last tier' },
    'taxes 1, tiers 1, up to: must be open in the last tier',
  ],
  [
    written,
    {
      kind: 'set-profile',
      changes: {
        shopSupplies: { method: 'per-hour', rate: centsPerHour(100), min: cents(200), max: cents(100) },
      },
    },
    { kind: 'profile-not-possible', field: 'shopSupplies.max', reason: 'must not be less than at least' },
    'shop supplies, max',
  ],
  [
    { ...written, lines: [{ ...line, state: 'open' }] },
    { kind: 'lock', ...signed },
    { kind: 'lines-open', lines: [7] },
    'Line 7 is still open',
  ],
  [draft, { kind: 'lock', ...signed }, { kind: 'nothing-to-lock' }, 'nothing to lock'],
  [
    supplement,
    { kind: 'lock', version: 'E01', ...signed },
    { kind: 'locked-already', version: 'E01', draft: 'S01' },
    'E01 is locked already, and S01 is being written',
  ],
  [supplement, { kind: 'start-supplement' }, { kind: 'supplement-open' }, 'already'],
  [
    after(supplement, changed({ note: 'x' })),
    { kind: 'discard-supplement' },
    { kind: 'supplement-changed' },
    'Undo them',
  ],
  [locked, { kind: 'discard-supplement' }, { kind: 'no-supplement-open' }, 'No supplement'],
  [written, { kind: 'start-supplement' }, { kind: 'not-locked-yet' }, 'not been locked'],
  [
    after(after(written, changed({ price: cents(10_000) })), { kind: 'lock', ...signed }),
    {
      kind: 'correct',
      ...signed,
      reason: 'deductible',
      changes: [{ kind: 'set-claim', changes: { deductible: cents(77) } as object }],
    },
    { kind: 'moves-money' },
    'Start a supplement',
  ],
  [
    written,
    { kind: 'start-repair', ...signed },
    { kind: 'stage-not-possible', from: 'draft', to: 'in-repair' },
    'cannot become in repair',
  ],
  [written, agreed({}), { kind: 'version-superseded', version: 'E01', by: '' }, 'no locked version E01'],
  [
    locked,
    { kind: 'approve', version: 'S01', reason: 'rain', ...signed },
    { kind: 'version-superseded', version: 'S01', by: 'E01' },
    'answer that one',
  ],
  [locked, { kind: 'approve', reason: '', ...signed }, { kind: 'reason-missing' }, 'the reason first'],
  [locked, agreed({ name: ' ' }), { kind: 'name-missing' }, 'who it was first'],
  [
    locked,
    agreed({ on: '2026-02-30' }),
    { kind: 'day-not-possible', day: '2026-02-30' },
    '2026-02-30 is not a day up to today',
  ],
  [
    after(locked, agreed({})),
    agreed({ id: 'again' }),
    { kind: 'recorded-already', version: 'E01' },
    'on record for E01',
  ],
  [
    locked,
    { kind: 'withdraw-agreement', version: 'E01', agreementId: 'a', ...signed },
    { kind: 'record-not-found', version: 'E01' },
    'no such record',
  ],
  [
    { ...locked, versions: locked.versions.map((version) => ({ ...version, sendings: manySendings })) },
    { kind: 'record-sending', version: 'E01', sending: { ...aSending, id: 'one more' }, ...signed },
    { kind: 'too-many-records', limit: limits.records },
    'at most',
  ],
  [
    { ...locked, stage: 'void' },
    { kind: 'return-to-stage', stage: 'draft' },
    { kind: 'stage-not-possible', from: 'void', to: 'draft' },
    'cannot become draft',
  ],
  [
    locked,
    { kind: 'void', reason: 'x'.repeat(limits.text + 1), ...signed },
    { kind: 'text-too-long', field: 'reason', limit: limits.text },
    'too long',
  ],
];

test.each(cases)(
  '%# an edit that cannot be applied is refused in a sentence and changes nothing',
  (estimate, change, refusal, text) => {
    const before = JSON.stringify(estimate);
    const outcome = applyEdit(estimate, change, book);
    expect(outcome).toEqual({ ok: false, refusal });
    expect(refusalMessage(refusal)).toContain(text);
    expect(JSON.stringify(estimate)).toBe(before);
  },
);

test('locking cannot be undone', () => {
  const lock = { id: 'lock-1', kind: 'lock', ...signed } as const;
  expect(invertEdit({ before: written, after: locked }, lock, () => 'undo-1')).toEqual({
    ok: false,
    refusal: { kind: 'cannot-be-undone' },
  });
});

test('every refusal kind has a case above, except those raised before an edit is applied', () => {
  const met = new Set([...cases.map(([, , { kind }]) => kind), 'cannot-be-undone', 'role-reads-only']);
  expect(editRefusalKinds.filter((kind) => !met.has(kind))).toEqual([]);
});
