import fc from 'fast-check';
import { expect, test } from 'vitest';
import { aLine } from '../../testing/a-line.ts';
import { anEstimate } from '../../testing/an-estimate.ts';
import { smallBook } from '../../testing/small-book.ts';
import { cents } from '../../units.ts';
import {
  approvalOf,
  type GivenAgreement,
  type AgreeingParty,
  payers,
  versionState,
} from '../model/lifecycle/agreement.ts';
import { applyEdit } from './apply-edit.ts';
import { contentHash } from '../model/content-hash.ts';
import type { Change } from '../model/edit.ts';
import { type Estimate, type Stage, stages } from '../model/estimate.ts';
import { priceEstimate } from '../pricing/price-estimate.ts';
import type { PricedVersion } from '../pricing/price-work-items.ts';
import { supplementBetween } from '../versions/supplement.ts';
import { comparedTotals } from '../versions/compared-totals.ts';
import type { VersionLabel } from '../model/lifecycle/version.ts';

/** The reference model: a minimal description of an estimate's lifecycle. */
interface Model {
  stage: Stage;
  versions: VersionLabel[];
  corrections: number;
  draft: VersionLabel | null;
  /** State of the last version: sent, answered by each payer, authorized by the shop. */
  isSent: boolean;
  answers: Map<AgreeingParty, 'agreed' | 'declined'>;
  isAuthorized: boolean;
  used: Set<string>;
  /** True if the supplement differs from the last version. */
  isChanged: boolean;
  isOpen: boolean;
}

interface Subject {
  estimate: Estimate;
  /** Every version as locked. */
  readonly locked: { readonly hash: string; readonly priced: PricedVersion }[];
}

const by = { by: 'Dana', at: '2026-11-15T10:42:00Z' } as const;
const reachable: Readonly<Record<string, readonly Stage[]>> = {
  'in-repair': ['approved'],
  completed: ['in-repair'],
  void: ['draft', 'locked', 'sent', 'approved', 'declined', 'in-repair', 'completed'],
};

/** The model's expected result: null when accepted, otherwise the refusal kind. */
type Rule = (model: Model, change: never) => string | null;

const labelAfter = (count: number): VersionLabel =>
  count === 0 ? 'E01' : `S${String(count).padStart(2, '0')}`;

const rules: Readonly<Record<string, Rule>> = {
  lock: (model, { version }: { readonly version?: VersionLabel }) => {
    if (model.draft === null) return 'estimate-locked';
    if (version !== undefined && version !== model.draft) return 'locked-already';
    if (model.isOpen) return 'lines-open';
    model.versions.push(model.draft);
    model.draft = null;
    model.isChanged = false;
    model.corrections = 0;
    model.isSent = false;
    model.answers = new Map();
    model.isAuthorized = false;
    model.used = new Set();
    return updateStage(model);
  },
  'start-supplement': (model) => {
    if (model.versions.length === 0) return 'not-locked-yet';
    if (model.draft !== null) return 'supplement-open';
    model.draft = labelAfter(model.versions.length);
    return null;
  },
  'discard-supplement': (model) => {
    if (model.draft === null || model.versions.length === 0) return 'no-supplement-open';
    if (model.isChanged) return 'supplement-changed';
    model.draft = null;
    return null;
  },
  correct: (model, { changes }: Extract<Change, { kind: 'correct' }>) => {
    if (model.versions.length === 0) return 'not-locked-yet';
    if (model.draft !== null) return 'supplement-open';
    if (changes.some(({ kind }) => kind === 'set-claim')) return 'moves-money';
    model.corrections += 1;
    return null;
  },
  'record-sending': (model, { version }: { readonly version: VersionLabel }) => {
    if (!model.versions.includes(version)) return 'version-superseded';
    if (version === model.versions.at(-1)) model.isSent = true;
    return updateStage(model);
  },
  'record-agreement': (model, { version, agreement }: Extract<Change, { kind: 'record-agreement' }>) =>
    answered(model, version, agreement, 'agreed'),
  decline: (model, { version, agreement }: Extract<Change, { kind: 'decline' }>) =>
    agreement === undefined ? 'never drawn' : answered(model, version, agreement, 'declined'),
  approve: (model, { reason }: { readonly reason?: string }) => {
    if (reason === undefined) return 'reason-missing';
    if (model.versions.length === 0) return 'version-superseded';
    if (versionStatus(model) === 'approved') return 'recorded-already';
    model.isAuthorized = true;
    for (const [payer, answer] of model.answers) if (answer === 'declined') model.answers.delete(payer);
    return updateStage(model);
  },
  'start-repair': stepped('in-repair'),
  complete: stepped('completed'),
  void: stepped('void'),
  'return-to-stage': (model, { stage }: { readonly stage: Stage }) => {
    const before = model.versions.length === 0 ? 'draft' : versionStatus(model);
    const shop: readonly Stage[] = model.versions.length === 0 ? [] : ['in-repair', 'completed'];
    const back: Readonly<Record<string, readonly Stage[]>> = {
      'in-repair': [before],
      completed: ['in-repair'],
      void: [before, ...shop],
    };
    if (back[model.stage]?.includes(stage) !== true) return 'stage-not-possible';
    model.stage = stage;
    return null;
  },
  'change-line': (model, { changes }: Extract<Change, { kind: 'change-line' }>) => {
    if (model.draft === null) return 'estimate-locked';
    model.isChanged = true;
    if (changes.state !== undefined) model.isOpen = changes.state === 'open';
    return null;
  },
};

