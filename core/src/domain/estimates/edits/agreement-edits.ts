import { accept, refuse, type Result } from '../../result.ts';
import {
  type AgreementRecord,
  agreementOf,
  type GivenAgreement,
  versionState,
} from '../model/lifecycle/agreement.ts';
import { textIssue } from './check-line.ts';
import type { Estimate } from '../model/estimate.ts';
import { limits } from '../model/limits.ts';
import type { EditRefusal } from '../model/edit-refusal.ts';
import { hashOf, type VersionLabel, type VersionRecord } from '../model/lifecycle/version.ts';
import type { ChangeOf, EditHandlers, Outcome } from './edit-handler.ts';

export const agreementEdits: EditHandlers<
  'record-sending' | 'remove-sending' | 'record-agreement' | 'approve' | 'decline' | 'withdraw-agreement'
> = {
  // Every version has its own sendings, because a link to a replaced version was still sent.
  'record-sending': {
    apply: recordSending,
    undo: (_, { version, sending, by, at }) => ({
      kind: 'remove-sending',
      version,
      sendingId: sending.id,
      by,
      at,
    }),
  },
  'remove-sending': {
    apply: (estimate, { version, sendingId }) =>
      onRecord(estimate, version, (record) => {
        const sendings = (record.sendings ?? []).filter(({ id }) => id !== sendingId);
        return sendings.length === record.sendings?.length || record.sendings === undefined
          ? refuse({ kind: 'record-not-found', version })
          : accept({ ...record, sendings });
      }),
    undo: () => null,
  },
  'record-agreement': {
    apply: (estimate, change) => answer(estimate, change, { answer: 'agreed', ...change.agreement }),
    undo: (_, { version, agreement, by, at }) => ({
      kind: 'withdraw-agreement',
      version,
      agreementId: agreement.id,
      by,
      at,
    }),
  },
  approve: { apply: authorize, undo: undoLast },
  decline: {
    apply: (estimate, change) => {
      const { agreement, reason = '' } = change;
      if (agreement !== undefined) return answer(estimate, change, { answer: 'declined', ...agreement });
      return answer(estimate, change, { answer: 'declined', ...ownAnswer(estimate, change, reason) });
    },
    undo: undoLast,
  },
  'withdraw-agreement': {
    apply: (estimate, { version, agreementId }) =>
      onRecord(estimate, version, (record) => {
        const { agreements = [] } = record;
        const left = agreements.filter(({ id }) => id !== agreementId);
        return left.length === agreements.length
          ? refuse({ kind: 'record-not-found', version })
          : accept({ ...record, agreements: left });
      }),
    // Giving the answer again is a new answer with its own author.
    undo: () => null,
  },
};

function recordSending(
  estimate: Estimate,
  { version, sending, by, at }: ChangeOf<'record-sending'>,
): Outcome {
  const isManual = sending.how !== 'link';
  const issue =
    textIssue('recipient', sending.recipient, limits.text) ??
    (isManual && sending.recipient.trim() === '' ? ({ kind: 'name-missing' } as const) : null) ??
    dayIssue(sending.on, at);
  if (issue !== null) return refuse(issue);
  return onRecord(estimate, version, (record) => {
    const { sendings = [] } = record;
    if (sendings.length >= limits.records) return refuse(tooMany);
    return sendings.some(({ id }) => id === sending.id)
      ? refuse({ kind: 'recorded-already', version })
      : accept({ ...record, sendings: [...sendings, { ...sending, recorded: { by, at } }] });
  });
}

function authorize(estimate: Estimate, change: ChangeOf<'approve'>): Outcome {
  const { reason = '' } = change;
  if (reason.trim() === '') return refuse({ kind: 'reason-missing' });
  const last = estimate.versions.at(-1);
  if (last !== undefined && appliesTo(last, change) && versionState(last) === 'approved') {
    return refuse({ kind: 'recorded-already', version: last.label });
  }
  return answer(estimate, change, { answer: 'authorized', ...ownAnswer(estimate, change, reason) });
}

type NewAgreement = Omit<AgreementRecord, 'correction' | 'hash' | 'recorded'>;

/** An answer given by the shop itself. */
function ownAnswer(
  { versions }: Estimate,
  { by, at }: { readonly by: string; readonly at: string },
  note: string,
): Omit<NewAgreement, 'answer'> {
  return { id: nextShopId(versions.at(-1)), payer: null, name: by, how: null, on: at, note: note.trim() };
}

