import fc from 'fast-check';
import { expect, test } from 'vitest';
import { aLine } from '../testing/a-line.ts';
import { anEstimate } from '../testing/an-estimate.ts';
import { smallBook } from '../testing/small-book.ts';
import { cents } from '../units.ts';
import { applyEdit } from './apply-edit.ts';
import { contentHash } from './content-hash.ts';
import type { Change } from './edit.ts';
import { type Estimate, type Stage, stages } from './estimate.ts';
import { priceEstimate } from './price.ts';
import type { PricedVersion } from './price-items.ts';
import { supplementBetween } from './supplement.ts';
import type { VersionLabel } from './version.ts';

/** What anybody could keep on a sheet of paper of an estimate's life. */
interface Paper {
  stage: Stage;
  versions: VersionLabel[];
  corrections: number;
  draft: VersionLabel | null;
  /** The supplement says something the last version does not. */
  isChanged: boolean;
  isOpen: boolean;
}

interface Desk {
  estimate: Estimate;
  /** Every version as it was when it was locked. */
  readonly locked: { readonly hash: string; readonly priced: PricedVersion }[];
}

const by = { by: 'Dana', at: '2026-11-15T10:42:00Z' } as const;
const reachable: Readonly<Record<string, readonly Stage[]>> = {
  approved: ['sent', 'declined'],
  declined: ['sent', 'approved'],
  'in-repair': ['approved'],
  completed: ['in-repair'],
  void: ['draft', 'sent', 'approved', 'declined', 'in-repair', 'completed'],
};

/** What the paper says comes of it: nothing where it is taken, else the kind of refusal. */
type Rule = (paper: Paper, change: never) => string | null;

const labelAfter = (count: number): VersionLabel =>
  count === 0 ? 'E01' : `S${String(count).padStart(2, '0')}`;

const rules: Readonly<Record<string, Rule>> = {
  lock: (paper, { version }: { readonly version?: VersionLabel }) => {
    if (paper.draft === null) return 'estimate-locked';
    if (version !== undefined && version !== paper.draft) return 'locked-already';
    if (paper.isOpen) return 'lines-open';
    paper.versions.push(paper.draft);
    paper.draft = null;
    paper.isChanged = false;
    paper.corrections = 0;
    if (paper.stage !== 'in-repair' && paper.stage !== 'completed') paper.stage = 'sent';
    return null;
  },
  'start-supplement': (paper) => {
    if (paper.versions.length === 0) return 'not-locked-yet';
    if (paper.draft !== null) return 'supplement-open';
    paper.draft = labelAfter(paper.versions.length);
    return null;
  },
  'discard-supplement': (paper) => {
    if (paper.draft === null || paper.versions.length === 0) return 'no-supplement-open';
    if (paper.isChanged) return 'supplement-changed';
    paper.draft = null;
    return null;
  },
  correct: (paper, { changes }: Extract<Change, { kind: 'correct' }>) => {
    if (paper.versions.length === 0) return 'not-locked-yet';
    if (paper.draft !== null) return 'supplement-open';
    if (changes.some(({ kind }) => kind === 'set-claim')) return 'moves-money';
    paper.corrections += 1;
    return null;
  },
  approve: answered('approved'),
  decline: answered('declined'),
  'start-repair': stepped('in-repair'),
  complete: stepped('completed'),
  void: stepped('void'),
  'return-to-stage': (paper, { stage }: { readonly stage: Stage }) => {
    const isBack = reachable[paper.stage]?.includes(stage) === true;
    if (!isBack || (stage === 'draft') !== (paper.versions.length === 0)) return 'stage-not-possible';
    paper.stage = stage;
    return null;
  },
  'change-line': (paper, { changes }: Extract<Change, { kind: 'change-line' }>) => {
    if (paper.draft === null) return 'estimate-locked';
    paper.isChanged = true;
    if (changes.state !== undefined) paper.isOpen = changes.state === 'open';
    return null;
  },
};

function stepped(to: Stage): Rule {
  return (paper) => {
    if (reachable[to]?.includes(paper.stage) !== true) return 'stage-not-possible';
    paper.stage = to;
    return null;
  };
}

function answered(to: Stage): Rule {
  return (paper, { version }: { readonly version?: VersionLabel }) =>
    version !== undefined && version !== paper.versions.at(-1)
      ? 'version-superseded'
      : stepped(to)(paper, undefined as never);
}

class Doing implements fc.Command<Paper, Desk> {
  readonly change: Change;
  constructor(change: Change) {
    this.change = change;
  }

  check(): boolean {
    return true;
  }

  run(paper: Paper, desk: Desk): void {
    doBoth(this.change, paper, desk);
  }

  toString(): string {
    return JSON.stringify(this.change);
  }
}