function stepped(to: Stage): Rule {
  return (model) => {
    if (reachable[to]?.includes(model.stage) !== true) return 'stage-not-possible';
    model.stage = to;
    return null;
  };
}

function answered(
  model: Model,
  version: VersionLabel | undefined,
  { id, payer }: GivenAgreement,
  answer: 'agreed' | 'declined',
): string | null {
  if (version !== model.versions.at(-1)) return 'version-superseded';
  if (model.used.has(id) || model.answers.get(payer) === answer) return 'recorded-already';
  model.used.add(id);
  model.answers.set(payer, answer);
  if (answer === 'declined') model.isAuthorized = false;
  return updateStage(model);
}

/** In these tests the insurer pays everything above the deductible, the customer the rest. */
function versionStatus({ isSent, answers, isAuthorized }: Model): Stage {
  if ([...answers.values()].includes('declined')) return 'declined';
  const areAgreed = answers.get('customer') === 'agreed' && answers.get('insurer') === 'agreed';
  if (isAuthorized || areAgreed) return 'approved';
  return isSent ? 'sent' : 'locked';
}

function updateStage(model: Model): null {
  if (model.stage !== 'in-repair' && model.stage !== 'completed') model.stage = versionStatus(model);
  return null;
}

class ApplyChange implements fc.Command<Model, Subject> {
  readonly change: Change;
  constructor(change: Change) {
    this.change = change;
  }

  check(): boolean {
    return true;
  }

  run(model: Model, subject: Subject): void {
    applyToBoth(this.change, model, subject);
  }

  toString(): string {
    return JSON.stringify(this.change);
  }
}

function applyToBoth(change: Change, model: Model, subject: Subject): void {
  const before = subject.estimate;
  const frozen = JSON.stringify(before);
  const outcome = applyEdit(before, change, smallBook);
  const isVoid = model.stage === 'void' && change.kind !== 'return-to-stage';
  const expected = isVoid ? 'estimate-void' : (rules[change.kind]?.(model, change as never) ?? null);
  expect(outcome.ok ? null : outcome.refusal.kind).toBe(expected);
  expect(JSON.stringify(before)).toBe(frozen);
  if (!outcome.ok) return;
  subject.estimate = outcome.value;
  if (change.kind === 'lock') subject.locked.push(asLocked(outcome.value));
  compare(model, subject);
}

function asLocked(estimate: Estimate): Subject['locked'][number] {
  return {
    hash: contentHash(estimate),
    priced: { content: estimate, ...priceEstimate(estimate, smallBook) },
  };
}

function compare(model: Model, { estimate, locked }: Subject): void {
  const { stage, draft, versions } = estimate;
  expect({ stage, draft, versions: versions.map(({ label }) => label) }).toEqual({
    stage: model.stage,
    draft: model.draft,
    versions: model.versions,
  });
  expect(versions.map(({ hash }) => hash)).toEqual(locked.map(({ hash }) => hash));
  expect(versions.at(-1)?.corrections.length ?? 0).toBe(model.corrections);
  // An estimate without a draft equals its last version or correction.
  const last = versions.at(-1);
  if (draft === null && last !== undefined) {
    expect(contentHash(estimate)).toBe(last.corrections.at(-1)?.hash ?? last.hash);
  }
  expectSumsOfDeltas(locked.map(({ priced }) => priced));
}

