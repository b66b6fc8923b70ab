import { type EditEntry, estimateLimits } from '@dre/core/contract/estimates/estimates';
import { paperSettings } from '@dre/core/domain/account/settings';
import { type Books, pinOf } from '@dre/core/domain/estimates/model/book-pin';
import { contentSections } from '@dre/core/domain/estimates/model/content-hash';
import type { Edit } from '@dre/core/domain/estimates/model/edit';
import type { Estimate, EstimateContent } from '@dre/core/domain/estimates/model/estimate';
import { type EditOutcome, removedTarget, mergeEdit } from '@dre/core/domain/estimates/sync/merge-edits';
import { accept, refuse } from '@dre/core/domain/result';
import type { Db } from '../../../database/connections/connection.ts';
import { currentSettings } from '../../account/current-settings.ts';
import { type EstimateContext, notHere, type Outcome, refusedFor } from '../record/access.ts';
import { announce } from '../sync/announce.ts';
import { authorOf } from '../record/author.ts';
import { booksNeeded } from '../record/books-needed.ts';
import { checksumOf } from '../record/checksum.ts';
import {
  appendEdits,
  appliedEdits,
  editsOfOthers,
  history,
  type EditLogRow,
  storedEdits,
} from './edit-log-queries.ts';
import {
  countStoredEdits,
  type EstimateRecord,
  insertVersions,
  lockEstimate,
  type NewVersion,
  progressOf,
  updateEstimate,
} from '../record/estimates-queries.ts';
import { storeReturning } from '../intake/returning-customer-service.ts';
import { notifyFollowers } from './estimate-followers.ts';
import { isSigned, signed } from './signing.ts';
import { summaryOf } from '../record/summary.ts';

export interface Sent {
  readonly device: string;
  readonly since: number;
  readonly edits: readonly Edit[];
}

export interface SentOutcome {
  id: string;
  revision: number | null;
  fate: EditOutcome;
  edit?: Edit;
}

export interface Acknowledged {
  revision: number;
  fates: SentOutcome[];
  others: EditEntry[];
  checksum: string;
}

/** Stores a batch: every edit gets an outcome and is in the log once, or nothing is changed. */
export async function sendEdits(
  context: EstimateContext,
  id: string,
  sent: Sent,
): Outcome<Acknowledged, 'forbidden' | 'not-found' | 'conflict'> {
  const forbidden = refusedFor(context, 'edit');
  return forbidden === undefined ? storeEdits(context, id, sent) : refuse(forbidden);
}

/** The batch without asking for the right: the shop moves an estimate on when its unit arrives and leaves. */
export async function storeEdits(
  context: EstimateContext,
  id: string,
  sent: Sent,
): Outcome<Acknowledged, 'not-found' | 'conflict'> {
  const { trx, company } = context.auth;
  const before = await lockEstimate(trx, id);
  if (before === undefined) return notHere(context, id);
  if (sent.since > before.revision) return refuse(tooNew);
  const known = await storedEdits(
    trx,
    sent.edits.map((edit) => edit.id),
  );
  if (known.some(({ estimateId }) => estimateId !== id)) return refuse(sentElsewhere);
  const books = await booksNeeded(trx, company.companyId, before, sent.edits);
  const isRemoving = sent.edits.some((edit) => removedTarget(edit) !== null);
  const meanwhile = isRemoving
    ? await editsOfOthers(trx, { estimateId: id, device: sent.device }, sent.since)
    : [];
  const settled = settle(before, sent.edits, { act: context, known, meanwhile, books });
  await keep(context, id, sent, { before, settled, books });
  const stored = new Map([...known, ...settled.kept].map((one) => [one.id, one]));
  return accept({
    revision: settled.revision,
    fates: sent.edits.flatMap((edit) => fateOf(stored.get(edit.id))),
    others: await othersSince(trx, id, sent),
    checksum: settled.checksum.toString('hex'),
  });
}

const tooNew = {
  kind: 'conflict',
  detail: 'This device has seen edits the server does not have. Read the estimate again.',
} as const;
const sentElsewhere = {
  kind: 'conflict',
  detail: 'An edit with one of these ids belongs to another estimate.',
} as const;

interface Settled {
  readonly estimate: Estimate;
  readonly revision: number;
  readonly checksum: Buffer;
  /** Edits this batch added to the log. */
  readonly kept: readonly EditLogRow[];
  readonly versions: readonly Omit<
    NewVersion,
    'companyId' | 'estimateId' | 'personId' | 'at' | 'printedWith'
  >[];
}

