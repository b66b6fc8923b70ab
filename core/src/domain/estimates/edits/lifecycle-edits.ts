import type { Book } from '../../catalogue/book/book.ts';
import { accept, refuse } from '../../result.ts';
import { payersOf, versionState } from '../model/lifecycle/agreement.ts';
import { arithmeticOf, newestArithmetic } from '../model/arithmetic.ts';
import { type Books, isSamePin, pinOf } from '../model/book-pin.ts';
import { textIssue } from './check-line.ts';
import { contentHash } from '../model/content-hash.ts';
import type { Estimate, Stage } from '../model/estimate.ts';
import { limits } from '../model/limits.ts';
import { type Priced, priceEstimate } from '../pricing/price-estimate.ts';
import { hashOf, nextCorrection, nextVersion, type VersionRecord } from '../model/lifecycle/version.ts';
import { withVersionState } from './agreement-edits.ts';
import type { ChangeOf, EditHandler, EditHandlers, Outcome } from './edit-handler.ts';
import { noteEdits } from './note-edits.ts';
import { particularsEdits } from './details-edits.ts';
import { photoEdits } from './photo-edits.ts';

/** The stages from which each step is allowed. */
const steps = {
  'start-repair': { to: 'in-repair', from: ['approved'] },
  complete: { to: 'completed', from: ['in-repair'] },
  void: { to: 'void', from: ['draft', 'locked', 'sent', 'approved', 'declined', 'in-repair', 'completed'] },
} as const satisfies Record<string, { to: Stage; from: readonly Stage[] }>;
type Step = keyof typeof steps;

export const lifecycleEdits: EditHandlers<
  'lock' | 'start-supplement' | 'discard-supplement' | 'correct' | Step | 'return-to-stage'
> = {
  // A locked version is a record: it is followed by a supplement or a correction, never undone.
  lock: { apply: lock, undo: () => null },
  'start-supplement': {
    apply: (estimate) => {
      if (estimate.versions.length === 0) return refuse({ kind: 'not-locked-yet' });
      if (estimate.draft !== null) return refuse({ kind: 'supplement-open' });
      return accept({ ...estimate, draft: nextVersion(estimate.versions) });
    },
    undo: () => ({ kind: 'discard-supplement' }),
  },
  'discard-supplement': {
    apply: (estimate) => {
      const last = estimate.versions.at(-1);
      if (estimate.draft === null || last === undefined) return refuse({ kind: 'no-supplement-open' });
      const isSameBook = last.book === undefined || isSamePin(last.book, pinOf(estimate));
      return isSameBook && contentHash(estimate) === hashOf(last)
        ? accept({ ...estimate, draft: null })
        : refuse({ kind: 'supplement-changed' });
    },
    undo: () => ({ kind: 'start-supplement' }),
  },
  correct: { apply: correct, undo: () => null },
  'start-repair': step('start-repair'),
  complete: step('complete'),
  void: step('void'),
  'return-to-stage': {
    apply: (estimate, { stage }) =>
      waysBack(estimate).includes(stage) ? accept({ ...estimate, stage }) : impossible(estimate, stage),
    // Going forward again is a signed step of its own.
    undo: () => null,
  },
};

function step<S extends Step>(kind: S): EditHandler<S> {
  const { to, from } = steps[kind];
  return {
    apply: (estimate, change) => {
      const issue = 'reason' in change ? textIssue('reason', change.reason ?? '', limits.text) : null;
      if (issue !== null) return refuse(issue);
      return (from as readonly Stage[]).includes(estimate.stage)
        ? accept({ ...estimate, stage: to })
        : impossible(estimate, to);
    },
    undo: ({ stage }) => ({ kind: 'return-to-stage', stage }),
  };
}

/** In repair returns to the versions' status, completed to in repair, void to any stage it can have had. */
function waysBack({ stage, versions }: Estimate): readonly Stage[] {
  const last = versions.at(-1);
  const before = last === undefined ? 'draft' : versionState(last);
  if (stage === 'in-repair') return [before];
  if (stage === 'completed') return ['in-repair'];
  if (stage !== 'void') return [];
  return last === undefined ? [before] : [before, 'in-repair', 'completed'];
}

function impossible({ stage }: Estimate, to: Stage): Outcome {
  return refuse({ kind: 'stage-not-possible', from: stage, to });
}

function lock(estimate: Estimate, { by, at, version: requested }: ChangeOf<'lock'>, book: Book): Outcome {
  if (estimate.draft === null) return refuse({ kind: 'estimate-locked' });
  if (requested !== undefined && requested !== estimate.draft) {
    return refuse({ kind: 'locked-already', version: requested, draft: estimate.draft });
  }
  if (estimate.lines.length === 0) return refuse({ kind: 'nothing-to-lock' });
  const open = estimate.lines.filter(({ state }) => state === 'open').map(({ number }) => number);
  if (open.length > 0) return refuse({ kind: 'lines-open', lines: open });
  const { totals, settlement } = priceEstimate(estimate, book);
  const version: VersionRecord = {
    label: estimate.draft,
    corrections: [],
    lockedAt: at,
    lockedBy: by,
    hash: contentHash(estimate),
    gross: totals.gross,
    net: settlement.net,
    book: pinOf(estimate),
    payers: payersOf(settlement),
    sendings: [],
    agreements: [],
    arithmetic: newestArithmetic,
  };
  return accept(withVersionState({ ...estimate, draft: null, versions: [...estimate.versions, version] }));
}

/** Changes names, addresses, photos or notes of a locked version; totals must stay equal to the cent. */
function correct(estimate: Estimate, change: ChangeOf<'correct'>, book: Book, books: Books): Outcome {
  const version = estimate.versions.at(-1);
  if (version === undefined) return refuse({ kind: 'not-locked-yet' });
  if (estimate.draft !== null) return refuse({ kind: 'supplement-open' });
  const issue = textIssue('reason', change.reason, limits.text);
  if (issue !== null) return refuse(issue);
  let corrected = estimate;
  for (const administrative of change.changes) {
    const handlers = { ...particularsEdits, ...photoEdits, ...noteEdits };
    const handler = handlers[administrative.kind] as EditHandler<typeof administrative.kind>;
    const outcome = handler.apply(corrected, administrative, book, books);
    if (!outcome.ok) return outcome;
    corrected = outcome.value;
  }
  const priced = (content: Estimate) => priceEstimate(content, book, arithmeticOf(version));
  if (!isSameMoney(priced(estimate), priced(corrected))) {
    return refuse({ kind: 'moves-money' });
  }
  const { by, at, reason } = change;
  const record = { label: nextCorrection(version), by, at, reason, hash: contentHash(corrected) };
  const last = { ...version, corrections: [...version.corrections, record] };
  const versions = [...estimate.versions.slice(0, -1), last];
  return accept({ ...corrected, versions });
}

function isSameMoney(before: Priced, after: Priced): boolean {
  return (
    JSON.stringify([before.totals, before.settlement]) === JSON.stringify([after.totals, after.settlement])
  );
}
