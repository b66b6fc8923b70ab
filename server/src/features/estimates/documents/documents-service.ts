import { createHash } from 'node:crypto';
import type { PaperSettings } from '@dre/core/domain/account/settings';
import type { BookPin } from '@dre/core/domain/catalogue/book/pin';
import { dayIn } from '@dre/core/domain/companies/time-zone';
import { documentCode } from '@dre/core/domain/documents/document-code';
import type { DocumentChoice, PrintedVersion } from '@dre/core/domain/documents/document-kinds';
import { documentFileName, versionName } from '@dre/core/domain/documents/document-labels';
import { documentGap, gapText } from '@dre/core/domain/documents/missing-document';
import { printedAgreement } from '@dre/core/domain/documents/printed-agreement';
import { type Arithmetic, arithmeticOf, newestArithmetic } from '@dre/core/domain/estimates/model/arithmetic';
import { pinOf } from '@dre/core/domain/estimates/model/book-pin';
import type { Estimate, EstimateContent } from '@dre/core/domain/estimates/model/estimate';
import type { AgreementRecord } from '@dre/core/domain/estimates/model/lifecycle/agreement';
import { priceEstimate } from '@dre/core/domain/estimates/pricing/price-estimate';
import type { PricedVersion } from '@dre/core/domain/estimates/pricing/price-work-items';
import { hasUnrelatedDamage } from '@dre/core/domain/estimates/pricing/values/totals-bucket';
import type { VersionLabel, VersionRecord } from '@dre/core/domain/estimates/model/lifecycle/version';
import { accept, refuse, type Result } from '@dre/core/domain/result';
import { type Db, inCompany } from '../../../database/connections/connection.ts';
import type { DocumentPool, DocumentPermit } from '../../../documents/document-pool.ts';
import type { DocumentOrder, DocumentSignature, Pictures } from '../../../documents/estimate/order.ts';
import { printPicture } from '../../../files/print-picture.ts';
import { type FileStore, readWhole } from '../../../storage/file-store.ts';
import { bookFor, contentsOf } from '../../catalogue/open-books.ts';
import { timeZoneOf } from '../../session/time-zone-queries.ts';
import { withDrawnLocations } from '../record/drawn-locations.ts';
import { type EstimateRecord, estimateById, startOf, versionOf } from '../record/estimates-queries.ts';
import { companyOnPaper } from './company-on-paper.ts';
import { insertIssued, isIssued, type IssuedDocument, linesOfVersions } from './issued-documents-queries.ts';
import { photoKey } from '../photos/photo-sizes.ts';
import { signatureFor } from './signatures-given.ts';

export interface WantedDocument {
  readonly companyId: string;
  readonly estimateId: string;
  readonly choice: DocumentChoice;
  readonly reader?: DocumentOrder['reader'];
  readonly now: Date;
  /** An online approval: shown in its box, with its history on a page of its own. */
  readonly signature?: DocumentSignature;
}

/** A document with everything needed to draw it after the transaction has ended. */
export interface DocumentJob {
  readonly order: DocumentOrder;
  readonly fileName: string;
  readonly companyId: string;
  readonly estimateId: string;
  readonly revision: number;
}

type Refused = { readonly kind: 'not-found' | 'conflict'; readonly detail?: string };

const noVersion = { kind: 'not-found', detail: 'The estimate has no such version.' } as const;

/** Collects the content of a document. The caller checks permission. */
export async function estimateDocument(
  trx: Db,
  wanted: WantedDocument,
): Promise<Result<DocumentJob, Refused>> {
  const { companyId, estimateId, choice } = wanted;
  const record = await estimateById(trx, estimateId);
  if (record === undefined) return refuse({ kind: 'not-found' });
  const shown = await shownVersion(trx, record, choice.version);
  if (shown === undefined) return refuse(noVersion);
  const { content, version } = shown;
  const gap = documentGap(choice.kind, {
    label: version === 'draft' ? (record.estimate.draft ?? 'E01') : version.label,
    vehicleType: content.unit.vehicleType,
    hasUnrelatedDamage: hasUnrelatedDamage(content.lines),
  });
  if (gap !== null) return refuse({ kind: 'conflict', detail: gapText[gap] });
  const zone = await timeZoneOf(trx, companyId);
  const answer = answerTo(record.estimate, wanted, version);
  const order: DocumentOrder = {
    ...choice,
    ...(await whatIsPrinted(trx, wanted, record, shown)),
    ...(await companyOnPaper(trx, wanted, shown)),
    version,
    zone,
    printedOn: dayIn(zone, wanted.now.getTime()),
    signature: wanted.signature ?? (await signatureFor(trx, estimateId, version, answer)),
    answer,
    isVoid: record.estimate.stage === 'void',
    ...(wanted.reader && { reader: wanted.reader }),
  };
  const fileName = documentFileName(content.heading.number, choice.kind, version);
  return accept({ order, fileName, companyId, estimateId, revision: record.revision });
}

