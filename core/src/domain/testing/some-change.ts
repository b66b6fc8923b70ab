import { paintWork } from '../catalogue/book/coefficients.ts';
import { laborTypes } from '../catalogue/trade-words.ts';
import { type GivenAgreement, payers } from '../estimates/model/lifecycle/agreement.ts';
import type { RefinishInputs } from '../estimates/model/calculation.ts';
import type { Change, EditKind } from '../estimates/model/edit.ts';
import { type Estimate, partyRoles } from '../estimates/model/estimate.ts';
import type { VehicleLocation } from '../estimates/model/line.ts';
import { cents, centsPerHour, millionths, tenthHours, thousandths } from '../units.ts';
import { freshId, newComponents, pick, someLine, someNote, someOrder, somePhoto } from './some-choice.ts';

/** Random numbers that determine a change, so that fast-check can shrink it. */
export interface Dice {
  readonly a: number;
  readonly b: number;
  readonly c: number;
}

type Maker = (estimate: Estimate, dice: Dice) => Change;

const signed = { by: 'Dana', at: '2026-11-15T10:42:00Z' };
const places: readonly VehicleLocation[] = [
  { side: 'curb', subSide: 'mid-upper', region: null },
  { side: 'roof', subSide: 'mid', region: 'roof.ac' },
  { side: 'rear', subSide: 'lower', region: null },
];