function doBoth(change: Change, paper: Paper, desk: Desk): void {
  const before = desk.estimate;
  const frozen = JSON.stringify(before);
  const outcome = applyEdit(before, change, smallBook);
  const isVoid = paper.stage === 'void' && change.kind !== 'return-to-stage';
  const expected = isVoid ? 'estimate-void' : (rules[change.kind]?.(paper, change as never) ?? null);
  expect(outcome.ok ? null : outcome.refusal.kind).toBe(expected);
  expect(JSON.stringify(before)).toBe(frozen);
  if (!outcome.ok) return;
  desk.estimate = outcome.value;
  if (change.kind === 'lock') desk.locked.push(asLocked(outcome.value));
  compare(paper, desk);
}

function asLocked(estimate: Estimate): Desk['locked'][number] {
  return {
    hash: contentHash(estimate),
    priced: { content: estimate, ...priceEstimate(estimate, smallBook) },
  };
}

function compare(paper: Paper, { estimate, locked }: Desk): void {
  const { stage, draft, versions } = estimate;
  expect({ stage, draft, versions: versions.map(({ label }) => label) }).toEqual({
    stage: paper.stage,
    draft: paper.draft,
    versions: paper.versions,
  });
  expect(versions.map(({ hash }) => hash)).toEqual(locked.map(({ hash }) => hash));
  expect(versions.at(-1)?.corrections.length ?? 0).toBe(paper.corrections);
  // What is not being written says what the last record of it says.
  const last = versions.at(-1);
  if (draft === null && last !== undefined) {
    expect(contentHash(estimate)).toBe(last.corrections.at(-1)?.hash ?? last.hash);
  }
  expectSumsOfDeltas(locked.map(({ priced }) => priced));
}

/** Over all versions the changes of every total add up to the last less the first. */
function expectSumsOfDeltas(versions: readonly PricedVersion[]): void {
  const [first] = versions;
  const last = versions.at(-1);
  if (first === undefined || last === undefined) return;
  const sums = new Map<string, number>();
  for (const [index, after] of versions.entries()) {
    const before = versions[index - 1];
    if (before === undefined) continue;
    const { deltas, rows, amount } = supplementBetween(before, after);
    for (const { total, change } of deltas) sums.set(keyOf(total), (sums.get(keyOf(total)) ?? 0) + change);
    expect(rows.find(({ kind }) => kind === 'total')?.amount).toBe(amount);
  }
  for (const { total, change } of supplementBetween(first, last).deltas) {
    expect(sums.get(keyOf(total)) ?? 0).toBe(change);
  }
}

function keyOf(total: object): string {
  return Object.values(total).join(' ');
}

let notes = 0;

/** A supplement that was changed never says again by chance what the version says. */
function unlikeAny(): string {
  notes += 1;
  return String(notes);
}

const lineId = 'line-00001';
const versions: readonly VersionLabel[] = ['E01', 'S01', 'S02'];
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
  fc.constantFrom(...versions).map((version): Change => ({ kind: 'approve', version, ...by })),
  fc.constantFrom(...versions).map((version): Change => ({ kind: 'decline', version, ...by })),
  fc.constantFrom<Change>(
    { kind: 'approve', ...by },
    { kind: 'start-repair', ...by },
    { kind: 'complete', ...by },
  ),
  fc.constant<Change>({ kind: 'void', reason: 'written twice', ...by }),
  fc.constantFrom(...stages).map((stage): Change => ({ kind: 'return-to-stage', stage })),
  fc.integer({ min: 1_000, max: 90_000_000 }).map((price): Change => ({
    kind: 'change-line',
    lineId,
    changes: { price: cents(price), note: unlikeAny() },
  })),
  fc.constantFrom('open' as const, 'firm' as const).map((state): Change => ({
    kind: 'change-line',
    lineId,
    changes: { state, note: unlikeAny() },
  })),
);

test('whatever is done to an estimate, its life goes as the model says and its versions stay what they were', () => {
  fc.assert(
    fc.property(
      fc.commands([changes.map((change) => new Doing(change))], { maxCommands: 40 }),
      (commands) => {
        const estimate = anEstimate({
          lines: [aLine({ id: lineId, operation: 'replace', price: cents(500) })],
        });
        const paper: Paper = {
          stage: 'draft',
          versions: [],
          corrections: 0,
          draft: 'E01',
          isChanged: false,
          isOpen: false,
        };
        fc.modelRun(() => ({ model: { ...paper, versions: [] }, real: { estimate, locked: [] } }), commands);
      },
    ),
    { numRuns: 120 },
  );
});

test('locking twice, and answering twice, is refused the second time and changes nothing', () => {
  const draft = anEstimate({ lines: [aLine({ operation: 'replace', price: cents(500) })] });
  const after = (estimate: Estimate, change: Change) => {
    const done = applyEdit(estimate, change, smallBook);
    return done.ok ? done.value : done.refusal.kind;
  };
  const locked = after(draft, { kind: 'lock', ...by }) as Estimate;
  expect(after(locked, { kind: 'lock', ...by })).toBe('estimate-locked');
  const approved = after(locked, { kind: 'approve', version: 'E01', ...by }) as Estimate;
  expect(after(approved, { kind: 'approve', version: 'E01', ...by })).toBe('stage-not-possible');
});