/** The changes of every total over all versions add up to last minus first. */
function expectSumsOfDeltas(versions: readonly PricedVersion[]): void {
  const [first] = versions;
  const last = versions.at(-1);
  if (first === undefined || last === undefined) return;
  const sums = new Map<string, number>();
  for (const [index, after] of versions.entries()) {
    const before = versions[index - 1];
    if (before === undefined) continue;
    const { rows, amount } = supplementBetween(before, after);
    for (const { key, change } of comparedTotals(before, after)) sums.set(key, (sums.get(key) ?? 0) + change);
    expect(rows.find(({ kind }) => kind === 'total')?.amount).toBe(amount);
  }
  for (const { key, change } of comparedTotals(first, last)) expect(sums.get(key) ?? 0).toBe(change);
}

let notes = 0;

/** A unique note, so a changed supplement never equals its version by chance. */
function uniqueText(): string {
  notes += 1;
  return String(notes);
}

const lineId = 'line-00001';
const versions: readonly VersionLabel[] = ['E01', 'S01', 'S02'];
const answersToVersions = fc.tuple(
  fc.constantFrom(...versions),
  fc.record({ payer: fc.constantFrom(...payers), number: fc.nat(3) }).map(({ payer, number }) => ({
    id: `${payer}-${number}`,
    payer,
    name: 'Ruth Okafor',
    how: 'phone' as const,
    on: '2026-11-15',
    note: '',
  })),
);
const changes: fc.Arbitrary<Change> = fc.oneof(
  fc.constant<Change>({ kind: 'lock', ...by }),
  fc.constantFrom(...versions).map((version): Change => ({ kind: 'lock', version, ...by })),
  fc.constant<Change>({ kind: 'start-supplement' }),
  fc.constant<Change>({ kind: 'start-supplement' }),
  fc.constant<Change>({ kind: 'discard-supplement' }),
  fc.nat(99).map((name): Change => ({
    kind: 'correct',
    ...by,
    reason: 'misspelled',
    changes: [{ kind: 'set-party', role: 'customer', changes: { name: `Name ${name}` } }],
  })),
  fc.integer({ min: 1, max: 10_000 }).map((amount): Change => ({
    kind: 'correct',
    ...by,
    reason: 'deductible',
    changes: [{ kind: 'set-claim', changes: { deductible: cents(amount) } as object }],
  })),
  answersToVersions.map(([version, agreement]): Change => ({
    kind: 'record-agreement',
    version,
    agreement,
    ...by,
  })),
  answersToVersions.map(([version, agreement]): Change => ({
    kind: 'record-agreement',
    version,
    agreement,
    ...by,
  })),
  answersToVersions.map(([version, agreement]): Change => ({ kind: 'decline', version, agreement, ...by })),
  fc.constantFrom(...versions).map((version): Change => ({
    kind: 'record-sending',
    version,
    sending: {
      id: uniqueText(),
      to: 'customer',
      recipient: 'ana@example.com',
      how: 'mail',
      on: '2026-11-15',
    },
    ...by,
  })),
  fc.constantFrom<Change>(
    { kind: 'approve', ...by },
    { kind: 'approve', reason: 'the owner is on the road', ...by },
    { kind: 'start-repair', ...by },
    { kind: 'complete', ...by },
  ),
  fc.constant<Change>({ kind: 'void', reason: 'written twice', ...by }),
  fc.constantFrom(...stages).map((stage): Change => ({ kind: 'return-to-stage', stage })),
  fc.integer({ min: 1_000, max: 90_000_000 }).map((price): Change => ({
    kind: 'change-line',
    lineId,
    changes: { price: cents(price), note: uniqueText() },
  })),
  fc.constantFrom('open' as const, 'firm' as const).map((state): Change => ({
    kind: 'change-line',
    lineId,
    changes: { state, note: uniqueText() },
  })),
);

test('any sequence of steps follows the lifecycle model, and locked versions never change', () => {
  fc.assert(
    fc.property(
      fc.commands([changes.map((change) => new ApplyChange(change))], { maxCommands: 40 }),
      (commands) => {
        const estimate = insured();
        const model: Model = {
          stage: 'draft',
          versions: [],
          corrections: 0,
          draft: 'E01',
          isSent: false,
          answers: new Map(),
          isAuthorized: false,
          used: new Set(),
          isChanged: false,
          isOpen: false,
        };
        fc.modelRun(
          () => ({
            model: { ...model, versions: [], answers: new Map(), used: new Set<string>() },
            real: { estimate, locked: [] },
          }),
          commands,
        );
      },
    ),
    { numRuns: 120 },
  );
});

