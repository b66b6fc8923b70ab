import type { EstimateReply } from '@dre/core/contract/estimates/estimates';
import type { VehicleType } from '@dre/core/domain/catalogue/trade-words';
import { dayIn } from '@dre/core/domain/companies/time-zone';
import { profileIssue } from '@dre/core/domain/estimates/edits/check-details';
import { isDay } from '@dre/core/domain/is-day';
import { contentHash } from '@dre/core/domain/estimates/model/content-hash';
import { newEstimate } from '@dre/core/domain/estimates/model/new-estimate';
import { refusalMessage } from '@dre/core/domain/estimates/wording/refusal-messages';
import type { VersionRecord } from '@dre/core/domain/estimates/model/lifecycle/version';
import { accept, refuse } from '@dre/core/domain/result';
import { currentSettings, currentSideNaming } from '../../account/current-settings.ts';
import { holdNextNumber } from '../../account/numbering.ts';
import { bookFor, type BookRevisions, newestRevisions } from '../../catalogue/open-books.ts';
import { type EstimateContext, notHere, type Outcome, refusedFor, roleOf } from './access.ts';
import { timeZoneOf } from '../../session/time-zone-queries.ts';
import { checksumOf } from './checksum.ts';
import {
  estimateById,
  type EstimateRecord,
  insertEstimate,
  startOf,
  versionOf,
} from './estimates-queries.ts';
import { startingProfile } from './starting-profile.ts';
import { summaryOf } from './summary.ts';

export interface Start {
  readonly id: string;
  readonly vehicleType?: VehicleType;
  readonly profileId?: string;
  readonly today?: string;
}

/** Starts an estimate with the newest book, the company's next number and its usual profile. */
export async function createEstimate(
  context: EstimateContext,
  start: Start,
): Outcome<EstimateReply, 'forbidden' | 'not-found' | 'conflict' | 'unavailable'> {
  const forbidden = refusedFor(context, 'edit');
  if (forbidden !== undefined) return refuse(forbidden);
  const { trx, identity, company } = context.auth;
  // Numbering holds a lock, so that a start sent twice at once finds the first one here.
  const day = await startDay(context, start.today);
  const next = await holdNextNumber(trx, company.companyId, day);
  const known = await estimateById(trx, start.id);
  if (known !== undefined) return startedBefore(context, known);
  const revisions = await newestRevisions(trx, company.companyId, context.now);
  if (revisions === undefined) return refuse({ kind: 'unavailable' });
  const estimate = await blankEstimate(context, start, { ...revisions, number: next.number, day });
  if (!estimate.ok) return estimate;
  const { houseRevision } = revisions;
  const book = await bookFor(trx, { ...revisions, companyId: company.companyId });
  await insertEstimate(trx, {
    estimate: estimate.value,
    houseRevision,
    checksum: checksumOf(estimate.value),
    summary: summaryOf(estimate.value, book),
    companyId: company.companyId,
    personId: identity.personId,
    now: context.now,
  });
  await next.use();
  return accept({
    estimate: estimate.value,
    houseRevision,
    revision: 0,
    checksum: checksumOf(estimate.value).toString('hex'),
    role: 'edit',
    sideNaming: await currentSideNaming(trx, company.companyId),
    savedAt: context.now.toISOString(),
  });
}

async function startedBefore(context: EstimateContext, known: EstimateRecord) {
  const { trx, identity, company } = context.auth;
  return known.createdBy === identity.personId
    ? accept(replyOf(context, known, await currentSideNaming(trx, company.companyId)))
    : refuse({ kind: 'conflict', detail: 'Somebody else has started an estimate with this id.' } as const);
}

async function blankEstimate(
  { auth: { trx, identity, company } }: EstimateContext,
  { id, profileId, ...start }: Start,
  { edition, number, day }: BookRevisions & { readonly number: string; readonly day: string },
) {
  const current = await currentSettings(trx, company.companyId);
  const vehicleType = start.vehicleType ?? current.settings.vehicleType;
  const profile = startingProfile(current, { profileId, vehicleType });
  if (profile === undefined) return refuse({ kind: 'not-found' } as const);
  const fault = profileIssue(profile);
  if (fault !== null) return refuse({ kind: 'conflict', detail: refusalMessage(fault) } as const);
  const blank = newEstimate({ id, edition, profile });
  return accept({
    ...blank,
    heading: { ...blank.heading, number, estimator: identity.name, writtenOn: day },
    unit: { ...blank.unit, vehicleType },
  });
}

const oneDayMs = 24 * 3_600_000;

/** The estimator's own day if it is within two days of the server's time; otherwise the company's day. */
async function startDay(
  { auth: { trx, company }, now }: EstimateContext,
  today: string | undefined,
): Promise<string> {
  const isNear =
    today !== undefined && isDay(today) && Math.abs(Date.parse(today) - now.getTime()) < 2 * oneDayMs;
  return isNear ? today : dayIn(await timeZoneOf(trx, company.companyId), now.getTime());
}

export async function readEstimate(
  context: EstimateContext,
  id: string,
): Outcome<EstimateReply, 'forbidden' | 'not-found'> {
  const forbidden = refusedFor(context, 'read');
  if (forbidden !== undefined) return refuse(forbidden);
  const { trx, company } = context.auth;
  const [found, sideNaming] = await Promise.all([
    estimateById(trx, id),
    currentSideNaming(trx, company.companyId),
  ]);
  return found === undefined ? notHere(context, id) : accept(replyOf(context, found, sideNaming));
}

export async function readStart(context: EstimateContext, id: string) {
  const forbidden = refusedFor(context, 'read');
  if (forbidden !== undefined) return refuse(forbidden);
  const found = await startOf(context.auth.trx, id);
  return found === undefined
    ? notHere(context, id)
    : accept({ estimate: found.started, edition: found.edition });
}

function replyOf(
  context: EstimateContext,
  { estimate, revision, houseRevision, checksum, updatedAt }: EstimateRecord,
  sideNaming: EstimateReply['sideNaming'],
): EstimateReply {
  return {
    estimate,
    revision,
    houseRevision,
    checksum: checksum.toString('hex'),
    role: roleOf(context) ?? 'read',
    sideNaming,
    savedAt: updatedAt.toISOString(),
  };
}

export async function readVersion(
  context: EstimateContext,
  id: string,
  asked: { readonly label?: string; readonly correction?: string },
) {
  const forbidden = refusedFor(context, 'read');
  if (forbidden !== undefined) return refuse(forbidden);
  const { label, correction } = asked;
  const found = await versionOf(context.auth.trx, id, { label, correction });
  if (found === undefined) return notHere(context, id);
  const { versions, name: by, ...version } = found;
  const hash = version.hash.toString('hex');
  const isUnaltered = contentHash(version.content) === hash && knownHash(versions, version) === hash;
  return accept({ ...version, by, hash, at: version.at.toISOString(), isUnaltered });
}

/** The hash recorded in the estimate itself: a second place that tampering would have to change. */
function knownHash(
  versions: readonly VersionRecord[],
  { label, correction }: { readonly label: string; readonly correction: string },
): string | undefined {
  const version = versions.find((one) => one.label === label);
  if (correction === '') return version?.hash;
  return version?.corrections.find((one) => one.label === correction)?.hash;
}
