import { changedIn } from '@dre/core/domain/exchange/changed-in';
import type { PrintedVersion } from '@dre/core/domain/documents/document-kinds';
import { arithmeticOf, newestArithmetic } from '@dre/core/domain/estimates/model/arithmetic';
import { pinOf } from '@dre/core/domain/estimates/model/book-pin';
import type { EstimateContent } from '@dre/core/domain/estimates/model/estimate';
import { type Priced, priceEstimate } from '@dre/core/domain/estimates/pricing/price-estimate';
import type { VersionLabel } from '@dre/core/domain/estimates/model/lifecycle/version';
import type { Cents } from '@dre/core/domain/units';
import type { Db } from '../../../database/connections/connection.ts';
import { bookFor } from '../../catalogue/open-books.ts';
import { type EstimateRecord, updatedAt, versionOf } from '../record/estimates-queries.ts';

/** One version of an estimate, priced with its own book. */
export interface ExportedVersion {
  readonly label: VersionLabel;
  readonly edition: number;
  readonly content: EstimateContent;
  readonly priced: Priced;
  readonly at: Date;
  readonly previous: { readonly gross: Cents; readonly net: Cents } | null;
  readonly changedIn: ReadonlyMap<string, VersionLabel>;
}

/** Undefined if the estimate has no such version. */
export async function exportedVersion(
  trx: Db,
  companyId: string,
  record: EstimateRecord,
  version: PrintedVersion,
): Promise<ExportedVersion | undefined> {
  const found = version === 'draft' ? await draftOf(trx, record) : await lockedOf(trx, record, version);
  if (found === undefined) return undefined;
  const { edition, houseRevision } = found.pin;
  const revisions = { companyId, edition, houseRevision: houseRevision ?? record.houseRevision };
  const priced = priceEstimate(found.content, await bookFor(trx, revisions), found.arithmetic);
  const { versions } = record.estimate;
  const place = versions.findIndex(({ label }) => label === found.label);
  const earlier = place < 0 ? versions : versions.slice(0, place);
  const said = [];
  for (const { label } of earlier) {
    const content = (await versionOf(trx, record.estimate.id, { label, correction: undefined }))?.content;
    said.push({ label, lines: content?.lines ?? [] });
  }
  const last = earlier.at(-1);
  return {
    label: found.label,
    edition,
    content: found.content,
    priced,
    at: found.at,
    previous: last === undefined ? null : { gross: last.gross, net: last.net },
    changedIn: changedIn([...said, { label: found.label, lines: found.content.lines }]),
  };
}

async function draftOf(trx: Db, { estimate }: EstimateRecord) {
  if (estimate.draft === null) return undefined;
  const at = await updatedAt(trx, estimate.id);
  return {
    label: estimate.draft,
    content: estimate,
    pin: pinOf(estimate),
    arithmetic: newestArithmetic,
    at,
  };
}

async function lockedOf(
  trx: Db,
  { estimate }: EstimateRecord,
  { label, correction }: Exclude<PrintedVersion, 'draft'>,
) {
  const found = await versionOf(trx, estimate.id, { label, correction });
  const known = estimate.versions.find((version) => version.label === label);
  if (found === undefined || known === undefined) return undefined;
  const { content, at } = found;
  const pin = known.book ?? { edition: estimate.edition, houseRevision: null };
  return { label, content, pin, arithmetic: arithmeticOf(known), at };
}
