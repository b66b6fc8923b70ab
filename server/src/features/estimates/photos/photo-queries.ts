import { type NotNull, sql } from 'kysely';
import type { Db } from '../../../database/connections/connection.ts';
import type { Picture } from '../../../files/picture.ts';

/** The received part of a picture. */
export interface FileProgress {
  readonly bytes: number;
  readonly received: number;
  readonly state: 'waiting' | 'kept' | 'ready';
}

const progress = ['bytes', 'received', 'state'] as const;

export function fileProgress(trx: Db, file: string): Promise<FileProgress | undefined> {
  return trx.selectFrom('photo_file').select(progress).where('id', '=', file).executeTakeFirst();
}

/** Locks the file until this transaction ends. */
export function lockFile(trx: Db, file: string): Promise<FileProgress | undefined> {
  return trx.selectFrom('photo_file').select(progress).where('id', '=', file).forUpdate().executeTakeFirst();
}

/** The bytes the company stores. Locks them, so that concurrent announcements cannot pass the limit. */
export async function lockStorage(trx: Db, companyId: string): Promise<number> {
  await trx
    .insertInto('photo_storage')
    .values({ company_id: companyId })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const row = await storageOf(trx, companyId).forUpdate().executeTakeFirstOrThrow();
  return Number(row.used);
}

export async function storageUsed(trx: Db, companyId: string): Promise<number> {
  const row = await storageOf(trx, companyId).executeTakeFirst();
  return Number(row?.used ?? 0);
}

function storageOf(trx: Db, companyId: string) {
  return trx.selectFrom('photo_storage').select('used').where('company_id', '=', companyId);
}

/** Deletes pictures announced but never received, and frees their space. */
export async function dropAbandoned(trx: Db, before: Date): Promise<void> {
  await trx
    .deleteFrom('photo_file')
    .where('state', '=', 'waiting')
    .where('announced_at', '<', before)
    .execute();
}

export interface NewFile {
  readonly companyId: string;
  readonly personId: string;
  readonly file: string;
  readonly bytes: number;
  readonly now: Date;
}

export async function insertFile(trx: Db, { companyId, personId, file, bytes, now }: NewFile): Promise<void> {
  const row = { company_id: companyId, id: file, bytes, announced_at: now, announced_by: personId };
  await trx.insertInto('photo_file').values(row).execute();
}

export async function insertPart(
  trx: Db,
  { companyId, file, start, bytes }: { companyId: string; file: string; start: number; bytes: Buffer },
): Promise<void> {
  await trx.insertInto('photo_part').values({ company_id: companyId, file_id: file, start, bytes }).execute();
  await trx
    .updateTable('photo_file')
    .set({ received: start + bytes.length })
    .where('id', '=', file)
    .execute();
}

export async function bytesOf(trx: Db, file: string): Promise<Buffer> {
  const parts = await trx
    .selectFrom('photo_part')
    .select('bytes')
    .where('file_id', '=', file)
    .orderBy('start')
    .execute();
  return Buffer.concat(parts.map(({ bytes }) => bytes));
}

/** A fully received picture that is not checked yet; never one whose upload restarted. */
const isWhole = sql<boolean>`state = 'waiting' and received = bytes`;

export async function storeFile(
  trx: Db,
  file: string,
  { picture, hash, now }: { readonly picture: Picture; readonly hash: Buffer; readonly now: Date },
): Promise<boolean> {
  const { mediaType, width, height } = picture;
  const stored = await trx
    .updateTable('photo_file')
    .set({ state: 'kept', kept_at: now, media_type: mediaType, width, height, kept_hash: hash })
    .where('id', '=', file)
    .where(isWhole)
    .returning('id')
    .executeTakeFirst();
  if (stored === undefined) return false;
  await trx.deleteFrom('photo_part').where('file_id', '=', file).execute();
  return true;
}

/** Deletes the picture and frees its space. */
export async function dropFile(trx: Db, file: string): Promise<void> {
  await trx.deleteFrom('photo_file').where('id', '=', file).where(isWhole).execute();
}

export async function markReady(trx: Db, file: string): Promise<void> {
  await trx
    .updateTable('photo_file')
    .set({ state: 'ready' })
    .where('id', '=', file)
    .where('state', '=', 'kept')
    .execute();
}

export function statesOf(trx: Db, files: readonly string[]) {
  return trx
    .selectFrom('photo_file')
    .select(['id as file', 'state', 'announced_by as announcedBy'])
    .where('id', 'in', [...files])
    .execute();
}

/** The fields needed to serve a picture; undefined while it is being received. */
export function storedFile(trx: Db, file: string) {
  return trx
    .selectFrom('photo_file')
    .select(['state', 'media_type as mediaType', 'kept_hash as hash'])
    .where('id', '=', file)
    .where('state', '<>', 'waiting')
    .$narrowType<{ mediaType: NotNull; hash: NotNull }>()
    .executeTakeFirst();
}