/** $900, of which the insurer pays all but a deductible of $1. */
function insured(): Estimate {
  const estimate = anEstimate({
    lines: [aLine({ id: lineId, operation: 'replace', price: cents(90_000) })],
  });
  return { ...estimate, claim: { ...estimate.claim, payer: 'insurance', deductible: cents(100) } };
}

function done(estimate: Estimate, ...edits: Change[]): Estimate {
  return edits.reduce((before, change) => {
    const outcome = applyEdit(before, change, smallBook);
    if (!outcome.ok) throw new Error(outcome.refusal.kind);
    return outcome.value;
  }, estimate);
}

function refusalOf(estimate: Estimate, change: Change): string | null {
  const outcome = applyEdit(estimate, change, smallBook);
  return outcome.ok ? null : outcome.refusal.kind;
}

function agreedBy(payer: AgreeingParty, fields: Partial<GivenAgreement> = {}): Change {
  const given = { id: payer, payer, name: 'Ruth Okafor', how: 'phone', on: '2026-11-15', note: '' } as const;
  return { kind: 'record-agreement', version: 'E01', agreement: { ...given, ...fields }, ...by };
}

const lock: Change = { kind: 'lock', ...by };

test('locking creates a version without sending it; locking twice is refused', () => {
  const locked = done(insured(), lock);
  expect(locked.stage).toBe('locked');
  expect(locked.versions[0]).toMatchObject({ payers: ['customer', 'insurer'], sendings: [], agreements: [] });
  expect(refusalOf(locked, lock)).toBe('estimate-locked');
});

test('the signature of the owner does not approve for the insurer, and each agrees once', () => {
  const signed = done(insured(), lock, agreedBy('customer', { how: 'signature' }));
  expect(signed.stage).toBe('locked');
  expect(refusalOf(signed, agreedBy('customer', { id: 'again' }))).toBe('recorded-already');
  const agreed = done(signed, agreedBy('insurer', { name: 'Lee Park', how: 'mail' }));
  expect(agreed.stage).toBe('approved');
  expect(approvalOf(agreed.versions[0] ?? {})).toMatchObject([
    { payer: 'customer', name: 'Ruth Okafor', how: 'signature', hash: agreed.versions[0]?.hash },
    { payer: 'insurer', name: 'Lee Park', how: 'mail', recorded: by },
  ]);
});

test('an authorization needs a reason, and a later decline ends it', () => {
  const locked = done(insured(), lock);
  expect(refusalOf(locked, { kind: 'approve', reason: ' ', ...by })).toBe('reason-missing');
  const authorized = done(locked, { kind: 'approve', reason: 'rain is coming in', ...by });
  expect(authorized.stage).toBe('approved');
  const { version, agreement: given } = agreedBy('customer') as Extract<Change, { kind: 'record-agreement' }>;
  const declined = done(authorized, { kind: 'decline', version, agreement: given, ...by });
  expect(declined.stage).toBe('declined');
  const back = { kind: 'withdraw-agreement', version, agreementId: given.id, ...by } as const;
  expect(done(declined, back).stage).toBe('approved');
  expect(refusalOf(done(declined, back), back)).toBe('record-not-found');
});

test('a supplement in the shop is agreed to on its own version, and the repair goes on', () => {
  const inRepair = done(
    insured(),
    lock,
    { kind: 'approve', reason: 'rain is coming in', ...by },
    { kind: 'start-repair', ...by },
    { kind: 'start-supplement' },
    { kind: 'change-line', lineId, changes: { price: cents(95_000) } },
    lock,
    { ...agreedBy('customer'), version: 'S01' } as Change,
  );
  expect(inRepair.stage).toBe('in-repair');
  expect(inRepair.versions.map(versionState)).toEqual(['approved', 'locked']);
  expect(inRepair.versions.map(({ agreements = [] }) => agreements.length)).toEqual([1, 1]);
});

test.each(['2026-11-31', 'yesterday', '2027-01-01', ''])('%j is refused as the day of an agreement', (on) => {
  expect(refusalOf(done(insured(), lock), agreedBy('customer', { on }))).toBe('day-not-possible');
});
