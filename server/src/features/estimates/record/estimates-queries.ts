import type { PaperSettings } from '@dre/core/domain/account/settings';
import type { Estimate, EstimateContent } from '@dre/core/domain/estimates/model/estimate';
import type { VersionRecord } from '@dre/core/domain/estimates/model/lifecycle/version';
import { sql } from 'kysely';
import type { Db } from '../../../database/connections/connection.ts';
import { fixedStatement } from '../../../database/connections/fixed-statement.ts';
import type { Summary } from './summary.ts';

/** An estimate with its revision and the house values it is priced with. */
export interface EstimateRecord {
  readonly estimate: Estimate;
  readonly houseRevision: number;
  readonly revision: number;
  readonly keptEdits: number;
  readonly checksum: Buffer;
  readonly createdBy: string;
  readonly updatedAt: Date;
}

const oneById = fixedStatement(record);

export async function estimateById(trx: Db, id: string): Promise<EstimateRecord | undefined> {
  const [found] = await oneById(trx, id);
  return found;
}

/** Locks the estimate until this transaction ends, so that no other edit is added. */
export function lockEstimate(trx: Db, id: string): Promise<EstimateRecord | undefined> {
  return record(trx, id).forUpdate().executeTakeFirst();
}

function record(trx: Db, id: string) {
  return trx
    .selectFrom('estimate')
    .select([
      'document as estimate',
      'house_revision as houseRevision',
      'revision',
      'kept_edits as keptEdits',
      'checksum',
      'created_by as createdBy',
      'updated_at as updatedAt',
    ])
    .where('id', '=', id);
}

/** The content and edition it started with; its current book may differ. */
export function startOf(trx: Db, id: string) {
  return trx.selectFrom('estimate').select(['started', 'edition']).where('id', '=', id).executeTakeFirst();
}

/** The time its current content was written. */
export async function updatedAt(trx: Db, id: string): Promise<Date> {
  const row = trx.selectFrom('estimate').select('updated_at').where('id', '=', id);
  return (await row.executeTakeFirstOrThrow()).updated_at;
}

/** Its revision and checksum, without reading its content. */
export async function progressOf(trx: Db, id: string) {
  return trx.selectFrom('estimate').select(['revision', 'checksum']).where('id', '=', id).executeTakeFirst();
}

export async function numberOf(trx: Db, id: string): Promise<string | undefined> {
  const row = await trx.selectFrom('estimate').select('number').where('id', '=', id).executeTakeFirst();
  return row?.number;
}

export interface EstimateWrite {
  readonly estimate: Estimate;
  readonly checksum: Buffer;
  readonly summary: Summary;
  readonly now: Date;
}

/** Returns false if the id is in use, in this company or another. */
export async function insertEstimate(
  trx: Db,
  {
    companyId,
    personId,
    houseRevision,
    ...standing
  }: EstimateWrite & {
    readonly companyId: string;
    readonly personId: string;
    readonly houseRevision: number;
  },
): Promise<void> {
  const { estimate, now } = standing;
  await trx
    .insertInto('estimate')
    .values({
      company_id: companyId,
      id: estimate.id,
      created_at: now,
      created_by: personId,
      edition: estimate.edition,
      house_revision: houseRevision,
      started: JSON.stringify(estimate),
      revision: 0,
      kept_edits: 0,
      ...columnsOf(standing),
    })
    .execute();
}

export async function updateEstimate(
  trx: Db,
  {
    revision,
    keptEdits,
    ...standing
  }: EstimateWrite & { readonly revision: number; readonly keptEdits: number },
): Promise<void> {
  await trx
    .updateTable('estimate')
    .set({ revision, kept_edits: keptEdits, ...columnsOf(standing) })
    .where('id', '=', standing.estimate.id)
    .execute();
}