function answerTo(
  { versions }: Estimate,
  { choice: { kind }, reader }: WantedDocument,
  printed: PrintedVersion,
): AgreementRecord | null {
  if (printed === 'draft') return null;
  const version = versions.find(({ label }) => label === printed.label);
  return printedAgreement({ kind, ...(reader && { reader }) }, version);
}

async function whatIsPrinted(
  trx: Db,
  { companyId, estimateId, choice: { kind, options } }: WantedDocument,
  record: EstimateRecord,
  { content, pin, arithmetic, version, hash, madeAt }: ShownVersion,
) {
  const priced = async (
    text: EstimateContent,
    { edition, houseRevision }: BookPin,
    rules: Arithmetic,
  ): Promise<PricedVersion> => {
    const revisions = { companyId, edition, houseRevision: houseRevision ?? record.houseRevision };
    const drawn = await withDrawnLocations(text, await contentsOf(trx, edition));
    return { content: drawn, ...priceEstimate(text, await bookFor(trx, revisions), rules) };
  };
  const before = await versionBefore(trx, record, version);
  const coded = version === 'draft' ? `draft ${String(record.revision)}` : versionName(version);
  return {
    printed: await priced(content, pin, arithmetic),
    before: before === undefined ? null : await priced(before.content, before.pin, before.arithmetic),
    versions: versionsUpTo(record.estimate.versions, version),
    addedIn: await addedIn(trx, record.estimate, content),
    edition: pin.edition,
    code: documentCode({ estimateId, kind, options, version: coded, contentHash: hash }),
    contentHash: hash,
    madeAt: madeAt.toISOString(),
  };
}

interface ShownVersion {
  readonly content: EstimateContent;
  readonly pin: BookPin;
  readonly arithmetic: Arithmetic;
  readonly version: PrintedVersion;
  readonly hash: string;
  readonly madeAt: Date;
  /** Null for drafts and for versions from before it was stored: they print with the settings of today. */
  readonly printedWith: PaperSettings | null;
}

/** The current content; if no draft is open, the last version as locked or corrected. */
async function shownVersion(
  trx: Db,
  { estimate, checksum, updatedAt }: EstimateRecord,
  asked: PrintedVersion,
): Promise<ShownVersion | undefined> {
  const last = estimate.versions.at(-1);
  if (asked === 'draft' && (estimate.draft !== null || last === undefined)) {
    return {
      content: contentOf(estimate),
      pin: pinOf(estimate),
      arithmetic: newestArithmetic,
      version: 'draft',
      hash: checksum.toString('hex'),
      madeAt: updatedAt,
      printedWith: null,
    };
  }
  const version =
    asked === 'draft' && last !== undefined
      ? { label: last.label, correction: last.corrections.at(-1)?.label ?? ('' as const) }
      : asked;
  if (version === 'draft') return undefined;
  const found = await versionOf(trx, estimate.id, version);
  const locked = estimate.versions.find(({ label }) => label === version.label);
  if (found === undefined || locked === undefined) return undefined;
  return {
    content: found.content,
    pin: await pinOfVersion(trx, estimate, locked),
    arithmetic: arithmeticOf(locked),
    version,
    hash: found.hash.toString('hex'),
    madeAt: found.at,
    printedWith: found.printedWith,
  };
}

function contentOf({
  heading,
  parties,
  claim,
  loss,
  unit,
  profile,
  lines,
  calculations,
  overrides,
  photos,
  notes,
  answeredSuggestions,
}: Estimate): EstimateContent {
  return {
    heading,
    parties,
    claim,
    loss,
    unit,
    profile,
    lines,
    calculations,
    overrides,
    photos,
    notes,
    answeredSuggestions,
  };
}

/** Versions locked before books could change use the book the estimate started with. */
async function pinOfVersion(trx: Db, estimate: Estimate, { book }: VersionRecord): Promise<BookPin> {
  if (book !== undefined) return book;
  const started = await startOf(trx, estimate.id);
  return { edition: started?.edition ?? estimate.edition, houseRevision: null };
}