function settle(
  before: EstimateRecord,
  edits: readonly Edit[],
  {
    act: context,
    known,
    meanwhile,
    books,
  }: { act: EstimateContext; known: readonly EditLogRow[]; meanwhile: Edit[]; books: Books },
): Settled {
  const there = new Set(known.map(({ id }) => id));
  const stored: EditLogRow[] = [];
  const versions: Settled['versions'][number][] = [];
  let { estimate, revision } = before;
  for (const sent of edits) {
    if (there.has(sent.id)) continue;
    there.add(sent.id);
    const edit = signed(sent, {
      by: context.signer ?? context.auth.identity.name,
      at: context.now.toISOString(),
    });
    const { estimate: after, outcome: fate } = mergeEdit(estimate, edit, meanwhile, books);
    const isApplied = fate.kind === 'applied';
    if (isApplied) revision += 1;
    const place = before.keptEdits + stored.length + 1;
    stored.push({ id: edit.id, place, revision: isApplied ? revision : null, edit, fate });
    if (isApplied && (edit.kind === 'lock' || edit.kind === 'correct'))
      versions.push(lastVersion(after, place));
    estimate = after;
  }
  const isChanged = revision > before.revision;
  return {
    estimate,
    revision,
    kept: stored,
    versions,
    checksum: isChanged ? checksumOf(estimate) : before.checksum,
  };
}

/** The content of the version locked or corrected last, with its hash. */
function lastVersion(estimate: Estimate, place: number): Settled['versions'][number] {
  const version = estimate.versions.at(-1);
  if (version === undefined) throw new Error('A version was locked and is not there.');
  const correction = version.corrections.at(-1);
  const content = Object.fromEntries(contentSections.map((matter) => [matter, estimate[matter]]));
  return {
    place,
    label: version.label,
    correction: correction?.label ?? '',
    content: content as unknown as EstimateContent,
    hash: Buffer.from(correction?.hash ?? version.hash, 'hex'),
  };
}

async function keep(
  context: EstimateContext,
  estimateId: string,
  { device, since }: Pick<Sent, 'device' | 'since'>,
  { before, settled, books }: { before: EstimateRecord; settled: Settled; books: Books },
): Promise<void> {
  const { trx, identity, company } = context.auth;
  const { now, signer } = context;
  const { estimate, revision, checksum, kept: stored, versions } = settled;
  if (stored.length === 0) return;
  const batch = {
    companyId: company.companyId,
    estimateId,
    device,
    seen: since,
    personId: identity.personId,
    signer,
    now,
  };
  const count = before.keptEdits + stored.length;
  await appendEdits(trx, batch, stored);
  if (revision === before.revision) return countStoredEdits(trx, estimateId, count);
  const book = books(pinOf(estimate));
  if (book === undefined) throw new Error(`Edition ${String(estimate.edition)} of the book is not at hand.`);
  const summary = summaryOf(estimate, book);
  await updateEstimate(trx, { estimate, checksum, summary, now, revision, keptEdits: count });
  const { companyId, personId } = batch;
  await storeReturning(trx, { companyId, before: before.estimate, after: estimate, now });
  if (versions.length > 0) {
    const printedWith = paperSettings((await currentSettings(trx, companyId)).settings);
    const made = { companyId, estimateId, personId, at: now, printedWith };
    await insertVersions(
      trx,
      versions.map((version) => ({ ...version, ...made })),
    );
  }
  await announce(trx, { company: companyId, estimate: estimateId });
  await notifyFollowers(context, { before: before.estimate, after: estimate });
}

function fateOf(stored: EditLogRow | undefined): SentOutcome[] {
  if (stored === undefined) return [];
  const { id, revision, fate, edit } = stored;
  return [{ id, revision, fate, ...(isSigned(edit) && { edit }) }];
}

async function othersSince(trx: Db, id: string, { since, edits }: Sent): Promise<EditEntry[]> {
  const without = edits.map((edit) => edit.id);
  return entries(await appliedEdits(trx, id, { since, without, limit: estimateLimits.edits }));
}

/** A page of the edits applied after a revision. */
export async function entriesAfter(trx: Db, id: string, since: number): Promise<EditEntry[]> {
  return entries(await appliedEdits(trx, id, { since, limit: estimateLimits.edits }));
}

function entries(rows: Awaited<ReturnType<typeof appliedEdits>>): EditEntry[] {
  return rows.map(({ revision, seen, edit, device, at, personId, name }) => ({
    revision: revision ?? 0,
    seen,
    edit,
    device,
    by: authorOf(personId, name),
    at: at.toISOString(),
  }));
}

export async function readEdits(context: EstimateContext, id: string, since: number) {
  const forbidden = refusedFor(context, 'read');
  if (forbidden !== undefined) return refuse(forbidden);
  const progress = await progressOf(context.auth.trx, id);
  if (progress === undefined) return notHere(context, id);
  return accept({
    entries: await entriesAfter(context.auth.trx, id, since),
    revision: progress.revision,
    checksum: progress.checksum.toString('hex'),
  });
}

export async function readHistory(context: EstimateContext, id: string, before: number | undefined) {
  const forbidden = refusedFor(context, 'read');
  if (forbidden !== undefined) return refuse(forbidden);
  const { trx } = context.auth;
  if ((await progressOf(trx, id)) === undefined) return notHere(context, id);
  const limit = estimateLimits.historyPage;
  const rows = await history(trx, id, { before, limit: limit + 1 });
  const items = rows.slice(0, limit).map(({ personId, name, at, ...row }) => ({
    ...row,
    by: authorOf(personId, name),
    at: at.toISOString(),
  }));
  return accept({ items, next: rows.length > limit ? (items.at(-1)?.place ?? null) : null });
}