/** Counts up, so every device computes the same id. */
function nextShopId(version: VersionRecord | undefined): string {
  const numbers = (version?.agreements ?? []).map(({ id }) => Number(/^shop-(\d+)$/.exec(id)?.[1] ?? 0));
  return `shop-${Math.max(0, ...numbers) + 1}`;
}

interface Answering {
  readonly version?: VersionLabel;
  readonly by: string;
  readonly at: string;
}

/** An answer applies to the version its author read; if that was replaced, it is refused. */
function answer(estimate: Estimate, change: Answering, given: NewAgreement): Outcome {
  const { by, at } = change;
  const last = estimate.versions.at(-1);
  if (last === undefined || !appliesTo(last, change)) {
    return refuse({ kind: 'version-superseded', version: change.version ?? 'E01', by: last?.label ?? '' });
  }
  const issue = answerIssue(given, at);
  if (issue !== null) return refuse(issue);
  return onRecord(estimate, last.label, (record) => {
    const { agreements = [] } = record;
    const before = given.payer === null ? undefined : agreementOf(record, given.payer);
    if (agreements.some(({ id }) => id === given.id) || before?.answer === given.answer) {
      return refuse({ kind: 'recorded-already', version: last.label });
    }
    if (agreements.length >= limits.records) return refuse(tooMany);
    const correction = record.corrections.at(-1)?.label ?? '';
    const stored = { ...given, correction, hash: hashOf(record), recorded: { by, at } };
    return accept({ ...record, agreements: [...agreements, stored] });
  });
}

function appliesTo(last: VersionRecord, { version }: Pick<Answering, 'version'>): boolean {
  return version === undefined || version === last.label;
}

function answerIssue({ payer, name, note, on }: NewAgreement, at: string): EditRefusal | null {
  return (
    textIssue('name', name, limits.shortText) ??
    textIssue('note', note, limits.text) ??
    (payer !== null && name.trim() === '' ? ({ kind: 'name-missing' } as const) : null) ??
    (payer === null ? null : dayIssue(on, at))
  );
}

/** Tolerates dates of time zones ahead of the server's clock, which sets `at`. */
const dayMs = 24 * 3_600_000;

/** Accepts a date like 2026-11-15 or a timestamp, but none in the future. */
function dayIssue(on: string, at: string): EditRefusal | null {
  const moment = /^\d{4}-\d{2}-\d{2}(T[\d:.]+Z)?$/.test(on) ? Date.parse(on) : Number.NaN;
  const isReal = !Number.isNaN(moment) && new Date(moment).toISOString().startsWith(on.slice(0, 10));
  const now = Date.parse(at);
  const isFuture = !Number.isNaN(now) && moment > now + dayMs;
  return isReal && !isFuture ? null : { kind: 'day-not-possible', day: on.slice(0, 40) };
}

const tooMany = { kind: 'too-many-records', limit: limits.records } as const;

function onRecord(
  estimate: Estimate,
  label: VersionLabel,
  change: (record: VersionRecord) => Result<VersionRecord, EditRefusal>,
): Outcome {
  const found = estimate.versions.find((version) => version.label === label);
  if (found === undefined) return refuse({ kind: 'version-superseded', version: label, by: '' });
  const changed = change(found);
  if (!changed.ok) return changed;
  const versions = estimate.versions.map((version) => (version === found ? changed.value : version));
  return accept(withVersionState({ ...estimate, versions }));
}

/**
 * Until the repair starts, the estimate's stage follows its last version. A repair continues regardless of new
 * versions.
 */
export function withVersionState(estimate: Estimate): Estimate {
  const last = estimate.versions.at(-1);
  const isApart = estimate.stage === 'void' || isInShop(estimate);
  return last === undefined || isApart ? estimate : { ...estimate, stage: versionState(last) };
}

export function isInShop({ stage }: Pick<Estimate, 'stage'>): boolean {
  return stage === 'in-repair' || stage === 'completed';
}

/** Withdraws the agreement this change recorded. */
function undoLast(
  { versions }: Estimate,
  change: ChangeOf<'approve' | 'decline'>,
): ChangeOf<'withdraw-agreement'> | null {
  const last = versions.at(-1);
  if (last === undefined) return null;
  const { by, at } = change;
  const given: GivenAgreement | undefined = change.kind === 'decline' ? change.agreement : undefined;
  const agreementId = given?.id ?? nextShopId(last);
  return { kind: 'withdraw-agreement', version: last.label, agreementId, by, at };
}
