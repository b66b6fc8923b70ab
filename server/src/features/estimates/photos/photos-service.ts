import { createHash } from 'node:crypto';
import { photoLimits, type PhotoFileProgress } from '@dre/core/contract/estimates/photos';
import { accept, refuse, type Result } from '@dre/core/domain/result';
import { type Db, inCompany } from '../../../database/connections/connection.ts';
import type { CompanyContext } from '../../../http/calls/authenticator.ts';
import { oneAtATime } from '../../../files/one-at-a-time.ts';
import { type Picture, readPicture } from '../../../files/picture.ts';
import { pictureFaults } from '../../../files/stripped-picture.ts';
import type { FileStore } from '../../../storage/file-store.ts';
import { type EstimateContext, notHere, type Outcome, refusedFor } from '../record/access.ts';
import { progressOf } from '../record/estimates-queries.ts';
import * as files from './photo-queries.ts';
import { photoKey } from './photo-sizes.ts';

/** The dependencies of pictures beyond the request. */
export interface PhotoDependencies {
  readonly db: Db;
  readonly now: () => Date;
  readonly store: FileStore;
  /** The bytes a company may store. */
  readonly storageBytes: number;
  readonly enqueueThumbnails: (trx: Db, job: { companyId: string; file: string }) => Promise<void>;
}

/** A picture announced this long ago and not received is dropped. */
const patienceMs = 2 * 86_400_000;

const tooLarge = { kind: 'too-large', detail: 'A picture may have 10 MB.' } as const;

type AnnounceRefusal = 'forbidden' | 'not-found' | 'too-large' | 'conflict';

export async function announceFile(
  deps: PhotoDependencies,
  context: EstimateContext,
  { id, file, bytes }: { readonly id: string; readonly file: string; readonly bytes: number },
): Outcome<PhotoFileProgress, AnnounceRefusal> {
  return (await refusedAt(context, id)) ?? announceAllowedFile(deps, context, { file, bytes });
}

/** Announces a picture of a caller whose right to send it was decided before. */
export async function announceAllowedFile(
  deps: PhotoDependencies,
  context: CompanyContext,
  { file, bytes }: { readonly file: string; readonly bytes: number },
): Outcome<PhotoFileProgress, AnnounceRefusal> {
  if (bytes > photoLimits.fileBytes) return refuse(tooLarge);
  const { trx, company, identity } = context.auth;
  const known = await files.fileProgress(trx, file);
  if (known !== undefined) return resumed(known, bytes);
  await files.dropAbandoned(trx, new Date(context.now.getTime() - patienceMs));
  const used = await files.lockStorage(trx, company.companyId);
  // Another device may have been faster; after this lock none is.
  const meanwhile = await files.fileProgress(trx, file);
  if (meanwhile !== undefined) return resumed(meanwhile, bytes);
  if (used + bytes > deps.storageBytes) return refuse(storageFull(deps.storageBytes));
  const { companyId } = company;
  await files.insertFile(trx, { companyId, personId: identity.personId, file, bytes, now: context.now });
  return accept({ received: 0, state: 'waiting' });
}

/** A picture has one size: another size means another picture under a wrong name. */
function resumed(known: files.FileProgress, bytes: number): Result<PhotoFileProgress, Conflict> {
  return known.bytes === bytes
    ? accept(asProgress(known))
    : refuse({ kind: 'conflict', detail: 'This picture was announced with another size.' });
}

function storageFull(bytes: number) {
  const detail = `Your company's room for photos, ${String(Math.floor(bytes / 1e9))} GB, is used up.`;
  return { kind: 'too-large', detail } as const;
}

interface Conflict {
  readonly kind: 'conflict';
  readonly detail: string;
}

type PartRefusal = AnnounceRefusal | 'invalid-request';

export interface PhotoPart {
  readonly file: string;
  readonly offset: number;
  readonly bytes: Buffer;
}

export async function takePart(
  context: EstimateContext,
  { id, ...part }: PhotoPart & { readonly id: string },
): Outcome<PhotoFileProgress, PartRefusal> {
  return (await refusedAt(context, id)) ?? takeAllowedPart(context, part);
}