/** Counts stored edits of which none was applied. */
export async function countStoredEdits(trx: Db, id: string, keptEdits: number): Promise<void> {
  await trx.updateTable('estimate').set({ kept_edits: keptEdits }).where('id', '=', id).execute();
}

function columnsOf({ estimate, checksum, summary, now }: EstimateWrite) {
  return { document: JSON.stringify(estimate), checksum, ...summary, updated_at: now };
}

/** The names of an estimate that are suggested for the next one. */
type UsedNames = Pick<Summary, 'insurer' | 'adjuster' | 'make'>;

export interface SoughtNames {
  readonly of: keyof UsedNames;
  /** A part of the name. */
  readonly find: string;
  /** Only those used together with this insurer. */
  readonly insurer: string;
  readonly limit: number;
}

/** Only the most recently changed estimates are searched, so the cost does not grow with their number. */
const lastEstimates = 500;

/** Each name once, in its latest spelling, most recently used first. */
export async function namesUsed(trx: Db, { of, find, insurer, limit }: SoughtNames): Promise<string[]> {
  const recent = trx
    .selectFrom('estimate')
    .select([sql<string>`btrim(${sql.ref(of)})`.as('name'), 'insurer', 'updated_at'])
    .orderBy('updated_at', 'desc')
    .orderBy('id', 'desc')
    .limit(lastEstimates);
  let query = trx
    .selectFrom(recent.as('recent'))
    .select(sql<string>`(array_agg(name order by updated_at desc))[1]`.as('name'))
    .where('name', '<>', '')
    .where(sql<boolean>`lower(name) like ${containing(find)}`);
  if (insurer !== '') query = query.where(sql<boolean>`lower(btrim(insurer)) = ${insurer.toLowerCase()}`);
  const rows = await query
    .groupBy(sql`lower(name)`)
    .orderBy(sql`max(updated_at)`, 'desc')
    .limit(limit)
    .execute();
  return rows.map(({ name }) => name);
}

function containing(find: string): string {
  return `%${find
    .trim()
    .toLowerCase()
    .replaceAll(/[\\%_]/g, '\\$&')}%`;
}

export interface NewVersion {
  readonly companyId: string;
  readonly estimateId: string;
  readonly place: number;
  readonly label: string;
  readonly correction: string;
  readonly content: EstimateContent;
  readonly hash: Buffer;
  readonly personId: string;
  readonly at: Date;
  readonly printedWith: PaperSettings;
}

export async function insertVersions(trx: Db, versions: readonly NewVersion[]): Promise<void> {
  if (versions.length === 0) return;
  const rows = versions.map(({ companyId, estimateId, personId, content, printedWith, ...version }) => ({
    ...version,
    company_id: companyId,
    estimate_id: estimateId,
    person_id: personId,
    content: JSON.stringify(content),
    printed_with: JSON.stringify(printedWith),
  }));
  await trx.insertInto('estimate_version').values(rows).execute();
}

/** The requested version; the newest of several matches. */
export function versionOf(
  trx: Db,
  estimateId: string,
  { label, correction }: { readonly label: string | undefined; readonly correction: string | undefined },
) {
  let query = trx
    .selectFrom('estimate_version as version')
    .innerJoin('estimate', (join) =>
      join
        .onRef('estimate.company_id', '=', 'version.company_id')
        .onRef('estimate.id', '=', 'version.estimate_id'),
    )
    .innerJoin('person', 'person.id', 'version.person_id')
    .select(['version.label', 'version.correction', 'version.content', 'version.hash', 'version.at'])
    .select('version.printed_with as printedWith')
    .select([sql<readonly VersionRecord[]>`estimate.document -> 'versions'`.as('versions'), 'person.name'])
    .where('version.estimate_id', '=', estimateId);
  if (label !== undefined) query = query.where('version.label', '=', label);
  if (correction !== undefined) query = query.where('version.correction', '=', correction);
  return query.orderBy('version.place', 'desc').limit(1).executeTakeFirst();
}