/** The versions up to the printed one, each with the corrections it had by then. */
function versionsUpTo(versions: readonly VersionRecord[], printed: PrintedVersion): readonly VersionRecord[] {
  if (printed === 'draft') return versions;
  const at = versions.findIndex(({ label }) => label === printed.label);
  return versions.slice(0, at + 1).map((version) => {
    if (version.label !== printed.label) return version;
    const until = version.corrections.findIndex(({ label }) => label === printed.correction);
    return { ...version, corrections: version.corrections.slice(0, until + 1) };
  });
}

/** The version the printed one is compared with. */
async function versionBefore(trx: Db, { estimate }: EstimateRecord, printed: PrintedVersion) {
  const { versions } = estimate;
  const at =
    printed === 'draft' ? versions.length : versions.findIndex(({ label }) => label === printed.label);
  const record = versions[at - 1];
  if (record === undefined) return undefined;
  const found = await versionOf(trx, estimate.id, { label: record.label, correction: undefined });
  return (
    found && {
      content: found.content,
      pin: await pinOfVersion(trx, estimate, record),
      arithmetic: arithmeticOf(record),
    }
  );
}

/** By line id: the first version with the line, or the draft. */
async function addedIn(
  trx: Db,
  estimate: Estimate,
  { lines }: EstimateContent,
): Promise<Record<string, VersionLabel>> {
  if (estimate.versions.length === 0) return {};
  const first: Record<string, VersionLabel> = {};
  for (const { label, lines: ids } of await linesOfVersions(trx, estimate.id)) {
    for (const id of ids) first[id] ??= label as VersionLabel;
  }
  return Object.fromEntries(lines.map(({ id }) => [id, first[id] ?? estimate.draft ?? 'E01']));
}

export interface DocumentDependencies {
  readonly db: Db;
  readonly store: FileStore;
  readonly documents: DocumentPool;
  readonly now: () => Date;
}

/** Draws the document in its own thread; its hash is recorded before the last bytes leave. */
export async function* drawDocument(
  deps: DocumentDependencies,
  job: DocumentJob,
  given?: DocumentPermit,
): AsyncGenerator<Uint8Array, void> {
  const hash = createHash('sha256');
  const turn = given ?? (await deps.documents.turn());
  const drawn = turn.draw(job.order, picturesOf(deps.store, job.companyId));
  let held: Uint8Array | undefined;
  let bytes = 0;
  try {
    while (true) {
      const next = await drawn.next();
      if (next.done) {
        await register(deps, job, { fileHash: hash.digest(), bytes, pages: next.value });
        if (held !== undefined) yield held;
        return;
      }
      hash.update(next.value);
      bytes += next.value.length;
      if (held !== undefined) yield held;
      // The first bytes carry no content and need not wait for the record.
      held = bytes === next.value.length ? yield* atOnce(next.value) : next.value;
    }
  } finally {
    await drawn.return(0);
    turn.leave();
  }
}

function* atOnce(bytes: Uint8Array): Generator<Uint8Array, undefined> {
  yield bytes;
}

/** A file printed again is recorded already. */
async function register(
  { db, now }: DocumentDependencies,
  { order: { kind, version, code, signature }, companyId, estimateId, revision }: DocumentJob,
  file: Pick<IssuedDocument, 'fileHash' | 'bytes' | 'pages'>,
): Promise<void> {
  const made = { kind, version, code, isSigned: signature !== null, at: now() };
  await inCompany(db, companyId, async (trx) => {
    if (await isIssued(trx, file.fileHash)) return;
    await insertIssued(trx, { companyId, estimateId, revision, ...made, ...file });
  });
}

/** The whole file, for sending it elsewhere. */
export async function wholeDocument(deps: DocumentDependencies, job: DocumentJob): Promise<Buffer> {
  const parts: Uint8Array[] = [];
  for await (const part of drawDocument(deps, job)) parts.push(part);
  return Buffer.concat(parts);
}

/** The smaller picture, if it exists yet. */
export function picturesOf(store: FileStore, companyId: string): Pictures {
  return async (file, edge) => {
    const picture =
      (await readWhole(store, photoKey(companyId, file, 'medium'))) ??
      (await readWhole(store, photoKey(companyId, file, 'full')));
    return picture && printPicture(picture, edge);
  };
}