/** Bytes already received are ignored: the reply states how many there are. */
export async function takeAllowedPart(
  context: CompanyContext,
  { file, offset, bytes }: PhotoPart,
): Outcome<PhotoFileProgress, PartRefusal> {
  const { trx, company } = context.auth;
  const known = await files.lockFile(trx, file);
  if (known === undefined) return refuse({ kind: 'conflict', detail: 'This picture was not announced.' });
  if (known.state !== 'waiting' || offset < known.received) return accept(asProgress(known));
  if (offset > known.received) {
    return refuse({
      kind: 'conflict',
      detail: `Only ${String(known.received)} bytes before these are there.`,
    });
  }
  const end = offset + bytes.length;
  if (end > known.bytes) return refuse({ kind: 'too-large', detail: 'More came than was announced.' });
  if (end < known.bytes && bytes.length < photoLimits.leastPartBytes) {
    return refuse({ kind: 'invalid-request', detail: 'Only the last part may be so small.' });
  }
  if (bytes.length > 0) {
    await files.insertPart(trx, { companyId: company.companyId, file, start: offset, bytes });
  }
  return accept({ received: end, state: 'waiting' });
}

/** One at a time per process, so that others wait for the processor without holding the database. */
const inTurn = oneAtATime();

/** Checks a fully received picture, then stores it or deletes all of it. */
export async function completeFile(
  deps: PhotoDependencies,
  companyId: string,
  file: string,
): Outcome<PhotoFileProgress, 'invalid-request'> {
  const progress = () => inCompany(deps.db, companyId, (trx) => files.fileProgress(trx, file));
  const before = await progress();
  if (before !== undefined && !isWhole(before)) return accept(asProgress(before));
  return inTurn(async () => {
    const known = await progress();
    // Two devices sent it at once, and the other was refused already.
    if (known === undefined) return refuse({ kind: 'invalid-request', detail: pictureFaults.damaged });
    if (!isWhole(known)) return accept(asProgress(known));
    const judged = await judge(file, await inCompany(deps.db, companyId, (trx) => files.bytesOf(trx, file)));
    if (!judged.ok) {
      await inCompany(deps.db, companyId, (trx) => files.dropFile(trx, file));
      return refuse({ kind: 'invalid-request', detail: judged.refusal });
    }
    return keep(deps, { companyId, file, picture: judged.value });
  });
}

function isWhole({ state, received, bytes }: files.FileProgress): boolean {
  return state === 'waiting' && received === bytes;
}

async function judge(file: string, bytes: Buffer): Promise<Result<Picture, string>> {
  if (sha256(bytes).toString('hex') !== file) return refuse('What arrived is not what was announced.');
  const picture = await readPicture(bytes);
  return picture.ok ? picture : refuse(pictureFaults[picture.refusal]);
}

async function keep(
  deps: PhotoDependencies,
  { companyId, file, picture }: { companyId: string; file: string; picture: Picture },
): Outcome<PhotoFileProgress, 'invalid-request'> {
  // Bytes are stored first, so that a row never names a missing file. After a crash in between, the next attempt finds
  // them.
  await deps.store.put(photoKey(companyId, file, 'full'), picture.bytes);
  return inCompany(deps.db, companyId, async (trx) => {
    const hash = sha256(picture.bytes);
    if (await files.storeFile(trx, file, { picture, hash, now: deps.now() })) {
      await deps.enqueueThumbnails(trx, { companyId, file });
    }
    const known = await files.fileProgress(trx, file);
    return known === undefined
      ? refuse({ kind: 'invalid-request', detail: pictureFaults.damaged })
      : accept(asProgress(known));
  });
}

export async function readStorage(
  deps: PhotoDependencies,
  context: EstimateContext,
): Outcome<{ readonly used: number; readonly limit: number }, 'forbidden'> {
  const forbidden = refusedFor(context, 'read');
  if (forbidden !== undefined) return refuse(forbidden);
  const { trx, company } = context.auth;
  return accept({ used: await files.storageUsed(trx, company.companyId), limit: deps.storageBytes });
}

/** The reason files may not be sent for this estimate. A locked one takes files too: its edits decide their use. */
async function refusedAt(context: EstimateContext, id: string) {
  const forbidden = refusedFor(context, 'edit');
  if (forbidden !== undefined) return refuse(forbidden);
  return (await progressOf(context.auth.trx, id)) === undefined ? notHere(context, id) : undefined;
}

function asProgress({ received, state }: files.FileProgress): PhotoFileProgress {
  return { received, state };
}

function sha256(bytes: Buffer): Buffer {
  return createHash('sha256').update(bytes).digest();
}