/** One change of each kind that fits the estimate, as far as any does. */
const makers: Readonly<Record<EditKind, Maker>> = {
  'set-heading': (_, { a }) => ({ kind: 'set-heading', changes: pick(a, headings) }),
  'set-party': (_, { a, b }) => ({
    kind: 'set-party',
    role: pick(a, partyRoles),
    changes: { name: `Name ${b}`, ...(a % 2 === 0 && { phone: `${b}` }) },
  }),
  'set-claim': (_, { a, b }) => ({
    kind: 'set-claim',
    changes: a % 2 === 0 ? { deductible: cents(b) } : { isDeductibleWaived: b % 2 === 0 },
  }),
  'set-loss': (_, { a }) => ({ kind: 'set-loss', changes: { cause: pick(a, ['hail', 'collision', '']) } }),
  'set-unit': (_, { a, b }) => ({
    kind: 'set-unit',
    changes: pick(a, [{ checkedVins: [`${b}`] }, { vehicleType: 'class-b' }, { width: thousandths(b) }]),
  }),
  'set-profile': (_, { a }) => ({ kind: 'set-profile', changes: { subletMarkup: millionths(a * 1_000) } }),
  'set-rates': (estimate, { a, b }) => ({
    kind: 'set-rates',
    changes: pick(b, [
      { labor: { body: { ...estimate.profile.labor.body, rate: centsPerHour(9_000 + (a % 3) * 500) } } },
      { parts: { new: { markup: millionths((a % 5) * 10_000), discount: millionths(0) } } },
      { subletMarkup: millionths((a % 4) * 50_000) },
      { discount: pick(a, [{ kind: 'none' }, { kind: 'flat', amount: cents(5_000) }]), taxes: [] },
    ]),
  }),
  'add-book-line': (estimate, { a, b, c }) => ({
    kind: 'add-book-line',
    lineId: freshId(estimate),
    order: someOrder(estimate, c),
    part: 'DOOR',
    operation: pick(a, ['replace', 'ri', 'refinish']),
    quantity: thousandths(1_000 * (1 + (b % 5))),
    place: pick(b, places),
  }),
  'add-line': (estimate, { a, b, c }) => ({
    kind: 'add-line',
    lineId: freshId(estimate),
    order: someOrder(estimate, c),
    source: pick(a, ['manual', 'sublet', 'fee', 'comment']),
    place: pick(b, places),
    fields: { description: `Line ${a}`, price: cents(b) },
  }),
  'change-line': (estimate, { a, b, c }) => ({
    kind: 'change-line',
    lineId: someLine(estimate, a),
    changes: pick(b, [
      { note: `Note ${c}` },
      { price: cents(c) },
      { agreed: c % 2 === 0 ? null : [{ name: 'Lee Park', on: '', hours: {}, price: cents(c) }] },
      { operation: pick(c, ['repair', 'blend', null]) },
      { quantity: thousandths(c * 1_000), description: `Called ${c}` },
      { payer: pick(c, ['insurer', 'customer', 'warranty', 'excluded']) },
      { state: pick(c, ['firm', 'possible']), priorDamage: pick(c, ['none', 'related']) },
    ]),
  }),
  'set-operation': (estimate, { a, b }) => ({
    kind: 'set-operation',
    lineId: someLine(estimate, a),
    operation: pick(b, ['replace', 'ri', 'refinish']),
    byHand: null,
  }),
  'set-hours': (estimate, { a, b, c }) => ({
    kind: 'set-hours',
    lineId: someLine(estimate, a),
    laborType: pick(b, laborTypes),
    billed: c % 3 === 0 ? null : tenthHours(c % 999),
  }),
  'set-labor-type': (estimate, { a, b, c }) => ({
    kind: 'set-labor-type',
    lineId: someLine(estimate, a),
    laborType: pick(b, ['body', 'mechanical', 'electrical', 'refinish']),
    billedAs: pick(c, ['body', 'mechanical', 'electrical', 'glass']),
  }),
  'change-refinish': (estimate, { a, b }) => ({
    kind: 'change-refinish',
    lineId: someLine(estimate, a),
    changes: pick(b, [
      null,
      { billed: tenthHours(b % 99) },
      { boothCycle: 2 },
      { isTwoTone: true, edges: tenthHours(3) },
    ]),
  }),
  'move-line': (estimate, { a, b }) => ({
    kind: 'move-line',
    lineId: someLine(estimate, a),
    place: pick(b, places),
  }),
  'reorder-line': (estimate, { a, c }) => ({
    kind: 'reorder-line',
    lineId: someLine(estimate, a),
    order: someOrder(estimate, c),
  }),
  'duplicate-line': (estimate, { a, c }) => ({
    kind: 'duplicate-line',
    lineId: someLine(estimate, a),
    copyId: freshId(estimate),
    order: someOrder(estimate, c),
  }),
  'remove-line': (estimate, { a }) => ({ kind: 'remove-line', lineId: someLine(estimate, a) }),
  'restore-line': (estimate, { a }) => ({ kind: 'restore-line', lineId: someLine(estimate, a) }),
  calculate: (estimate, { a, b, c }) => ({
    kind: 'calculate',
    calculationId: `calculation-${a % 2}`,
    inputs:
      a % 2 === 1
        ? somePaint(b, c)
        : {
            calculator: 'roofing',
            surface: 'roof-tpo',
            repair: pick(a, ['section', 'replace']),
            place: pick(1, places),
            length: thousandths(1_000 * (1 + (b % 40))),
            width: thousandths(8_000),
            penetrations: c % 9,
            deckSheets: c % 2,
            extraLayers: 0,
          },
    lines: newComponents(estimate, a % 2, c),
    leftOut: [],
  }),
  'remove-calculation': (_, { a }) => ({ kind: 'remove-calculation', calculationId: `calculation-${a % 2}` }),
  'override-automatic': (_, { a, b }) => ({
    kind: 'override-automatic',
    key: `clear-coat:${a % 3}`,
    override: pick(b, [
      { kind: 'left-out' },
      { kind: 'hours', hours: b % 99 },
      { kind: 'amount', amount: b },
    ]),
  }),
  'restore-automatic': (_, { a }) => ({ kind: 'restore-automatic', key: `clear-coat:${a % 3}` }),
  'accept-suggestion': (estimate, { b, c }) => ({
    kind: 'accept-suggestion',
    rule: 'S001',
    lineId: freshId(estimate),
    order: someOrder(estimate, c),
    place: pick(b, places),
    quantity: thousandths(1_000),
  }),
  'dismiss-suggestion': () => ({ kind: 'dismiss-suggestion', rule: 'S001' }),
  'recall-suggestion': (estimate, { a, b }) => ({
    kind: 'recall-suggestion',
    rule: 'S001',
    answer: pick(a, [null, 'accepted', 'dismissed']),
    lineId: b % 2 === 0 ? null : someLine(estimate, b),
  }),
  'add-photo': (estimate, { a, c }) => ({
    kind: 'add-photo',
    photo: {
      id: freshId(estimate),
      file: String(a % 10).repeat(64),
      caption: '',
      width: 4_032,
      height: 3_024,
      place: null,
      view: null,
      lines: [],
      takenAt: null,
      order: someOrder(estimate, c),
    },
  }),
  'change-photo': (estimate, { a, b }) => ({
    kind: 'change-photo',
    photoId: somePhoto(estimate, a),
    changes: pick(b, [
      { caption: `Caption ${b}` },
      { isPrinted: false },
      { place: pick(a, places) },
      { view: pick(a, [null, 'roof', 'vin-plate']) },
      { knownLength: { from: [0, 0], to: [b % 99, 0], length: thousandths(24_000) } },
      { alignment: pick(a, [null, { drawing: 'fw35-left', pairs: [points, points] }]) },
    ]),
  }),
  'remove-photo': (estimate, { a }) => ({ kind: 'remove-photo', photoId: somePhoto(estimate, a) }),
  'restore-photo': (estimate, { a }) => ({ kind: 'restore-photo', photoId: somePhoto(estimate, a) }),
  'tag-photo': (estimate, { a, c }) => ({
    kind: 'tag-photo',
    photoId: somePhoto(estimate, a),
    lineId: someLine(estimate, c),
  }),
  'untag-photo': (estimate, { a, c }) => ({
    kind: 'untag-photo',
    photoId: somePhoto(estimate, a),
    lineId: someLine(estimate, c),
  }),
  'pin-photo': (estimate, { a, b, c }) => ({
    kind: 'pin-photo',
    photoId: somePhoto(estimate, a),
    pin: { id: `pin-${b % 3}`, lineId: someLine(estimate, c), x: b % 1_000_000, y: c % 1_000_000 },
  }),
  'unpin-photo': (estimate, { a, b }) => ({
    kind: 'unpin-photo',
    photoId: somePhoto(estimate, a),
    pinId: `pin-${b % 3}`,
  }),
  'mark-photo': (estimate, { a, b }) => ({
    kind: 'mark-photo',
    photoId: somePhoto(estimate, a),
    mark: { id: `mark-${b % 3}`, kind: 'arrow', points: [[a % 99, b % 99]], text: '' },
  }),
  'unmark-photo': (estimate, { a, b }) => ({
    kind: 'unmark-photo',
    photoId: somePhoto(estimate, a),
    markId: `mark-${b % 3}`,
  }),
  'add-note': (estimate, { a }) => ({
    kind: 'add-note',
    note: { id: freshId(estimate), text: `Note ${a}`, audience: 'internal' },
  }),
  'change-note': (estimate, { a, b }) => ({
    kind: 'change-note',
    noteId: someNote(estimate, a),
    changes: pick(b, [{ text: `Text ${b}` }, { audience: 'insurer' }]),
  }),
  'remove-note': (estimate, { a }) => ({ kind: 'remove-note', noteId: someNote(estimate, a) }),
  'restore-note': (estimate, { a }) => ({ kind: 'restore-note', noteId: someNote(estimate, a) }),
  'move-to-edition': (_, { a, b }) => ({
    kind: 'move-to-edition',
    edition: 1 + (a % 3),
    houseRevision: pick(b, [null, 0]),
    staying: [],
  }),
  lock: () => ({ kind: 'lock', ...signed }),
  'start-supplement': () => ({ kind: 'start-supplement' }),
  'discard-supplement': () => ({ kind: 'discard-supplement' }),
  correct: (_, { a }) => ({
    kind: 'correct',
    ...signed,
    reason: 'name misspelled',
    changes: [{ kind: 'set-party', role: 'customer', changes: { name: `Name ${a}` } }],
  }),
  'record-sending': (_, { a, b }) => ({
    kind: 'record-sending',
    version: 'E01',
    sending: {
      id: `sending-${a % 5}`,
      to: pick(b, payers),
      recipient: 'ana@example.com',
      how: pick(a, ['mail', 'paper']),
      on: '2026-11-15',
    },
    ...signed,
  }),
  'remove-sending': (_, { a }) => ({
    kind: 'remove-sending',
    version: 'E01',
    sendingId: `sending-${a % 5}`,
    ...signed,
  }),
  'record-agreement': (_, dice) => ({
    kind: 'record-agreement',
    version: 'E01',
    agreement: someAgreement(dice),
    ...signed,
  }),
  approve: () => ({ kind: 'approve', reason: 'the owner is on the road', ...signed }),
  decline: (_, dice) => ({
    kind: 'decline',
    ...(dice.b % 2 === 0 && { agreement: someAgreement(dice) }),
    ...signed,
  }),
  'withdraw-agreement': (_, { a }) => ({
    kind: 'withdraw-agreement',
    version: 'E01',
    agreementId: pick(a, ['agreement-0', 'agreement-1', 'shop-1']),
    ...signed,
  }),
  'start-repair': () => ({ kind: 'start-repair', ...signed }),
  complete: () => ({ kind: 'complete', ...signed }),
  void: () => ({ kind: 'void', ...signed }),
  'return-to-stage': (_, { a }) => ({
    kind: 'return-to-stage',
    stage: pick(a, ['locked', 'sent', 'approved', 'in-repair']),
  }),
};

export function someChange(estimate: Estimate, kind: EditKind, dice: Dice): Change {
  return makers[kind](estimate, dice);
}

function someAgreement({ a, b }: Dice): GivenAgreement {
  return {
    id: `agreement-${a % 5}`,
    payer: pick(b, payers),
    name: 'Ruth Okafor',
    how: pick(a, ['phone', 'signature']),
    on: '2026-11-15',
    note: '',
  };
}

function somePaint(b: number, c: number): RefinishInputs {
  const colors = 1 + (c % 2);
  return {
    calculator: 'refinish',
    work: pick(b, paintWork),
    surface: 'flat',
    place: pick(2, places),
    area: thousandths(1_000 * (1 + (c % 90))),
    colors,
    tapeLines: thousandths(colors === 1 ? 0 : 1_000 * (c % 40)),
  };
}

const points = { onPhoto: [250_000, 500_000], onDrawing: [120_000, 60_000] } as const;

const headings = [
  { number: '1001' },
  { estimator: 'Dana' },
  { writtenOn: '2026-11-15', inspectedAt: 'Elkhart' },
] as const;
